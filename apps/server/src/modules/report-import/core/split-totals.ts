import { combine, exactSumsOf, noSums, type ExactSums } from './exact-sums';
import type { Header } from './find-header';
import type { FileRow } from './table';
import { differencesOf, readTotalLine, totalIn, type NamingColumns, type TotalLine } from './total-line';

/** The rows of a table without its lines of totals. */
export interface SplitTable {
  rows: FileRow[];
  totals: CheckedTotal[];
}

/** A line of totals with the rows that it can mean. */
export interface CheckedTotal extends TotalLine {
  /** Sums of the rows with the values of its scope, of those since the line before, and of those up to the next line. */
  candidates: ExactSums[];
}

/** Fewer rows are no sum, but a row beside an equal one. */
const minSummedRows = 2;

/**
 * Separates the rows of a table from its lines of totals: by their labels where these leave no doubt, else by their
 * values. `asRows`: numbers of rows that a person decided to be rows.
 */
export function splitTotals(
  fileRows: readonly FileRow[],
  header: Header,
  columns: NamingColumns,
  { costDigits, asRows }: { costDigits: number; asRows: ReadonlySet<number> },
): SplitTable {
  const lines = new Map<number, TotalLine>();
  for (const row of fileRows) {
    const line = asRows.has(row.number) ? undefined : readTotalLine(row, header, columns);
    if (line) lines.set(row.number, line);
  }
  for (const number of commonValues(lines, fileRows.length)) lines.delete(number);
  const rows = fileRows.filter(({ number }) => !lines.has(number));
  const sums = createSums(rows, header, [...lines.keys()]);
  const isSum = (line: TotalLine, own: ExactSums[]) =>
    own.some(
      (candidate) =>
        candidate.rows >= minSummedRows &&
        (line.total.impression ?? '0') !== '0' &&
        differencesOf(line.total, candidate, { costDigits, isLimit: false }).length === 0,
    );
  const totals: CheckedTotal[] = [];
  const ends = new Set([fileRows[0]?.number, fileRows.at(-1)?.number]);
  for (const line of lines.values()) {
    const candidates = sums.of(line);
    const isAtEnd = ends.has(line.row.number);
    const isTotal =
      line.evidence === 'certain' ||
      isSum(line, candidates) ||
      (line.evidence === 'likely' && isAtEnd) ||
      (line.evidence === 'unnamed' && isAtEnd && exceeds(line, sums.all));
    if (isTotal) totals.push({ ...line, candidates });
    else rows.push(line.row);
  }
  const unlabelled = findUnlabelled(rows, header, costDigits);
  if (unlabelled) totals.push(unlabelled);
  return {
    rows: rows.filter((row) => row !== unlabelled?.row).sort((a, b) => a.number - b.number),
    totals: totals.sort((a, b) => a.row.number - b.row.number),
  };
}

/** Numbers of the rows with a word such as `全部` that most rows have: there it is a value, for example of the device. */
function commonValues(lines: ReadonlyMap<number, TotalLine>, rows: number): number[] {
  const numbers = [...lines]
    .filter(([, { total }]) => everything.test(total.label))
    .map(([number]) => number);
  return numbers.length > rows / 2 ? numbers : [];
}

const everything = /^(?:全部|所有)$/;

/** Whether a line states more than all rows have together. */
function exceeds({ total }: TotalLine, all: ExactSums): boolean {
  const { impression, cost } = exactSumsOf(total);
  return all.rows >= minSummedRows && impression > all.impression && cost >= all.cost;
}

/** A first or last row whose values are the sums of all others is a total, whatever it is called. */
function findUnlabelled(
  rows: readonly FileRow[],
  header: Header,
  costDigits: number,
): CheckedTotal | undefined {
  if (rows.length <= minSummedRows + 1) return undefined;
  const all = rows.reduce((sum, { cells }) => combine(sum, sumsIn(cells, header)), noSums);
  return [rows[0], rows.at(-1)].flatMap((row) => {
    if (!row) return [];
    const label =
      row.cells
        .find((cell) => cell.trim() !== '')
        ?.trim()
        .slice(0, 100) ?? '';
    const total = totalIn(row.cells, header, label, 'rows');
    const others = combine(all, sumsIn(row.cells, header), -1n);
    const isComplete = total.impression !== null && total.click !== null && total.cost !== null;
    const isSum =
      isComplete &&
      others.impression > 0n &&
      others.click > 0n &&
      differencesOf(total, others, { costDigits, isLimit: false }).length === 0;
    return isSum ? [{ row, total, evidence: 'possible' as const, scope: [], candidates: [others] }] : [];
  })[0];
}

const sumsIn = (cells: readonly string[], header: Header) => exactSumsOf(totalIn(cells, header, '', 'rows'));

/** Sums of rows by scope and by position; each scope is summed once. */
function createSums(rows: readonly FileRow[], header: Header, lineNumbers: readonly number[]) {
  const own = rows.map(({ cells }) => sumsIn(cells, header));
  const before = [noSums];
  for (const sums of own) before.push(combine(before.at(-1) ?? noSums, sums));
  const byScope = new Map<string, Map<string, ExactSums>>();
  const keyOf = (cells: readonly string[], scope: readonly number[]) =>
    scope.map((column) => (cells[column] ?? '').trim()).join('\t');

  const values = new Map<number, Set<string>>();
  const occurs = (column: number, value: string) => {
    let known = values.get(column);
    if (!known) values.set(column, (known = new Set(rows.map(({ cells }) => (cells[column] ?? '').trim()))));
    return known.has(value.trim());
  };
  const ofScope = (cells: readonly string[], scope: readonly number[]) => {
    // a period in the column of days is the period of all rows
    const used = scope.filter((column) => occurs(column, cells[column] ?? ''));
    const signature = used.join();
    let groups = byScope.get(signature);
    if (!groups) {
      groups = new Map();
      rows.forEach((row, index) => {
        const key = keyOf(row.cells, used);
        groups?.set(key, combine(groups.get(key) ?? noSums, own[index] ?? noSums));
      });
      byScope.set(signature, groups);
    }
    return groups.get(keyOf(cells, used)) ?? noSums;
  };
  /** How many rows stand before a row of the file. */
  const positionOf = (number: number) => {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.number ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const between = (from: number, to: number) => combine(before[to] ?? noSums, before[from] ?? noSums, -1n);
  return {
    all: before.at(-1) ?? noSums,
    of({ row, scope }: TotalLine): ExactSums[] {
      const position = positionOf(row.number);
      const previous = lineNumbers.findLast((number) => number < row.number && positionOf(number) < position);
      const next = lineNumbers.find((number) => number > row.number && positionOf(number) > position);
      return [
        ofScope(row.cells, scope),
        between(previous === undefined ? 0 : positionOf(previous), position),
        between(position, next === undefined ? rows.length : positionOf(next)),
      ];
    },
  };
}
