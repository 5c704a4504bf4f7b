import type { ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useIdlePreload } from '../../../lib/lazy/lazy-with-preload';
import type * as Actions from './row-actions';

let loaded: typeof Actions | undefined;
const load = async () => (loaded = await import('./row-actions'));

/** Returns the commands of a row; none until their code is loaded, which happens in idle moments. */
export function useRowActions(options: Actions.RowActionsOptions): (row: ReportRow) => Actions.RowAction[] {
  const { t } = useTranslation('reports');
  const { isLoaded } = useIdlePreload(load);
  return (row) => (isLoaded && loaded ? loaded.rowActions(row, { ...options, t }) : []);
}
