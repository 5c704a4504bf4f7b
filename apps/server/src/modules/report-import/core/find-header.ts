import { comparable, type ColumnKey, type HeaderProfile } from './profile';
import type { FileRow } from './table';

export interface Header {
  profile: HeaderProfile;
  row: FileRow;
  /** Position of each recognised column in the row. */
  columns: ReadonlyMap<ColumnKey, number>;
  /** Texts that stand twice in the header and mean something, so that nobody can say which counts. */
  duplicate: string | undefined;
}

/** A title line, some lines of conditions, then the header: never further down than this. */
const searchedRows = 60;
/** Fewer known columns are words that happen to stand in a preamble. */
const leastColumns = 3;

/**
 * The row that names the columns, and the profile that understands most of it. Undefined when no row near the start
 * has three known columns with a figure among them.
 */
export function findHeader(rows: readonly FileRow[], profiles: readonly HeaderProfile[]): Header | undefined {
  for (const row of rows.slice(0, searchedRows)) {
    const header = profiles
      .map((profile) => matchProfile(row, profile))
      .reduce((best, candidate) => (candidate.columns.size > best.columns.size ? candidate : best));
    if (header.columns.size >= leastColumns && hasFigure(header)) return header;
  }
  return undefined;
}

function matchProfile(row: FileRow, profile: HeaderProfile): Header {
  const texts = row.cells.map(comparable);
  const columns = new Map<ColumnKey, number>();
  let duplicate: string | undefined;
  for (const [key, aliases] of columnsOf(profile)) {
    const alias = aliases.map(comparable).find((name) => texts.includes(name));
    if (alias === undefined) continue;
    const position = texts.indexOf(alias);
    columns.set(key, position);
    if (texts.indexOf(alias, position + 1) !== -1) duplicate ??= row.cells[position];
  }
  return { profile, row, columns, duplicate };
}

function hasFigure({ columns }: Header): boolean {
  return columns.has('impression') || columns.has('click') || columns.has('cost');
}

function columnsOf(profile: HeaderProfile): [ColumnKey, readonly string[]][] {
  // Object.entries widens the keys to string
  return Object.entries(profile.columns) as [ColumnKey, readonly string[]][];
}
