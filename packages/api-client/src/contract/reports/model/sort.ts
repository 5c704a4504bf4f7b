export type SortDirection = 'asc' | 'desc';

/** The value of a metric that a compared report sorts by. */
export type SortPart = 'value' | 'change' | 'previous';

/** The order of a list. `key` is a data key, in a compared report also `<dataKey>:change` or `<dataKey>:previous`. */
export interface SortOrder<Key extends string = string> {
  key: Key;
  direction: SortDirection;
}

/** `<dataKey> asc|desc`. */
export const plainSortPattern = /^[A-Za-z][A-Za-z0-9]* (asc|desc)$/;
/** `<dataKey>[:change|:previous] asc|desc`. */
export const sortPattern = /^[A-Za-z][A-Za-z0-9]*(:(change|previous))? (asc|desc)$/;

/** Parses `<key> asc|desc`; null for anything else. */
export function parseSort(text: string | undefined): SortOrder | null {
  if (text === undefined || !sortPattern.test(text)) return null;
  const [key = '', direction] = text.split(' ');
  return { key, direction: direction === 'asc' ? 'asc' : 'desc' };
}

/** The text that `parseSort` reads. */
export function printSort({ key, direction }: SortOrder): string {
  return `${key} ${direction}`;
}

/** Splits `cost:change` into its data key and part. */
export function parseSortKey(key: string): { dataKey: string; part: SortPart } {
  const [dataKey = '', part] = key.split(':');
  return { dataKey, part: part === 'change' || part === 'previous' ? part : 'value' };
}

/** The key that `parseSortKey` reads. */
export function printSortKey(dataKey: string, part: SortPart): string {
  return part === 'value' ? dataKey : `${dataKey}:${part}`;
}
