import { dimensions, periodColumnKeys, type ReportRow } from '@meridian/api-client/contract';

/** Ids of dimensions are their data keys, but for one whose key another dimension has as well. */
const textKeys: ReadonlySet<string> = new Set([...Object.keys(dimensions), ...periodColumnKeys, 'currency']);

/** What a row is, without its metrics: its period, account, names and other texts. */
export function rowTexts(row: ReportRow): string {
  return JSON.stringify(
    Object.entries(row)
      .filter(([name]) => textKeys.has(name))
      .sort(),
  );
}

/**
 * A key for each row of a page, for addresses: the same as long as its period, account, names and other texts are. Metrics do not matter.
 * Rows that look alike, because columns are hidden, are numbered.
 */
export function rowKeys(rows: readonly ReportRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const key = hashOf(rowTexts(row));
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}-${count}`;
  });
}

/** FNV-1a of 32 bits: short, and a collision on a page only numbers the rows. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
