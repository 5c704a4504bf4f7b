import {
  filtersOfItem,
  otherItems,
  reportWhereSchema,
  valueFilters,
  type ReportCondition,
  type ReportRow,
  type ReportWhere,
} from '@meridian/api-client/contract';
import { rowAccountIds, type DrillDownOptions } from '../drill-down/drill-down-link';
import type { ReportViewChange } from '../view/report-view';

/** The view change that lists only the item of a row, in the view's own filters; undefined if no filter can select it. */
export function onlyItem(row: ReportRow, { report, view, accounts }: DrillDownOptions) {
  const accountIds = rowAccountIds(row, { view, accounts });
  const filters = filtersOfItem(report, row);
  const hasAccount = view.isForSeveral && row['accountNo'] !== undefined;
  if (accountIds === null || (!filters && !hasAccount)) return undefined;
  const { where: own = [], ...lists } = filters ?? {};
  const isNew = (group: readonly ReportCondition[]) =>
    !view.where?.some((known) => JSON.stringify(known) === JSON.stringify(group));
  return withConditions([...(view.where ?? []), ...own.filter(isNew)], { ...lists, accountIds });
}

/** The view change that leaves out the item of a row; undefined if no condition can, or if the view lists nothing else. */
export function exceptItem(row: ReportRow, { report, view }: Pick<DrillDownOptions, 'report' | 'view'>) {
  const isOneAccount = !view.isForSeveral || view.accountIds?.length === 1;
  const fixed = new Set([
    ...valueFilters.filter((filter) => view[filter]?.length === 1),
    ...(isOneAccount ? ['accountNo', 'accountName'] : []),
  ]);
  const group = otherItems(report, row, { fixed });
  return group && withConditions(addGroup(view.where ?? [], group));
}

/** The change with these conditions; undefined if they are too many. */
function withConditions(where: ReportWhere, change: ReportViewChange = {}): ReportViewChange | undefined {
  if (!reportWhereSchema.safeParse(where).success) return undefined;
  return { ...change, where: where.length > 0 ? where : undefined };
}

/** Adds a group; values that one column must not have become one condition. */
function addGroup(where: ReportWhere, group: ReportCondition[]): ReportWhere {
  const [added, ...others] = group;
  const isSame = ([known, ...more]: readonly ReportCondition[]) =>
    more.length === 0 && known?.operator === 'notIn' && known.column === added?.column;
  const place = others.length === 0 && added?.operator === 'notIn' ? where.findIndex(isSame) : -1;
  const [known] = where[place] ?? [];
  if (!added || !known) return [...where, group];
  return where.with(place, [{ ...known, values: [...new Set([...known.values, ...added.values])] }]);
}
