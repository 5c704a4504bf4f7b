import { isOwnMetricKey, parseSort, parseSortKey, type TitleInfo } from '@meridian/api-client/contract';
import type { ColumnState } from '@meridian/report-table';
import type { ReportView } from '../view/report-view';

type Columns = readonly Pick<TitleInfo, 'dataKey'>[];
const ownKeysOf = (columns: Columns) =>
  columns.map(({ dataKey }) => dataKey).filter((key) => isOwnMetricKey(key));

/** The state in which own metrics are hidden unless the user has shown them: a new one would widen every report. */
export function withOwnHidden(state: ColumnState, columns: Columns): ColumnState {
  const { columnVisibility = {} } = state;
  const hidden = ownKeysOf(columns).filter((key) => columnVisibility[key] !== true);
  if (hidden.length === 0) return state;
  return {
    ...state,
    columnVisibility: { ...columnVisibility, ...Object.fromEntries(hidden.map((key) => [key, false])) },
  };
}

/** A state that the user selected; it remembers which own metrics it shows. A state without visibilities is the default. */
export function withOwnShown(state: ColumnState, columns: Columns): ColumnState {
  const { columnVisibility } = state;
  if (columnVisibility === undefined) return withOwnHidden(state, columns);
  const shown = ownKeysOf(columns).filter((key) => columnVisibility[key] !== false);
  return {
    ...state,
    columnVisibility: { ...columnVisibility, ...Object.fromEntries(shown.map((key) => [key, true])) },
  };
}

/** Own metrics that a view names and its report lacks: they were deleted, or are not shared with the user. */
export function missingOwnKeys(
  { columns = [], sort }: Pick<ReportView, 'columns' | 'sort'>,
  known: Columns,
): string[] {
  const named = [...columns, parseSortKey(parseSort(sort)?.key ?? '').dataKey];
  const isMissing = (key: string) => isOwnMetricKey(key) && !known.some(({ dataKey }) => dataKey === key);
  return [...new Set(named.filter(isMissing))];
}
