import { headRows, type FileRow } from '../../../workbook-files/table';
import { headerKeyOf, mergeMappings, rememberedFor, type Mapping, type RememberedMapping } from './mapping';
import { comparableHeader, isColumnKey, type ColumnKey, type HeaderProfile } from './profile';

/** What a person decided about the columns: for this file, and for earlier ones. */
export interface HeaderChoices {
  given?: { columns?: Mapping['columns'] | undefined; constants?: Mapping['constants'] | undefined };
  remembered?: readonly RememberedMapping[];
}

export interface Header {
  profile: HeaderProfile;
  row: FileRow;
  /** Position of each known column in the row. */
  columns: ReadonlyMap<ColumnKey, number>;
  /** Values of fields without a column, for all rows. */
  constants: ReadonlyMap<ColumnKey, string>;
  /** The mapping of an earlier file that decided some of them. */
  remembered: RememberedMapping | undefined;
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
  choices: HeaderChoices = {},
): Header | undefined {
  for (const row of rows.slice(0, headRows)) {
    const header = profiles
      .map((profile) => matchProfile(row, profile, choices))
      .reduce((best, candidate) => (candidate.columns.size > best.columns.size ? candidate : best));
    if (header.columns.size >= minColumns && hasMetric(header)) return header;
  }
  return undefined;
}

function matchProfile(row: FileRow, profile: HeaderProfile, choices: HeaderChoices): Header {
  const { remembered, ...mapping } = mappingOf(row, profile, choices);
  const chosen = row.cells.map((cell) => {
    const text = cell.trim();
    return Object.hasOwn(mapping.columns, text) ? mapping.columns[text] : undefined;
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
  const constants = new Map<ColumnKey, string>();
  for (const [key, value] of Object.entries(mapping.constants))
    if (isColumnKey(key) && !columns.has(key)) constants.set(key, value);
  return { profile, row, columns, constants, remembered, duplicate };
}

function mappingOf(
  { cells }: FileRow,
  { id }: HeaderProfile,
  { given = {}, remembered = [] }: HeaderChoices,
): Mapping & { remembered: RememberedMapping | undefined } {
  const headerKey = remembered.length > 0 ? headerKeyOf(cells) : '';
  const earlier = rememberedFor(remembered, { profile: id, headerKey });
  return { ...mergeMappings(earlier, given), remembered: earlier };
}

function hasMetric({ columns }: Header): boolean {
  return columns.has('impression') || columns.has('click') || columns.has('cost');
}

function columnsOf(profile: HeaderProfile): [ColumnKey, readonly string[]][] {
  // Object.entries widens the keys to string
  return Object.entries(profile.columns) as [ColumnKey, readonly string[]][];
}
