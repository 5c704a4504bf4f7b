/**
 * A row: its fields by dataKey. Counts arrive as numbers, money and counts past 2^53 as decimal texts; a number means
 * its shortest decimal text (`0.1` is one tenth). Fields that a renderer draws may hold anything.
 */
export type ReportRow = Readonly<Record<string, unknown>>;

/** Shown for "no value". */
export const emptyText = '--';

/** True for "no value": null, undefined, '', NaN and ±Infinity. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'number' && !Number.isFinite(value))
  );
}

/** The text of a value as it is; '' for no value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isEmptyValue(value) ? '' : String(value);
}
