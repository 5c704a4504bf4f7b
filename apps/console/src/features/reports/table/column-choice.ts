import type { TitleInfo } from '@meridian/api-client/contract';
import { applyColumnState, columnsOf, type ColumnState } from '@meridian/report-table/core';

/** Data keys of the columns that a state shows, in order. */
export function columnsShown(
  titleInfos: readonly TitleInfo[],
  state: ColumnState,
  locked: readonly string[],
): string[] {
  return applyColumnState(columnsOf(titleInfos, 'en', locked), state).map(({ dataKey }) => dataKey);
}

/** The state that shows these columns in this order; it keeps the user's pins and widths. */
export function showColumns(
  state: ColumnState,
  keys: readonly string[],
  titleInfos: readonly TitleInfo[],
): ColumnState {
  const hidden = titleInfos.map(({ dataKey }) => dataKey).filter((key) => !keys.includes(key));
  return {
    ...state,
    columnOrder: [...keys, ...hidden],
    columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
  };
}
