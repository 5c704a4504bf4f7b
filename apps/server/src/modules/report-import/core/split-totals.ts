import { detached, filtered } from '../../../kits/workbooks/read/repeatable';
import { detachedRow, type FileRow } from '../../../kits/workbooks/read/table';
import { combine, exactSumsOf, noSums, type ExactSums, type MetricColumns } from './exact-sums';
import { RowSums } from './sum-rows';
import { foldSubject, isAccountPart } from './total-label';
import { differencesOf, readTotalLine, totalIn, type NamingColumns, type TotalLine } from './total-line';

/** Rows of a table without its lines of totals. */
export interface SplitTable {
  rows: Iterable<FileRow>;
  rowCount: number;
  totals: CheckedTotal[];
}

/** A line of totals with the rows that it may sum. */
export interface CheckedTotal extends TotalLine {
  /**
   * Sums of the rows with the values of its scope, of those since the previous line, and of those up to the next line.
   */
  candidates: ExactSums[];
  /** Sums of the rows of its own kind, for each column that contains its subject. */
  own: ExactSums[];
}

/** Fewer rows are not a sum, except one equal row. */
const minSummedRows = 2;

/**
 * Separates the rows of a table from its lines of totals: by unambiguous labels, otherwise by their values. `isRow`:
 * whether the user decided that a line is a row.
 */
export function splitTotals(
  fileRows: Iterable<FileRow>,
  metrics: MetricColumns,
  columns: NamingColumns,
  { costDigits, isRow }: { costDigits: number; isRow: (number: number) => boolean },
): SplitTable {
  const read = (row: FileRow) => (isRow(row.number) ? undefined : readTotalLine(row, metrics, columns));
  const { lines, first, last, ends, rowCount, all: allSums } = findLines(fileRows, metrics, read);
  const numbers = new Set(lines.map(({ row }) => row.number));
  const others = filtered(fileRows, ({ number }) => !numbers.has(number));
  const sums = lines.length === 0 ? undefined : sumRows(others, metrics, { lines, columns });
  const isSum = (line: TotalLine, own: ExactSums[]) =>
    own.some(
      (candidate) =>
        candidate.rows >= minSummedRows &&
        (line.total.impression ?? '0') !== '0' &&
        differencesOf(line.total, candidate, { costDigits, isLimit: false }).length === 0,
    );
  const totals: CheckedTotal[] = [];
  const kept: FileRow[] = [];
  for (const line of lines) {
    const candidates = sums?.of(line) ?? [];
    const isAtEnd = ends.has(line.row.number);
    const isTotal =
      line.evidence === 'certain' ||
      isSum(line, candidates) ||
      (line.evidence === 'likely' && isAtEnd) ||
      (line.evidence === 'unnamed' && isAtEnd && exceeds(line, allSums));
    if (isTotal) totals.push({ ...line, candidates, own: sums?.ownOf(line) ?? [] });
    else kept.push(line.row);
  }
  const all = kept.reduce((sum, { cells }) => combine(sum, sumsIn(cells, metrics)), allSums);
  const unlabelled = findUnlabelled([first ?? kept[0], kept.at(-1) ?? last], all, { metrics, costDigits });
  if (unlabelled) totals.push(unlabelled);
  const removed = new Set(totals.map(({ row }) => row.number));
  return {
    rows: removed.size === 0 ? fileRows : filtered(fileRows, ({ number }) => !removed.has(number)),
    rowCount: rowCount - removed.size,
    totals: totals.sort((a, b) => a.row.number - b.row.number),
  };
}

interface FoundLines {
  lines: TotalLine[];
  /** First and last row that are not lines of totals. */
  first: FileRow | undefined;
  last: FileRow | undefined;
  /** Numbers of the first and last row of all. */
  ends: Set<number>;
  rowCount: number;
  /** Sums of the rows that are not lines of totals. */
  all: ExactSums;
}

/**
 * Rows that may be lines of totals. A word such as `全部` that most rows contain is a value, for example of the device;
 * such rows are only counted at first, because there may be a million.
 */
function findLines(
  fileRows: Iterable<FileRow>,
  metrics: MetricColumns,
  read: (row: FileRow) => TotalLine | undefined,
  { isAmongLines = false } = {},
): FoundLines {
  const lines: TotalLine[] = [];
  const sums = new RowSums(metrics);
  let common = 0;
  let rowCount = 0;
  const bounds: { first?: FileRow; last?: FileRow; start?: number; end?: number } = {};
  for (const row of fileRows) {
    rowCount += 1;
    bounds.start ??= row.number;
    bounds.end = row.number;
    const line = read(row);
    const isCommon = line !== undefined && everything.test(line.total.label);
    if (isCommon) common += 1;
    if (line && (!isCommon || isAmongLines)) {
      lines.push({ ...line, row: detachedRow(row) });
    } else {
      sums.add(row.cells);
      bounds.first ??= detachedRow(row);
      bounds.last = row;
    }
  }
  if (common > 0 && common <= rowCount / 2 && !isAmongLines)
    return findLines(fileRows, metrics, read, { isAmongLines: true });
  const ends = new Set([bounds.start, bounds.end].filter((number) => number !== undefined));
  const { first, last } = bounds;
  return { lines, first, last: last && detachedRow(last), ends, rowCount, all: sums.get() };
}

const everything = /^(?:全部|所有)$/;

/** Whether a line exceeds the sum of all rows. */
function exceeds({ total }: TotalLine, all: ExactSums): boolean {
  const { impression, cost } = exactSumsOf(total);
  return all.rows >= minSummedRows && impression > all.impression && cost >= all.cost;
}

/** Finds a first or last row whose values are the sums of all others: a total without a label. */
function findUnlabelled(
  ends: readonly (FileRow | undefined)[],
  all: ExactSums,
  { metrics, costDigits }: { metrics: MetricColumns; costDigits: number },
): CheckedTotal | undefined {
  if (all.rows <= minSummedRows + 1) return undefined;
  return ends.flatMap((row) => {
    if (!row) return [];
    const label =
      row.cells
        .find((cell) => cell.trim() !== '')
        ?.trim()
        .slice(0, 100) ?? '';
    const total = totalIn(row.cells, metrics, label, 'rows');
    const others = combine(all, sumsIn(row.cells, metrics), -1n);
    const isComplete = total.impression !== null && total.click !== null && total.cost !== null;
    const isSum =
      isComplete &&
      others.impression > 0n &&
      others.click > 0n &&
      differencesOf(total, others, { costDigits, isLimit: false }).length === 0;
    const line = { row, total, evidence: 'possible' as const, scope: [], subject: undefined, unreadable: {} };
    return isSum ? [{ ...line, candidates: [others], own: [] }] : [];
  })[0];
}

const sumsIn = (cells: readonly string[], metrics: MetricColumns) =>
  exactSumsOf(totalIn(cells, metrics, '', 'rows'));

const valueIn = (cells: readonly string[], column: number) => (cells[column] ?? '').trim();
const keyIn = (cells: readonly string[], scope: readonly number[]) =>
  scope.map((column) => valueIn(cells, column)).join('\t');

/** Sums rows by the scopes, subjects and positions of lines. `lines` are in order. */
function sumRows(
  rows: Iterable<FileRow>,
  metrics: MetricColumns,
  { lines, columns }: { lines: readonly TotalLine[]; columns: NamingColumns },
) {
  const kinds = sumKinds(metrics, lines, columns);
  const scopes = usedScopes(rows, lines);
  const groups = new Map<string, { scope: readonly number[]; sums: Map<string, RowSums> }>();
  for (const { row, scope } of scopes.values()) {
    const signature = scope.join();
    const group = groups.get(signature) ?? { scope, sums: new Map<string, RowSums>() };
    groups.set(signature, group);
    group.sums.set(keyIn(row.cells, scope), new RowSums(metrics));
  }
  // sums of the rows before each line, and of all rows
  const before: ExactSums[] = [];
  const running = new RowSums(metrics);
  for (const { number, cells } of rows) {
    while ((lines[before.length]?.row.number ?? number) < number) before.push(running.get());
    running.add(cells);
    kinds.add(cells);
    for (const { scope, sums } of groups.values()) sums.get(keyIn(cells, scope))?.add(cells);
  }
  const all = running.get();
  while (before.length < lines.length) before.push(all);
  const positions = new Map(lines.map(({ row }, index) => [row.number, index]));
  return {
    ownOf: ({ subject }: TotalLine) => (subject === undefined ? [] : kinds.of(subject)),
    of({ row }: TotalLine): ExactSums[] {
      const index = positions.get(row.number) ?? 0;
      const own = before[index] ?? noSums;
      let previous = index;
      while (previous >= 0 && before[previous]?.rows === own.rows) previous -= 1;
      let next = index;
      while (next < before.length && before[next]?.rows === own.rows) next += 1;
      const scope = scopes.get(row.number)?.scope ?? [];
      return [
        groups.get(scope.join())?.sums.get(keyIn(row.cells, scope))?.get() ?? noSums,
        combine(own, before[previous] ?? noSums, -1n),
        combine(before[next] ?? all, own, -1n),
      ];
    },
  };
}

const maxKnownTexts = 2_000;

/** Sums of rows that contain a line's subject as a value, by column. */
function sumKinds(metrics: MetricColumns, lines: readonly TotalLine[], columns: NamingColumns) {
  const subjects = [...new Set(lines.flatMap(({ subject }) => subject ?? []))];
  const sums = new Map(subjects.map((subject) => [subject, new Map<number, RowSums>()]));
  const kinds = new Set(columns.kinds);
  const isInNames = !subjects.every(isAccountPart);
  const searched = isInNames
    ? [...new Set([...columns.groups, ...columns.dimensions, ...columns.kinds])]
    : columns.kinds;
  const known = new Map<string, string>();
  const fold = (cell: string) => {
    let folded = known.get(cell);
    if (folded === undefined) {
      folded = foldSubject(cell);
      if (known.size < maxKnownTexts) known.set(detached(cell), folded);
    }
    return folded;
  };
  return {
    add(cells: readonly string[]): void {
      if (subjects.length === 0) return;
      for (const column of searched) {
        const subject = fold(cells[column] ?? '');
        const found = sums.get(subject);
        // a campaign named “Search” is not the network
        if (!found || (!kinds.has(column) && isAccountPart(subject))) continue;
        const ofColumn = found.get(column) ?? new RowSums(metrics);
        found.set(column, ofColumn);
        ofColumn.add(cells);
      }
    },
    of: (subject: string): ExactSums[] =>
      Array.from(sums.get(subject)?.values() ?? [], (ofColumn) => ofColumn.get()),
  };
}

/** Scope of each line, without values that no row has: a period in the date column means all rows. */
function usedScopes(
  rows: Iterable<FileRow>,
  lines: readonly TotalLine[],
): Map<number, { row: FileRow; scope: number[] }> {
  const missing = new Map<number, Set<string>>();
  for (const { row, scope } of lines) {
    for (const column of scope)
      missing.set(column, (missing.get(column) ?? new Set()).add(valueIn(row.cells, column)));
  }
  for (const { cells } of missing.size === 0 ? [] : rows) {
    for (const [column, values] of missing) {
      values.delete(valueIn(cells, column));
      if (values.size === 0) missing.delete(column);
    }
    if (missing.size === 0) break;
  }
  const occurs = (row: FileRow, column: number) =>
    missing.get(column)?.has(valueIn(row.cells, column)) !== true;
  return new Map(
    lines.map(({ row, scope }) => [
      row.number,
      { row, scope: scope.filter((column) => occurs(row, column)) },
    ]),
  );
}
