import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { ReportTableHandle } from '@meridian/report-table';
import { useCallback, type RefObject } from 'react';
import { useIdlePreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type { rowActions, RowAction, RowActionsOptions } from './row-actions';

let loaded: typeof rowActions | undefined;

interface UseRowActionsOptions extends Omit<RowActionsOptions, 'onCopy'> {
  /** The table that copies a row as it shows it. */
  table: RefObject<ReportTableHandle | null>;
  /** The position of a row in the table. */
  placeOf: (row: ReportRow) => number;
}

/** Returns the commands of a row; none until their code is loaded, which happens in idle moments. */
export function useRowActions({
  table,
  placeOf,
  ...options
}: UseRowActionsOptions): (row: ReportRow) => RowAction[] {
  const { t, i18n } = useTranslation('reports');
  const load = useCallback(async () => {
    const code = import('./row-actions').then((module) => module.rowActions);
    [loaded] = await Promise.all([code, i18n.loadNamespaces('itemActions')]);
  }, [i18n]);
  const { isLoaded } = useIdlePreload(load);
  const copy = async (row: ReportRow) => {
    const isCopied = await table.current?.copy([placeOf(row)]).catch(() => false);
    notify(
      isCopied === true
        ? { tone: 'success', title: t('rowActions.copied') }
        : { tone: 'error', title: t('rowActions.copyFailed') },
    );
  };
  return (row) =>
    isLoaded && loaded
      ? loaded(row, {
          ...options,
          t: i18n.getFixedT(null, ['reports', 'itemActions']),
          onCopy: (copied) => void copy(copied),
        })
      : [];
}
