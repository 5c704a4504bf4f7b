import { periodFields } from '@meridian/api-client/contract';
import { headRows, type FileRow } from '../../../kits/workbooks/read/table';
import { columnNames } from './column-names';
import { headerKeyOf, mergeMappings, rememberedFor, type Mapping, type RememberedMapping } from './mapping';
import { comparableHeader, isColumnKey, type ColumnKey, type HeaderProfile } from './profile';

/** The user's column mappings: for this file and for earlier ones. */
export interface HeaderChoices {
  given?: {
    columns?: Mapping['columns'] | undefined;
    constants?: Mapping['constants'] | undefined;
    headerRow?: number | undefined;
  };
  remembered?: readonly RememberedMapping[];
}

export interface Header {
  profile: HeaderProfile;
  row: FileRow;
  /** Unique column names. */
  names: readonly string[];
  /** Column positions by field. */
  columns: ReadonlyMap<ColumnKey, number>;
  /** Values of fields without a column, for all rows. */
  constants: ReadonlyMap<ColumnKey, string>;
  /** The mapping of an earlier file that was applied. */
  remembered: RememberedMapping | undefined;
  /** Fields whose header occurs more than once, with the positions of all of them. */
  repeated: ReadonlyMap<ColumnKey, readonly number[]>;
}

/** Fewer known columns may be words in a preamble. */
const minColumns = 3;

/**
 * Finds the header row, and the profile that knows most of its columns. Undefined if no row near the start has three
 * known columns including a metric; one column suffices in a row that the user selected, or with column mappings.
 */
export function findHeader(
  rows: readonly FileRow[],
  profiles: readonly HeaderProfile[],
  choices: HeaderChoices = {},
): Header | undefined {
  const chosen = rows.slice(0, headRows).filter(({ number }) => number === choices.given?.headerRow);
  const candidates = chosen.length > 0 ? chosen : rows.slice(0, headRows);
  for (const row of candidates) {
    const { isDecided, ...header } = readHeader(row, profiles, choices);
    const isEnough = isDecided || chosen.length > 0 || header.columns.size >= minColumns;
    if (isEnough && hasMetric(header)) return header;
  }
  return undefined;
}

/** Parses a row as a header, with the profile that knows most of its columns, or the last profile if none knows any. */
export function readHeader(
  row: FileRow,
  profiles: readonly HeaderProfile[],
  choices: HeaderChoices,
): Header & { isDecided: boolean } {
  const compared = { row, heads: row.cells.map(comparableHeader) };
  // the mapping for this file applies to every profile
  const known = profiles.map(
    (profile) => matchProfile(compared, profile, { remembered: choices.remembered ?? [] }).columns.size,
  );
  const most = Math.max(...known);
  const profile = most === 0 ? profiles.find(({ isPlain }) => isPlain) : undefined;
  const best = profile ?? profiles[known.indexOf(most)];
  if (!best) throw new RangeError('there are no profiles');
  return matchProfile(compared, best, choices);
}

/** A row, and its cells as they are compared with names of columns. */
interface ComparedRow {
  row: FileRow;
  heads: readonly string[];
}

function matchProfile(
  { row, heads }: ComparedRow,
  profile: HeaderProfile,
  choices: HeaderChoices,
): Header & { isDecided: boolean } {
  const { remembered, ...mapping } = mappingOf(row, profile, choices);
  const names = columnNames(row);
  const chosen = names.map((name) =>
    Object.hasOwn(mapping.columns, name) ? mapping.columns[name] : undefined,
  );
  const texts = heads.map((head, index) => (chosen[index] === undefined ? head : ''));
  const present = new Set(texts);
  const columns = new Map<ColumnKey, number>();
  chosen.forEach((key, index) => {
    if (key !== undefined && isColumnKey(key) && !columns.has(key)) columns.set(key, index);
  });
  const isDecided = columns.size > 0;
  const repeated = new Map<ColumnKey, readonly number[]>();
  for (const [key, aliases] of columnsOf(profile)) {
    const alias = aliases.find((name) => present.has(name));
    if (alias === undefined || columns.has(key)) continue;
    const positions = texts.flatMap((text, index) => (text === alias ? [index] : []));
    columns.set(key, positions[0] ?? -1);
    if (positions.length > 1) repeated.set(key, positions);
  }
  leaveOnePeriod(columns, new Set(chosen));
  const constants = new Map<ColumnKey, string>();
  for (const [key, value] of Object.entries(mapping.constants))
    if (isColumnKey(key) && !columns.has(key)) constants.set(key, value);
  return {
    profile,
    row,
    names,
    columns,
    constants,
    remembered,
    repeated,
    isDecided,
  };
}

/**
 * Selects one date column: a day is more precise than a period, and a period more than its first day. The user's choice
 * takes precedence.
 */
function leaveOnePeriod(columns: Map<ColumnKey, number>, chosen: ReadonlySet<string | undefined>): void {
  const has = (key: ColumnKey) => columns.has(key);
  const kinds: readonly (readonly (typeof periodFields)[number][])[] = [
    ['date'],
    has('dateEnd') ? ['dateStart', 'dateEnd'] : [],
    ['dateWeek'],
    ['dateMonth'],
    ['dateStart'],
  ];
  const present = kinds.filter((keys) => keys.length > 0 && keys.every(has));
  const [used] = [...present.filter((keys) => keys.some((key) => chosen.has(key))), ...present];
  for (const key of periodFields) if (used?.includes(key) !== true) columns.delete(key);
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

/** Names of each column as they are compared: profiles never change, and each line at the start of a file needs thousands of names. */
const comparedColumns = new WeakMap<HeaderProfile, readonly (readonly [ColumnKey, readonly string[]])[]>();

function columnsOf(profile: HeaderProfile) {
  const known = comparedColumns.get(profile);
  if (known !== undefined) return known;
  // Object.entries widens the keys to string
  const entries = Object.entries(profile.columns) as [ColumnKey, readonly string[]][];
  const columns = entries.map(([key, names]) => [key, names.map(comparableHeader)] as const);
  comparedColumns.set(profile, columns);
  return columns;
}
