/** How a report groups its rows by date. */
export const periods = ['daily', 'weekly', 'month', 'custom'] as const;
export type Period = (typeof periods)[number];

/** Picker type (rules of `@meridian/date-range`) of each period. */
export const periodPickerType = { daily: 1, weekly: 2, month: 4, custom: 5 } as const satisfies Record<
  Period,
  number
>;

/** Data keys of the column that dates a row. */
export const periodColumnKeys = ['date', 'reportDates'] as const;
export type PeriodColumnKey = (typeof periodColumnKeys)[number];

/** The data key of a report's date column; undefined for `custom`, whose whole range is one period. */
export function periodColumnKey(period: Period): PeriodColumnKey | undefined {
  if (period === 'custom') return undefined;
  return period === 'daily' ? 'date' : 'reportDates';
}

/**
 * Whether the day, week or month of a row is compared with another one, so that its metrics can change. `pairedUntil`: that of the
 * comparison.
 */
export function isPairedRow(
  row: Readonly<Record<string, unknown>>,
  period: Period,
  pairedUntil: string | undefined,
): boolean {
  const key = periodColumnKey(period);
  if (key === undefined || pairedUntil === undefined) return true;
  const dates = row[key];
  return typeof dates === 'string' && dates.slice(0, 10) <= pairedUntil;
}

export function isPeriodColumnKey(key: string): key is PeriodColumnKey {
  return periodColumnKeys.some((known) => known === key);
}
