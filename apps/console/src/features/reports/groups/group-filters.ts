import {
  dimensionDataKey,
  hasItemCondition,
  isPeriodColumnKey,
  maxConditions,
  maxFilterLength,
  parseSort,
  type ReportGrouping,
  type ReportRow,
  type ReportWhere,
} from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { rowAccountIds, type DrillDownOptions } from '../drill-down/drill-down-link';
import { nameColumnKey } from '../report-keys';
import type { ReportViewChange } from '../view/report-view';

/** Identifies a group of the page. `nameKey`: data key of what it is grouped by. */
export function groupKey(row: ReportRow, nameKey: string): string {
  return JSON.stringify([row['accountNo'] ?? null, row['currency'] ?? null, row[nameKey] ?? null]);
}

/** The change that groups the rows, or ends it (undefined). An order by period needs a column of periods. */
export function groupedBy(
  { view }: Pick<DrillDownOptions, 'view'>,
  groupBy: ReportGrouping | undefined,
): ReportViewChange {
  const isByPeriod = isPeriodColumnKey(parseSort(view.sort)?.key ?? '');
  // groups have no details
  return {
    groupBy,
    segment: undefined,
    row: undefined,
    ...(isByPeriod && groupBy !== undefined && { sort: undefined }),
  };
}

type RowsOfGroupChange = Pick<ReportViewChange, 'groupBy' | 'accountIds' | 'where'> & { range?: DateRange };

/**
 * The change that lists the rows of a group, which add up to it. Undefined if no filter selects them: a value is too long, there are too
 * many conditions, the days of a group are compared with other days than those of the report, or other items are new in them.
 */
export function rowsOfGroup(
  row: ReportRow,
  { report, view, accounts }: DrillDownOptions,
): RowsOfGroupChange | undefined {
  const { groupBy } = view;
  const key = nameColumnKey(report, groupBy);
  const accountIds = rowAccountIds(row, { view, accounts });
  if (groupBy === undefined || key === undefined || accountIds === null) return undefined;
  const value = row[key];
  if (value === undefined || String(value).length > maxFilterLength) return undefined;
  const where: ReportWhere = [...(view.where ?? [])];
  const currency = row['currency'];
  if (currency) where.push([{ column: 'currency', operator: 'in', values: [String(currency)] }]);
  const ends = groupBy === 'period' ? String(value).split('~') : [];
  if (groupBy !== 'period' && groupBy !== 'accountName') {
    const column = dimensionDataKey(groupBy);
    where.push([
      value === null
        ? { column, operator: 'empty', values: [] }
        : { column, operator: 'in', values: [String(value)] },
    ]);
  }
  const [beginDate, endDate = beginDate] = ends;
  // which items are new depends on the first day
  const isOfRange = view.compare !== undefined || hasItemCondition(where);
  if (beginDate !== undefined && isOfRange) return undefined;
  if (where.flat().length > maxConditions) return undefined;
  return {
    groupBy: undefined,
    accountIds,
    where: where.length > 0 ? where : undefined,
    ...(beginDate !== undefined && endDate !== undefined && { range: { beginDate, endDate } }),
  };
}
