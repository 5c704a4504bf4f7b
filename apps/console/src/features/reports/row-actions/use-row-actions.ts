import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { ReportTableHandle } from '@meridian/report-table';
import type { RefObject } from 'react';
import { useIdlePreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type * as Actions from './row-actions';

let loaded: typeof Actions | undefined;
const load = async () => (loaded = await import('./row-actions'));

interface UseRowActionsOptions extends Omit<Actions.RowActionsOptions, 'onCopy'> {
  /** The table that copies a row as it shows it. */
  table: RefObject<ReportTableHandle | null>;
}

/** Returns the commands of a row; none until their code is loaded, which happens in idle moments. */
export function useRowActions({
  table,
  ...options
}: UseRowActionsOptions): (row: ReportRow) => Actions.RowAction[] {
  const { t } = useTranslation('reports');
  const { isLoaded } = useIdlePreload(load);
  const list = options.model.rows.response?.data.list ?? [];
  const copy = async (row: ReportRow) => {
    const isCopied = await table.current?.copy([list.indexOf(row)]).catch(() => false);
    notify(
      isCopied === true
        ? { tone: 'success', title: t('rowActions.copied') }
        : { tone: 'error', title: t('rowActions.copyFailed') },
    );
  };
  return (row) =>
    isLoaded && loaded
      ? loaded.rowActions(row, { ...options, t, onCopy: (copied) => void copy(copied) })
      : [];
}
