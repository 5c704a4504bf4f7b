import { detached } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { keyOf } from './effective-spans';
import { textOfMillionths } from './exact-sums';
import type { Layout } from './layout';
import type { Span } from './parse-date';
import { accountIn, spanIn, type ParsedRow } from './parse-row';
import type { AccountGroup, RowSink } from './row-sink';
import { MillionthSum } from './sum-rows';

/** Summary of the rows in a group. */
export interface GroupSummary extends AccountGroup {
  /** Account as named in the rows. */
  named: string;
  rows: number;
  spans: Span[];
  currencies: Set<string>;
  /** Exact sum; null without a value. */
  cost: DecimalSum;
  failedRows: number;
  /** First days of failed rows; undefined for an unknown day. */
  failedDays: Set<string | undefined>;
}

/** The groups of a table; their rows are passed on. */
export interface AccountGroups {
  add(row: ParsedRow): void;
  addFailed(row: FileRow): void;
  /** In the order of their first rows. */
  groups(): GroupSummary[];
}

/** `nextNumber`: next group number, unique across tables. */
export function groupRows(layout: Layout, sink: RowSink, nextNumber: () => number): AccountGroups {
  const groups = new Map<string, GroupSummary & { spanKeys: Set<Span | string> }>();
  const dataKeys = layout.dimensions.map(({ dataKey }) => dataKey);
  const groupOf = (named: string) => {
    let group = groups.get(named);
    if (!group) {
      group = {
        number: nextNumber(),
        dataKeys,
        named: detached(named),
        rows: 0,
        failedRows: 0,
        spans: [],
        spanKeys: new Set(),
        currencies: new Set(),
        cost: new DecimalSum(),
        failedDays: new Set(),
      };
      groups.set(named, group);
    }
    return group;
  };
  return {
    add(row) {
      const group = groupOf(row.account);
      const { spanKeys, spans, currencies, cost } = group;
      group.rows += 1;
      // fast path: most rows share their span object
      if (!spanKeys.has(row.span)) {
        const key = keyOf(row.span);
        if (!spanKeys.has(key)) spans.push(row.span);
        if (spanKeys.size < maxSpanKeys) spanKeys.add(row.span);
        spanKeys.add(key);
      }
      currencies.add(row.currency);
      cost.add(row.metrics.cost);
      sink.row(group, row);
    },
    addFailed(file) {
      const group = groupOf(accountIn(file, layout));
      group.failedRows += 1;
      group.failedDays.add(spanIn(file, layout)?.beginDate);
    },
    groups: () => [...groups.values()].filter(({ rows, failedRows }) => rows + failedRows > 0),
  };
}

const maxSpanKeys = 20_000;

/** Exact sum of decimal texts, with as many decimals as the longest one. */
export class DecimalSum {
  readonly #sum = new MillionthSum();
  #digits = 0;
  #isEmpty = true;

  add(value: string | null): void {
    if (value === null) return;
    this.#isEmpty = false;
    const point = value.indexOf('.');
    if (point !== -1) this.#digits = Math.max(this.#digits, value.length - point - 1);
    this.#sum.add(value);
  }

  merge(other: DecimalSum): void {
    this.#isEmpty &&= other.#isEmpty;
    this.#digits = Math.max(this.#digits, other.#digits);
    this.#sum.addExact(other.#sum.get());
  }

  /** Null if nothing was added. */
  text(): string | null {
    return this.#isEmpty ? null : textOfMillionths(this.#sum.get(), this.#digits);
  }
}
