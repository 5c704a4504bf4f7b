import type { NumberFormat } from '@meridian/api-client/contract';
import { detached } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { normalizeText } from './normalize-text';
import { parseNumber } from './parse-number';

/** A cell that is evidence of the file's number format. */
export interface NumberExample {
  row: number;
  column: number;
  cell: string;
}

/** Evidence of a column about the number format. */
export interface ColumnEvidence {
  /** First cell that is valid in this format only. */
  only: Record<NumberFormat, NumberExample | undefined>;
  /** First cell that is a different number in each format, such as `1.000`. */
  either: NumberExample | undefined;
  /** Formats in which the separator of such cells groups digits. */
  grouping: Set<NumberFormat>;
  /** The same for cells that end in a zero. */
  groupingZeros: Set<NumberFormat>;
  /** Whether the column has a whole number without decimals, so that its numbers do not all have the same decimals. */
  hasPlain: boolean;
}

/** Signs of a file's amounts. */
export interface SignEvidence {
  /** Whether a nonzero amount has no sign. */
  hasUnsigned: boolean;
  /** Whether an amount has a minus sign. */
  hasMinus: boolean;
}

/** Whether amounts in brackets are negative: other amounts have no sign, and none has a minus. */
export function areBracketsNegative(tables: readonly SignEvidence[]): boolean {
  return tables.some(({ hasUnsigned }) => hasUnsigned) && !tables.some(({ hasMinus }) => hasMinus);
}

/** Numeric columns of a table. */
export interface NumberColumns {
  /** Impressions and clicks. */
  counts: readonly number[];
  /** Amounts and conversions. */
  decimals: readonly number[];
  /** Unused columns, whose percentages and amounts with a sign are evidence too. */
  unused: readonly number[];
}

/** Collects evidence of a table's number format, in constant memory. */
export class NumberEvidence {
  readonly #columns: NumberColumns;
  readonly #found = new Map<number, ColumnEvidence>();
  readonly signs: SignEvidence = { hasUnsigned: false, hasMinus: false };

  constructor(columns: NumberColumns) {
    this.#columns = columns;
    for (const column of [...columns.counts, ...columns.decimals, ...columns.unused])
      this.#found.set(column, {
        only: { point: undefined, comma: undefined },
        either: undefined,
        grouping: new Set(),
        groupingZeros: new Set(),
        hasPlain: false,
      });
  }

  add(row: FileRow): void {
    const { counts, decimals, unused } = this.#columns;
    for (const column of counts) this.#addNumber(row, column, true);
    for (const column of decimals) {
      this.#addNumber(row, column, false);
      this.#addSign(row, column);
    }
    for (const column of unused) if (isMarked(row.cells[column] ?? '')) this.#addNumber(row, column, false);
  }

  #addSign({ cells, numbers }: FileRow, column: number): void {
    const cell = cells[column] ?? '';
    if (cell.length > maxLength || numbers?.has(column) === true || !hasValue.test(cell)) return;
    if (minus.test(cell)) this.signs.hasMinus = true;
    else if (!brackets.test(cell)) this.signs.hasUnsigned = true;
  }

  of(column: number): ColumnEvidence | undefined {
    return this.#found.get(column);
  }

  #addNumber({ number, cells, numbers }: FileRow, column: number, isCount: boolean): void {
    const evidence = this.#found.get(column);
    const cell = cells[column] ?? '';
    if (!evidence || cell.length > maxLength || numbers?.has(column) === true) return;
    if (!separated.test(cell)) {
      evidence.hasPlain ||= plainNumber.test(cell.trim());
      return;
    }
    const format = formatOf(cell, isCount);
    if (format === undefined) return;
    const example = () => ({ row: number, column, cell: detached(cell.trim().slice(0, 60)) });
    if (format !== 'either') {
      evidence.only[format] ??= example();
      return;
    }
    evidence.either ??= example();
    const grouping = groupingFormatOf(cell);
    evidence.grouping.add(grouping);
    if (endsInZero.test(cell)) evidence.groupingZeros.add(grouping);
  }
}

const hasValue = /[1-9１-９]/;
const brackets = /[(（]/;
const minus = /[-−－]/;
/** Without one of these, a number is the same in every format. */
const separated = /[.,．，]/;
const plainNumber = /^[1-9]\d*$/;
/** Possibly followed by a sign of a few characters. */
const endsInZero = /[0０]\D{0,6}$/;
/** Longer cells are not numbers. */
const maxLength = 100;
const simple = /^\d+([.,])(\d+)%?$/;

/** The only format in which a cell is a number; `either` if it is a different number in each. */
function formatOf(cell: string, isCount: boolean): NumberFormat | 'either' | undefined {
  const [, mark, decimals = ''] = simple.exec(cell) ?? [];
  if (mark !== undefined && decimals.length !== 3) {
    if (isCount && /[1-9]/.test(decimals)) return undefined;
    return mark === '.' ? 'point' : 'comma';
  }
  const text = withoutMarks(cell);
  const point = valueIn(text, 'point', isCount);
  const comma = valueIn(text, 'comma', isCount);
  if (point === undefined) return comma === undefined ? undefined : 'comma';
  if (comma === undefined) return 'point';
  return point === comma ? undefined : 'either';
}

/** Parses a number; a count with decimals is invalid. */
function valueIn(text: string, format: NumberFormat, isCount: boolean): string | undefined {
  const value = numberIn(text, format);
  return value !== undefined && isCount && !isWhole(value) ? undefined : value;
}

function numberIn(text: string, format: NumberFormat): string | undefined {
  const parsed = parseNumber(text, format);
  return 'value' in parsed && parsed.value !== null ? parsed.value : undefined;
}

const isWhole = (value: string) => !/\.\d*[1-9]/.test(value);

/** The format in which the only separator of a number groups its digits. */
export const groupingFormatOf = (cell: string): NumberFormat => (/[.．]/.test(cell) ? 'comma' : 'point');

function withoutMarks(cell: string): string {
  const text = normalizeText(cell)
    .trim()
    .replace(/^[<>≈] ?/, '');
  return text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
}

const percentage = /^[<>≈+-]?\s?\d.*[%％]$/;
const signed = /^[+-]?\p{Sc}|\p{Sc}$/u;

/** Whether a cell is a percentage or an amount with a currency sign, which no id, version or time resembles. */
function isMarked(cell: string): boolean {
  if (cell.length > maxLength || !separated.test(cell)) return false;
  const text = cell.trim();
  return percentage.test(text) || signed.test(text);
}
