import { exactSumsOf, millionths, summedMetrics, type ExactSums, type SummedMetric } from './exact-sums';
import type { Header } from './find-header';
import { totalIn } from './total-line';

const million = 1_000_000;
/** Sums of millionths stay exact numbers below it. */
const maxExact = 2 ** 52;
const wholeForm = /^\d{1,9}$/;
const decimalForm = /^\d{1,9}\.\d{1,6}$/;

/** The sums of the rows of a table, exact and without an object for each row. */
export class RowSums {
  readonly #columns: readonly number[];
  readonly #header: Header;
  readonly #sums = summedMetrics.map(() => new MillionthSum());
  #rows = 0;

  constructor(header: Header) {
    this.#header = header;
    this.#columns = summedMetrics.map((key) => header.columns.get(key) ?? -1);
  }

  add(cells: readonly string[]): void {
    this.#rows += 1;
    for (let index = 0; index < this.#columns.length; index += 1) {
      const cell = cells[this.#columns[index] ?? -1];
      const sum = this.#sums[index];
      if (cell === undefined || !sum) continue;
      if (isPlain(cell, index < 2)) sum.add(cell);
      else sum.addExact(this.#read(index, cells));
    }
  }

  /** The sums so far. */
  get(): ExactSums {
    const [impression = 0n, click = 0n, cost = 0n, conversion = 0n] = this.#sums.map((sum) => sum.get());
    return { rows: this.#rows, impression, click, cost, conversion };
  }

  #read(index: number, cells: readonly string[]): bigint {
    const key: SummedMetric = summedMetrics[index] ?? 'impression';
    return exactSumsOf(totalIn(cells, this.#header, '', 'rows'))[key];
  }
}

const isPlain = (cell: string, isCount: boolean) =>
  wholeForm.test(cell) || (!isCount && decimalForm.test(cell));

/** A sum of millionths: a number, with what exceeds the exact numbers beside it. */
export class MillionthSum {
  #small = 0;
  #large = 0n;

  /** Adds a decimal text with at most six decimals. */
  add(text: string): void {
    const value = millionthsOf(text);
    if (value === undefined) {
      this.addExact(millionths(text));
      return;
    }
    this.#small += value;
    if (this.#small > maxExact) {
      this.#large += BigInt(this.#small);
      this.#small = 0;
    }
  }

  addExact(value: bigint): void {
    this.#large += value;
  }

  get(): bigint {
    return this.#large + BigInt(this.#small);
  }
}

/** Millionths of a plain decimal text; undefined for one that is too long or negative. */
function millionthsOf(text: string): number | undefined {
  if (wholeForm.test(text)) return Number(text) * million;
  if (!decimalForm.test(text)) return undefined;
  const point = text.indexOf('.');
  const decimals = text.length - point - 1;
  return Number(text.slice(0, point)) * million + Number(text.slice(point + 1)) * 10 ** (6 - decimals);
}
