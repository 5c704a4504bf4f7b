import { comparable, type ColumnKey, type HeaderProfile } from './profile';
import type { FileRow } from './table';

export interface Header {
  profile: HeaderProfile;
  row: FileRow;
  /** Position of each known column in the row. */
  columns: ReadonlyMap<ColumnKey, number>;
  /** A known text that occurs twice in the header, so that its column is ambiguous. */
  duplicate: string | undefined;
}

/** Title lines and conditions come before the header; it is in one of these rows. */
const searchedRows = 60;
/** Fewer known columns may be words in a preamble. */
const minColumns = 3;

/**
 * The header row, and the profile that knows most of its columns. Undefined when no row near the start has three known
 * columns, one of them a metric.
 */
export function findHeader(rows: readonly FileRow[], profiles: readonly HeaderProfile[]): Header | undefined {
  for (const row of rows.slice(0, searchedRows)) {
    const header = profiles
      .map((profile) => matchProfile(row, profile))
      .reduce((best, candidate) => (candidate.columns.size > best.columns.size ? candidate : best));
    if (header.columns.size >= minColumns && hasMetric(header)) return header;
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

function hasMetric({ columns }: Header): boolean {
  return columns.has('impression') || columns.has('click') || columns.has('cost');
}

function columnsOf(profile: HeaderProfile): [ColumnKey, readonly string[]][] {
  // Object.entries widens the keys to string
  return Object.entries(profile.columns) as [ColumnKey, readonly string[]][];
}
