/**
 * A row with any fields, by dataKey. The table accepts rows of every object type. Counts arrive as numbers, money and counts beyond 2^53
 * as decimal texts; a number means its shortest decimal text (`0.1` is one tenth). Fields with a renderer may contain anything.
 */
export type RowData = Readonly<Record<string, unknown>>;

/**
 * A field of a row; undefined if the row does not have it. `a.b` is the field of that name, and in rows without it the path to `b` of
 * `a`. Rows may be of an `interface`, which has no index signature.
 */
export function fieldOf(row: object | undefined, dataKey: string): unknown {
  // a parse boundary: the content of a field of a host's row is unknown
  const value = (row as RowData | undefined)?.[dataKey];
  if (value !== undefined || !row || !dataKey.includes('.') || Object.hasOwn(row, dataKey)) return value;
  return atPath(row, dataKey);
}

/** The value at a path, such as `a.b`; undefined if a part of the path is missing. */
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

/** Maximum characters of an object's text in a cell. */
const objectTextLimit = 100;

/**
 * The plain text of a value: of a date its ISO day and time, of a plain object or list the start of its JSON; empty without a value and
 * for values without a text.
 *
 * Errors: none, for any value.
 */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return objectText(value);
  if (isEmptyValue(value) || typeof value === 'symbol' || typeof value === 'function') return '';
  return String(value);
}

/** The ISO day in the time zone of the browser, with the time unless it is midnight: `2026-11-22 09:30`. */
function isoText(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return local.replace(/(T00:00)?(:00)?\.\d+Z$/, '').replace('T', ' ');
}

function objectText(value: unknown): string {
  let text: unknown;
  try {
    // others, for example decimals of a library, provide their own text
    text = value instanceof Date ? isoText(value) : isPlain(value) ? JSON.stringify(value) : String(value);
  } catch {
    // cyclic objects, methods that throw, and invalid dates
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
