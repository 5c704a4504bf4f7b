import { millionths, summedMetrics, type ExactSums, type MetricColumns } from './exact-sums';
import { parseMeasure } from './parse-row';

const million = 1_000_000;
/** Sums of millionths are exact numbers below this. */
const maxExact = 2 ** 52;
const wholeForm = /^\d{1,9}$/;
const decimalForm = /^\d{1,9}\.\d{1,6}$/;

/** Exact sums of the rows in a table, without an object per row. */
export class RowSums {
  readonly #columns: readonly number[];
  readonly #format: MetricColumns['numberFormat'];
  readonly #sums = summedMetrics.map(() => new MillionthSum());
  #rows = 0;

  constructor({ columns, numberFormat }: MetricColumns) {
    this.#format = numberFormat;
    this.#columns = summedMetrics.map((key) => columns.get(key) ?? -1);
  }

  add(cells: readonly string[]): void {
    this.#rows += 1;
    for (let index = 0; index < this.#columns.length; index += 1) {
      const cell = cells[this.#columns[index] ?? -1];
      const sum = this.#sums[index];
      if (cell === undefined || !sum) continue;
      if (wholeForm.test(cell) || (index > 1 && this.#format === 'point' && decimalForm.test(cell)))
        sum.add(cell);
      else sum.addExact(this.#read(index, cell));
    }
  }

  /** The sums so far. */
  get(): ExactSums {
    const [impression = 0n, click = 0n, cost = 0n, conversion = 0n] = this.#sums.map((sum) => sum.get());
    return { rows: this.#rows, impression, click, cost, conversion };
  }

  #read(index: number, cell: string): bigint {
    const key = summedMetrics[index] ?? 'impression';
    const parsed = parseMeasure(cell.trim(), key, { currency: 'CNY', format: this.#format });
    return millionths('value' in parsed ? parsed.value : null);
  }
}

/** A sum of millionths: a number, plus a separate value beyond the range of exact numbers. */
export class MillionthSum {
  #small = 0;
  #large = 0n;

  /** Adds a decimal text with up to six decimals. */
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

/** Millionths of a plain decimal text; undefined if it is too long or negative. */
function millionthsOf(text: string): number | undefined {
  if (wholeForm.test(text)) return Number(text) * million;
  if (!decimalForm.test(text)) return undefined;
  const point = text.indexOf('.');
  const decimals = text.length - point - 1;
  return Number(text.slice(0, point)) * million + Number(text.slice(point + 1)) * 10 ** (6 - decimals);
}
