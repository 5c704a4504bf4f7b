import {
  dimensionDataKey,
  dimensions,
  dimensionsOf,
  metrics,
  sectionColumns,
  type DimensionDefinition,
  type DimensionId,
  type MetricDefinition,
  type MetricId,
} from '@meridian/api-client/contract';
import type { ReportPlan } from '../plan/report-plan';

/** What a column of a report shows. */
export type ReportColumn = { dataKey: string } & (
  | { kind: 'period'; titleKey: 'date' | 'reportDates' }
  | { kind: 'currency' }
  | { kind: 'dimension'; id: DimensionId; definition: DimensionDefinition; isLead: boolean }
  | { kind: 'metric'; id: MetricId; definition: MetricDefinition }
);

/**
 * The columns of a report from left to right: period, accounts, currency, the section's own. The account columns
 * appear where several accounts stand apart, the currency where money of several is in the result.
 *
 * A `choice` of data keys (custom fields) orders and selects the section's own columns. What says which row it is
 * always stays, and stands first: period, accounts, currency and the dimension that leads.
 */
export function reportColumns(
  plan: ReportPlan,
  currencies: readonly string[],
  choice: readonly string[] | null = null,
): ReportColumn[] {
  const all = allColumns(plan, currencies);
  if (choice === null) return all;
  const isLocked = (column: ReportColumn) => isAlwaysShown(plan, column);
  const chosen = [...new Set(choice)].flatMap((key) => all.filter(({ dataKey }) => dataKey === key));
  return [...all.filter(isLocked), ...chosen.filter((column) => !isLocked(column))];
}

function isAlwaysShown({ definition }: ReportPlan, column: ReportColumn): boolean {
  if (column.kind !== 'dimension') return column.kind !== 'metric';
  return column.isLead || !definition.dimensions.includes(column.id);
}

function allColumns(plan: ReportPlan, currencies: readonly string[]): ReportColumn[] {
  return [
    ...periodColumns(plan),
    ...(showsAccounts(plan) ? (['accountNo', 'accountName'] as const).map(dimensionColumn(plan)) : []),
    ...(currencies.length > 1 ? [{ kind: 'currency' as const, dataKey: 'currency' }] : []),
    ...sectionColumns(plan.definition, plan.period).flatMap((column) => {
      if (column.kind === 'metric') return [metricColumn(column.id)];
      return column.kind === 'dimension' && isShown(plan, column.id)
        ? [dimensionColumn(plan)(column.id)]
        : [];
    }),
  ];
}

/** The dimensions whose text the text filter searches: those that the report shows without custom fields. */
export function searchableDimensions(plan: ReportPlan): DimensionId[] {
  const shown: DimensionId[] = [
    ...(showsAccounts(plan) ? (['accountNo', 'accountName'] as const) : []),
    ...dimensionsOf(plan.definition, plan.period).filter((id) => isShown(plan, id)),
  ];
  return shown.filter((id) => dimensions[id].isSearchable);
}

function showsAccounts({ isPerAccount, accountIds, definition }: ReportPlan): boolean {
  return isPerAccount && accountIds.length > 1 && !definition.dimensions.includes('accountNo');
}

/** Summed accounts have neither number nor name. */
function isShown({ isPerAccount }: ReportPlan, id: DimensionId): boolean {
  return isPerAccount || dimensions[id].source !== 'account';
}

function periodColumns({ period }: ReportPlan): ReportColumn[] {
  if (period === 'custom') return [];
  const key = period === 'daily' ? 'date' : 'reportDates';
  return [{ kind: 'period', dataKey: key, titleKey: key }];
}

const dimensionColumn =
  ({ definition }: ReportPlan) =>
  (id: DimensionId): ReportColumn => ({
    kind: 'dimension',
    dataKey: dimensionDataKey(id),
    id,
    definition: dimensions[id],
    isLead: id === definition.rowHeader,
  });

const metricColumn = (id: MetricId): ReportColumn => ({
  kind: 'metric',
  dataKey: metrics[id].dataKey,
  id,
  definition: metrics[id],
});
