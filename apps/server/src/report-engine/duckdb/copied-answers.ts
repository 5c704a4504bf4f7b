import { dimensionDataKey, dimensions } from '@meridian/api-client/contract';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { factDimensionKeys } from '../../platform/lib/item-dims';
import type { ReportRecord } from '../cells/report-cells';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import type { ReportResult, TrendResult } from '../report-engine';
import type { ReportReading } from '../sql/report-sql';
import { addSums, groupValues, readSums, rowValues, totalValues, type MeasureSums } from './exact-values';
import type { DuckdbRow } from './messages';
import type { RowAccount } from './report-context.repository';
import { selectedCount } from './sql/measures-sql';

/** Sums and counts of a result, which are the same for every page and order. */
export interface CopiedSums {
  current: CurrencySums[];
  previous: CurrencySums[];
  counts: { shown: number; all: number };
}

interface CurrencySums {
  currency: string;
  rowCount: number;
  sums: MeasureSums;
}

/** Sums of the facts of a day. */
export interface DaySums extends CurrencySums {
  day: string;
}

export const emptySums: CopiedSums = { current: [], previous: [], counts: { shown: 0, all: 0 } };

/** Sums of a result from rows of totals; `counts`: the numbers of shown and of all rows of a report that is compared or grouped. */
export function copiedSums({
  current,
  previous,
  counts,
}: {
  current: readonly DuckdbRow[];
  previous: readonly DuckdbRow[];
  counts: DuckdbRow | undefined;
}): CopiedSums {
  const sums = { current: current.map(currencySums), previous: previous.map(currencySums) };
  if (counts === undefined) {
    const all = sums.current.reduce((sum, { rowCount }) => sum + rowCount, 0);
    return { ...sums, counts: { shown: all, all } };
  }
  const [shown, all] = countsSchema.parse(counts);
  return { ...sums, counts: { shown, all } };
}

/** Sums of a result from the rows of `rowSumsQuery`. */
export function sumsOfRows(rows: readonly DuckdbRow[], { isCompared }: { isCompared: boolean }): CopiedSums {
  const width = 1 + selectedCount;
  // a currency may have rows in one period only
  const sumsAt = (offset: number) =>
    rows
      .map((row) => currencySums([row[0] ?? null, ...row.slice(offset, offset + width)]))
      .filter(({ rowCount }) => rowCount > 0);
  const counts = rows.map((row) => countsSchema.parse(row.slice(-2)));
  return {
    current: sumsAt(1),
    previous: isCompared ? sumsAt(1 + width) : [],
    counts: {
      shown: counts.reduce((sum, [shown]) => sum + shown, 0),
      all: counts.reduce((sum, [, all]) => sum + all, 0),
    },
  };
}

/** Sums of a result from those of its days; `counts` as in `copiedSums`, absent if each fact is a row. */
export function sumsOfDays({
  current,
  previous,
  counts,
}: {
  current: readonly DaySums[];
  previous: readonly DaySums[];
  counts: DuckdbRow | undefined;
}): CopiedSums {
  const facts = current.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const [shown, all] = counts === undefined ? [facts, facts] : countsSchema.parse(counts);
  return { current: byCurrency(current), previous: byCurrency(previous), counts: { shown, all } };
}

function byCurrency(days: readonly DaySums[]): CurrencySums[] {
  const currencies = [...new Set(days.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = days.filter((day) => day.currency === currency);
    return {
      currency,
      rowCount: own.reduce((sum, { rowCount }) => sum + rowCount, 0),
      sums: addSums(own.map(({ sums }) => sums)),
    };
  });
}

/** Sums of a day from a row of `factDaySumsQuery`. */
export function readDaySums(row: DuckdbRow): DaySums {
  return { day: z.string().parse(row[0]), ...currencySums(row.slice(1)) };
}

const countSchema = z.coerce.number().pipe(z.int());
const countsSchema = z.tuple([countSchema, countSchema]);

function currencySums(row: DuckdbRow): CurrencySums {
  const [currency, rowCount] = z.tuple([z.string(), countSchema]).parse(row.slice(0, 2));
  return { currency, rowCount, sums: readSums(row, 2) };
}

/** A page of a report from its sums and rows. */
export function reportAnswer(
  { plan, comparison }: ReportReading,
  { current, previous, counts }: CopiedSums,
  list: ReportRecord[],
): ReportResult {
  const ids = plan.definition.metrics;
  const currencies = current.map(({ currency }) => currency);
  const previousCurrencies = previous.map(({ currency }) => currency);
  return {
    totalCount: counts.shown,
    hiddenCount: counts.all - counts.shown,
    currencies,
    totals: totalValues(addSums(current.map(({ sums }) => sums)), ids, currencies),
    previousCurrencies,
    previousTotals: comparison
      ? totalValues(addSums(previous.map(({ sums }) => sums)), ids, previousCurrencies)
      : {},
    list,
  };
}

/** A trend from sums of spans; `loaded`: indexes of the steps with imported data. */
export function trendAnswer(
  { definition }: ReportPlan,
  {
    steps,
    spans,
    loaded,
  }: { steps: readonly TrendStep[]; spans: readonly SpanSums[]; loaded: ReadonlySet<number> },
): TrendResult {
  const currencies = [...new Set(spans.map(({ currency }) => currency))].sort();
  const ids = definition.metrics;
  return {
    currencies,
    totals: totalValues(addSums(spans.map(({ sums }) => sums)), ids, currencies),
    points: steps.map((step, index) => {
      const own = spans.filter(({ begin, end }) => begin >= step.beginDate && end <= step.endDate);
      const known = addSums([...own.map(({ sums }) => sums), ...(loaded.has(index) ? [noTraffic] : [])]);
      return groupValues(known, ids, currencies);
    }),
  };
}

/** Sums of a day, or of several days without parts. */
export interface SpanSums {
  begin: string;
  end: string;
  currency: string;
  sums: MeasureSums;
}

/** Sums of a span from a row of `spansQuery`. */
export function readSpanSums(row: DuckdbRow): SpanSums {
  const [begin, end, currency] = z.tuple([z.string(), z.string(), z.string()]).parse(row.slice(0, 3));
  return { begin, end, currency, sums: readSums(row, 3) };
}

/** On imported days without traffic, all metrics but the parts of the cost are 0. */
const noTraffic: MeasureSums = {
  values: { impression: 0n, click: 0n, cost: 0n, conversion: 0n, pcCost: null, mobileCost: null },
  scales: { impression: 0, click: 0, cost: 0, conversion: 0, pcCost: 0, mobileCost: 0 },
};

/** What a row of a result needs to become a record. */
export interface RecordContext {
  reading: ReportReading;
  accounts: ReadonlyMap<number, RowAccount>;
}

const rowSchema = z.tuple([z.string().nullable(), z.number(), z.string(), z.string()]);
const ownCount = 4;
const previousSchema = z.tuple([z.boolean(), z.string().nullable()]);

export function itemOfRow(row: DuckdbRow): { accountId: number; itemKey: string } {
  const [, accountId, itemKey] = rowSchema.parse(row.slice(0, ownCount));
  return { accountId, itemKey };
}

/** Record of a row of a page. */
export function copiedRecord(
  row: DuckdbRow,
  { reading: { plan, comparison }, accounts }: RecordContext,
  dims: Readonly<Record<string, string>>,
): ReportRecord {
  const [periodBegin, accountId, , currency] = rowSchema.parse(row.slice(0, ownCount));
  const account = accounts.get(accountId);
  if (!account) throw new RangeError(`no account ${accountId} in the report`);
  const ids = plan.definition.metrics;
  return {
    periodBegin,
    ...account,
    currency,
    dims,
    metrics: rowValues(readSums(row, ownCount), ids),
    previous: comparison ? previousOf(row) : null,
  };

  function previousOf(columns: DuckdbRow): ReportRecord['previous'] {
    const offset = ownCount + selectedCount;
    const [isPrevious, begin] = previousSchema.parse(columns.slice(offset, offset + 2));
    if (!isPrevious) return null;
    return { periodBegin: begin, metrics: rowValues(readSums(columns, offset + 2), ids) };
  }
}

/** Record of a row with dimensions as JSON in its last column. */
export function describedRecord(row: DuckdbRow, context: RecordContext): ReportRecord {
  const { channel, section, from } = context.reading.plan;
  const json = row.at(-1);
  const dims = typeof json === 'string' ? dimsSchema.parse(JSON.parse(json)) : {};
  if (from === undefined) return copiedRecord(row, context, dims);
  const keys = factDimensionKeys(channel, section);
  return copiedRecord(row, context, Object.fromEntries(keys.map((key) => [key, dims[key] ?? ''])));
}

/** Record of a group with the text that it is summed by in its last column. */
export function groupRecord(row: DuckdbRow, context: RecordContext): ReportRecord {
  const { groupBy } = context.reading.plan;
  const hasText = groupBy !== undefined && groupBy !== 'period' && dimensions[groupBy].source !== 'account';
  return copiedRecord(
    row,
    context,
    hasText ? { [dimensionDataKey(groupBy)]: z.string().parse(row.at(-1)) } : {},
  );
}

const dimsSchema = z.record(z.string(), z.string());

/** Text of a report that no other report over other facts has. `versions`: of its facts. */
export function reportKey(
  { plan, comparison }: ReportReading,
  parts: { text: unknown; versions: readonly (readonly string[])[] },
): string {
  const key = {
    plan: withoutDefinition(plan),
    comparison: comparison && { ...comparison, plan: withoutDefinition(comparison.plan) },
    ...parts,
  };
  return createHash('sha256').update(JSON.stringify(key)).digest('base64');
}

/** Two plans of one section have the same definition. */
function withoutDefinition({ definition: _definition, ...plan }: ReportPlan) {
  return plan;
}
