import type { Period } from './period';

/** Maximum number of rows that a daily report shows and exports. */
export const dailyRowCap = 10_000;

/** Maximum number of rows of a report; null without a limit. */
export function rowCapOf(period: Period): number | null {
  return period === 'daily' ? dailyRowCap : null;
}

/** Rows that a report with `totalCount` rows shows and exports. */
export function cappedRowCount(totalCount: number, rowCap: number | null): number {
  return Math.min(totalCount, rowCap ?? Infinity);
}
