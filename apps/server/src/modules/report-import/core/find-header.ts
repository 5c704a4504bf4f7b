import { comparableHeader, isColumnKey, type ColumnKey, type HeaderProfile } from './profile';
import { headRows, type FileRow } from './table';

/** Field of a column by its text in the header, or `ignore`: what a person decided. */
export type ColumnChoices = Readonly<Record<string, string>>;

export interface Header {
  profile: HeaderProfile;
  row: FileRow;
  /** Position of each known column in the row. */
  columns: ReadonlyMap<ColumnKey, number>;
  /** A known text that occurs twice in the header, so that its column is ambiguous. */
  duplicate: string | undefined;
}

/** Fewer known columns may be words in a preamble. */
const minColumns = 3;

/**
 * The header row, and the profile that knows most of its columns. Undefined when no row near the start has three known
 * columns, one of them a metric.
 */
export function findHeader(
  rows: readonly FileRow[],
  profiles: readonly HeaderProfile[],
  choices: ColumnChoices = {},
): Header | undefined {
  for (const row of rows.slice(0, headRows)) {
    const header = profiles
      .map((profile) => matchProfile(row, profile, choices))
      .reduce((best, candidate) => (candidate.columns.size > best.columns.size ? candidate : best));
    if (header.columns.size >= minColumns && hasMetric(header)) return header;
  }
  return undefined;
}

function matchProfile(row: FileRow, profile: HeaderProfile, choices: ColumnChoices): Header {
  const chosen = row.cells.map((cell) => {
    const text = cell.trim();
    return Object.hasOwn(choices, text) ? choices[text] : undefined;
  });
  const texts = row.cells.map((cell, index) => (chosen[index] === undefined ? comparableHeader(cell) : ''));
  const columns = new Map<ColumnKey, number>();
  chosen.forEach((key, index) => {
    if (key !== undefined && isColumnKey(key) && !columns.has(key)) columns.set(key, index);
  });
  let duplicate: string | undefined;
  for (const [key, aliases] of columnsOf(profile)) {
    const alias = aliases.map(comparableHeader).find((name) => texts.includes(name));
    if (alias === undefined || columns.has(key)) continue;
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
