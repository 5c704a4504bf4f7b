/**
 * A row of any fields, by dataKey. The table takes rows of every type of object. Counts arrive as numbers, money and counts past 2^53 as decimal texts; a number means
 * its shortest decimal text (`0.1` is one tenth). Fields that a renderer draws may contain anything.
 */
export type RowData = Readonly<Record<string, unknown>>;

/**
 * A field of a row; undefined if the row has none. `a.b` is the field of that name, and in rows without it the path to
 * `b` of `a`. Rows may be of an `interface`, which has no index signature.
 */
export function fieldOf(row: object | undefined, dataKey: string): unknown {
  // a parse boundary: what a field of a host's row contains is not known
  const value = (row as RowData | undefined)?.[dataKey];
  if (value !== undefined || !row || !dataKey.includes('.') || Object.hasOwn(row, dataKey)) return value;
  return atPath(row, dataKey);
}

/** The value at a path, such as `a.b`; undefined where a part of the path is missing. */
export function atPath(row: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? fieldOf(value, part) : undefined),
      row,
    );
}

/** Shown for "no value". */
export const emptyText = '--';

/** True for "no value": null, undefined, '', NaN, ±Infinity and an invalid date. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (value instanceof Date && Number.isNaN(value.getTime()))
  );
}

/** Characters of an object's text; more is no use in a cell. */
const objectTextLimit = 100;

/**
 * The text of a value as it is, of a date its ISO day and time, of a plain object and a list the beginning of their
 * JSON; '' for no value and for what has no text.
 *
 * Errors: none, whatever the value is.
 */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return objectText(value);
  if (isEmptyValue(value) || typeof value === 'symbol' || typeof value === 'function') return '';
  return String(value);
}

/** The ISO day in the time zone of the browser, and unless it is midnight the time: `2026-11-22 09:30`. */
function isoText(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return local.replace(/(T00:00)?(:00)?\.\d+Z$/, '').replace('T', ' ');
}

function objectText(value: unknown): string {
  let text: unknown;
  try {
    // others, for example decimals of a library, know their own text
    text = value instanceof Date ? isoText(value) : isPlain(value) ? JSON.stringify(value) : String(value);
  } catch {
    // circles, methods that throw, and invalid dates
  }
  if (typeof text !== 'string') return '';
  if (text.length <= objectTextLimit) return text;
  const halfCharacter = /[\uD800-\uDBFF]$/;
  return `${text.slice(0, objectTextLimit).replace(halfCharacter, '')}…`;
}

function isPlain(object: unknown): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return Array.isArray(object) || prototype === null || prototype === Object.prototype;
}
