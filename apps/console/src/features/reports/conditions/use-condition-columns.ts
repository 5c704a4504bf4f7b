import { namedOwnColumns, ownConditionColumns, type ConditionColumn } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { conditionColumnsIn } from '../report-keys';
import type { ReportModel } from '../use-report-model';

/**
 * The columns that conditions of a report can name, with own metrics of its user. One that a condition names and the report lacks has no
 * name: it was deleted, is not shared with the user, or is not loaded yet.
 */
export function useConditionColumns({
  report,
  view: { where = [], reportType },
  columns,
  accounts,
}: Pick<ReportModel, 'report' | 'view' | 'columns' | 'accounts'>): {
  columns: ConditionColumn[];
  /** Those that a new condition can name. */
  offered: ConditionColumn[];
} {
  const { t } = useTranslation('reports');
  const own = ownConditionColumns(columns.titleInfos);
  const offered = [...conditionColumnsIn(report, { reportType, accountCount: accounts.length }), ...own];
  const missing = namedOwnColumns(where).filter(({ dataKey }) =>
    own.every((each) => each.dataKey !== dataKey),
  );
  const unnamed = missing.map((column) => ({
    ...column,
    metric: { ...column.metric, name: t('ownMetrics.unnamed') },
  }));
  return { columns: [...offered, ...unnamed], offered };
}
