import {
  dimensions,
  reportColumns,
  type DimensionId,
  type OwnMetric,
  type OwnMetricColumn,
  type ReportColumnDefinition,
} from '@meridian/api-client/contract';
import type { ReportPlan } from './report-plan';

/**
 * Columns of a planned report from left to right. `currencies`: of the amounts in the result.
 *
 * A `selection` of data keys (custom fields) orders and selects the section's own columns. Columns that identify a row
 * always come first: period, accounts, currency and the row header.
 */
export function planColumns(
  { definition, period, isPerAccount, accountIds, groupBy }: ReportPlan,
  currencies: readonly string[],
  selection: readonly string[] | null = null,
): ReportColumnDefinition[] {
  const all = reportColumns({
    definition,
    period,
    isPerAccount,
    hasSeveralAccounts: accountIds.length > 1,
    hasSeveralCurrencies: currencies.length > 1,
    groupBy,
  });
  if (selection === null) return all;
  const selected = [...new Set(selection)].flatMap((key) => all.filter(({ dataKey }) => dataKey === key));
  return [...all.filter(({ isLocked }) => isLocked), ...selected.filter(({ isLocked }) => !isLocked)];
}

/** A column that a section defines, or that of an own metric. */
export type PlannedColumn = ReportColumnDefinition | OwnMetricColumn;

/** The columns with those of own metrics after the section's metrics. */
export function withOwnMetrics(
  columns: readonly ReportColumnDefinition[],
  ownMetrics: readonly OwnMetric[],
): PlannedColumn[] {
  const own = ownMetrics.map((metric): OwnMetricColumn => ({
    kind: 'ownMetric',
    dataKey: metric.dataKey,
    metric,
  }));
  const end = columns.findLastIndex(({ kind }) => kind === 'metric') + 1;
  return [...columns.slice(0, end), ...own, ...columns.slice(end)];
}

/** Dimensions that the text filter searches: those that the report shows without custom fields. */
export function searchableDimensions(plan: ReportPlan): DimensionId[] {
  const shown = planColumns({ ...plan, groupBy: undefined }, []).flatMap((column) =>
    column.kind === 'dimension' ? [column.id] : [],
  );
  return shown.filter((id) => dimensions[id].isSearchable);
}
