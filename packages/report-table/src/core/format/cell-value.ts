/**
 * A row of any fields, by dataKey. The table takes rows of every type of object. Counts arrive as numbers, money and counts past 2^53 as decimal texts; a number means
 * its shortest decimal text (`0.1` is one tenth). Fields that a renderer draws may contain anything.
 */
export type RowData = Readonly<Record<string, unknown>>;

/** A field of a row; undefined if the row has none. Rows may be of an `interface`, which has no index signature. */
export function fieldOf(row: object | undefined, dataKey: string): unknown {
  // a parse boundary: what a field of a host's row contains is not known
  return (row as RowData | undefined)?.[dataKey];
}

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

/** Characters of an object's text; more is no use in a cell. */
const objectTextLimit = 100;

/**
 * The text of a value as it is, of a plain object and a list the beginning of their JSON; '' for no value and for what
 * has no text.
 *
 * Errors: none, whatever the value is.
 */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return objectText(value);
  if (isEmptyValue(value) || typeof value === 'symbol' || typeof value === 'function') return '';
  return String(value);
}

function objectText(value: unknown): string {
  let text: unknown;
  try {
    // others, for example decimals of a library, know their own text
    text = isPlain(value) ? JSON.stringify(value) : String(value);
  } catch {
    // circles, and methods that throw
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
