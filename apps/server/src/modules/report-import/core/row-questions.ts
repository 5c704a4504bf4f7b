import type { ImportQuestion } from '@meridian/api-client/contract';
import { detached, repeatable } from '../../../kits/workbooks/read/repeatable';
import { hasNoValue, type FileRow } from '../../../kits/workbooks/read/table';
import type { Layout } from './layout';
import type { ParsedRow } from './parse-row';
import { hashText, TextSet } from './text-set';

/** Fewer rows can be equal by chance. */
const minRows = 4;
/** Fraction of the rows that repeat another one. */
const repeatedShare = 0.4;

/** A parsed row with the row of the file. */
export interface ReadRow {
  file: FileRow;
  row: ParsedRow;
}

/** Questions about all rows of a table together. */
export interface RowQuestions {
  add(read: ReadRow): void;
  questions(): Omit<ImportQuestion, 'id'>[];
}

/** `findRows`: returns rows of the table by number. */
export function createRowQuestions(
  layout: Layout,
  unusedTexts: readonly number[],
  findRows: (numbers: ReadonlySet<number>) => FileRow[],
): RowQuestions & { repeatedRows(): Omit<ImportQuestion, 'id'>[] } {
  const splits = createUnusedSplits(layout, unusedTexts, findRows);
  const distinct = new TextSet();
  let withData = 0;
  return {
    add(read) {
      if (!hasData(read.row)) return;
      withData += 1;
      distinct.add(read.file.cells.join('\t'));
      splits.add(read);
    },
    questions: () => splits.questions(),
    /** Asks if many rows with data are duplicates, equal in all cells. */
    repeatedRows() {
      const repeated = withData - distinct.size;
      if (withData < minRows || repeated < withData * repeatedShare) return [];
      const params = { rows: withData, distinct: distinct.size };
      return [{ code: 'repeated_rows', params, answers: ['sum', 'once'] }];
    },
  };
}

/** First row of each group of equal rows. */
export function withoutRepetition(rows: Iterable<FileRow>): Iterable<FileRow> {
  return repeatable(function* () {
    const seen = new TextSet();
    for (const row of rows) if (seen.add(row.cells.join('\t'))) yield row;
  });
}

const metricKeys = ['impression', 'click', 'cost', 'conversion', 'pcCost', 'mobileCost'] as const;

/** Rows that are equal in all used columns but differ in an unused one. */
interface Difference {
  rows: number;
  firstRow: number;
  second: string;
}

/**
 * Asks about unused text columns in which otherwise equal rows differ: such a split may repeat the same clicks in each
 * of its rows.
 */
function createUnusedSplits(
  { header }: Layout,
  unused: readonly number[],
  findRows: (numbers: ReadonlySet<number>) => FileRow[],
): RowQuestions {
  const columns = unused.filter((column) => !isIdentifier(header.row.cells[column] ?? ''));
  const metrics = new Set(metricKeys.map((key) => header.columns.get(key) ?? -1));
  const keys = [...header.columns.values()].filter((column) => !metrics.has(column));
  const differing = new Map<number, Difference>();
  const firsts = createFirstRows(columns.length);
  const textOf = ({ cells }: FileRow, column: number) => (cells[column] ?? '').trim();
  return {
    add({ file }) {
      if (columns.length === 0) return;
      const key = keys.map((column) => textOf(file, column)).join('\t');
      const firstRow = firsts.compare(
        { key, number: file.number, texts: columns.map((column) => textOf(file, column)) },
        (index) => {
          const column = columns[index] ?? -1;
          const known = differing.get(column);
          if (known) known.rows += 1;
          else
            differing.set(column, {
              rows: 2,
              firstRow: -1,
              second: detached(textOf(file, column).slice(0, 60)),
            });
        },
      );
      for (const difference of differing.values())
        if (difference.firstRow === -1) difference.firstRow = firstRow;
    },
    questions() {
      const found =
        differing.size === 0 ? [] : findRows(new Set([...differing.values()].map((d) => d.firstRow)));
      return Array.from(differing, ([column, { rows, firstRow, second }]) => {
        const row = found.find(({ number }) => number === firstRow);
        const first = row ? textOf(row, column).slice(0, 60) : '';
        const params = { column: header.row.cells[column]?.trim() ?? '', rows, first, second };
        return { code: 'unused_split' as const, params, answers: ['sum' as const] };
      });
    },
  };
}

/** First row per key, as hashes of its texts: a Map of a million rows would take too much memory. */
function createFirstRows(columnCount: number) {
  const keys = new TextSet();
  const words = new Int32Array(4);
  let numbers = new Int32Array(1024);
  let hashes = new Int32Array(1024 * 2 * columnCount);
  return {
    /**
     * Stores the row if its key is new; otherwise calls `onDifference` for each column with a different text. Returns
     * the first row.
     */
    compare(
      { key, number, texts }: { key: string; number: number; texts: readonly string[] },
      onDifference: (index: number) => void,
    ): number {
      const { index, isNew } = keys.find(key);
      if (isNew && index === numbers.length) {
        numbers = enlarged(numbers);
        hashes = enlarged(hashes);
      }
      if (isNew) numbers[index] = number;
      texts.forEach((text, position) => {
        hashText(text, words);
        const at = 2 * (index * columnCount + position);
        const [first = 0, second = 0] = words;
        if (!isNew && (hashes[at] !== first || hashes[at + 1] !== second)) onDifference(position);
        if (isNew) hashes.set([first, second], at);
      });
      return numbers[index] ?? 0;
    },
  };
}

function enlarged(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}

/** Detects which unused columns contain texts rather than values of another metric. */
export function createTextColumns(unused: readonly number[]): {
  add(cells: readonly string[]): void;
  found(): number[];
} {
  const texts = new Set<number>();
  return {
    add(cells) {
      for (const column of unused) {
        if (texts.has(column)) continue;
        const cell = (cells[column] ?? '').trim();
        if (!hasNoValue(cell) && !numeric.test(cell)) texts.add(column);
      }
    },
    found: () => unused.filter((column) => texts.has(column)),
  };
}

const numeric = /^[<>≈]?\s*[A-Z]{0,3}[$¥￥€£₹]?[(+-]?[\d.,]+\s*(?:%|元|[A-Z]{3})?\)?$/;

/** Whether a column contains ids, which distinguish items of the same name whose rows are parts of a sum. */
const isIdentifier = (header: string) => /(?:^|[\s_])id$|[a-z]Id$|ID$|編號$|编号$|^__/i.test(header.trim());

function hasData({ metrics }: ParsedRow): boolean {
  return [metrics.impression, metrics.click, metrics.cost].some(
    (value) => value !== null && /[1-9]/.test(value),
  );
}
