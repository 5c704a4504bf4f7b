import {
  metrics,
  type ConditionOperator,
  type Measure,
  type MetricDefinition,
  type MetricId,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportOrder } from '../../plan/report-order';
import { isPairedPeriod, monthOfDay, type ReportPeriod } from '../report-periods';
import { dayColumn } from './day-columns-sql';
import { sumOf, type DayReading } from './items-sql';
import { approximateValue, digitsOf, ratioDigits, sumsOfMetric } from './measures-sql';
import { textLiteral } from './query-sql';
import { matchingItems } from './sources-sql';

/** An order by a metric. */
export interface MetricOrder extends ReportOrder {
  by: MetricId;
}

/** Operators that the first rows meet rather than others. */
const favouredOperators: Record<ReportOrder['direction'], ReadonlySet<ConditionOperator>> = {
  desc: new Set(['gt', 'gte', 'upBy', 'changedBy', 'notEmpty']),
  asc: new Set(['lt', 'lte', 'downBy', 'changedBy', 'notEmpty']),
};

/** The order of a report by a metric; undefined by period, and if conditions may leave out most of the first rows. */
export function orderOfFirstRows({
  order,
  plan,
}: Pick<DayReading, 'order' | 'plan'>): MetricOrder | undefined {
  if (order === undefined || order.by === 'period') return undefined;
  const { by, direction } = order;
  const isFavoured = (plan.where ?? [])
    .flat()
    .every(
      ({ column, operator }) =>
        column.kind === 'metric' && column.id === by && favouredOperators[direction].has(operator),
    );
  return isFavoured ? { ...order, by } : undefined;
}

/**
 * The first `count` rows, each with `item_key`, `currency`, its position in `periods`, and `value`: a floating-point number in the metric's unit
 * that the row does not come before, or null if it has none. Also rows that a condition hides, and periods of an item without facts. Undefined
 * if there are no values.
 *
 * Conditions and other metrics are left out, and ratios are computed before months are joined: queries take as long as they have columns.
 */
export function bestRowsQuery(reading: DayReading, order: MetricOrder, count: number): SQL | undefined {
  const matching = matchingItems(reading.plan, reading.source);
  const groups = groupsOf(reading, order).map((group) =>
    rowsOf({ ...group, order, files: reading.files, isFiltered: matching !== undefined }, count),
  );
  if (groups.length === 0) return undefined;
  return sql`${matching && sql`WITH matching AS MATERIALIZED (${matching})`}
    SELECT item_key::VARCHAR, currency, position, value::DOUBLE / ${sql.raw(`1e${decimalsOf(order.by)}`)}
    FROM (${sql.raw(groups.join('\nUNION ALL '))}) ORDER BY value ${sql.raw(directionOf(order))} NULLS LAST LIMIT ${count}`;
}

const directionOf = ({ direction }: MetricOrder) => (direction === 'asc' ? 'ASC' : 'DESC');

function decimalsOf(id: MetricId): number {
  const metric: MetricDefinition = metrics[id];
  return metric.kind === 'ratio' ? ratioDigits : digitsOf(metric.of);
}

/** Whether a row with this value comes before all rows from one with the bound `best` on. */
export function isBeforeRows(
  value: number | null,
  best: number | null,
  { by, direction }: MetricOrder,
): boolean {
  if (value === null || best === null) return value !== null;
  // ratios of rows are rounded exactly, and a change is the difference of two
  const tolerance = (metrics[by].kind === 'ratio' ? 2 / 10 ** ratioDigits : 0) + Math.abs(best) * 1e-12;
  return direction === 'asc' ? value < best - tolerance : value > best + tolerance;
}

type Side = 'current' | 'previous';

/** The periods whose values an order compares. */
function sidesOf({ part }: MetricOrder): Side[] {
  if (part === 'change') return ['current', 'previous'];
  return [part === 'value' ? 'current' : 'previous'];
}

const daysOf = (side: Side, { days, previousDays }: ReportPeriod) =>
  side === 'current' ? days : previousDays;

/** Periods with the same months, which are read together. */
interface Group extends Pick<DayReading, 'files'> {
  order: MetricOrder;
  months: readonly string[];
  /** With their positions in the report. */
  periods: readonly (ReportPeriod & { position: number })[];
  /** Whether only items of the query `matching` are read. */
  isFiltered: boolean;
}

function groupsOf(reading: DayReading, order: MetricOrder): Pick<Group, 'months' | 'periods'>[] {
  const groups = new Map<string, { months: string[]; periods: Group['periods'][number][] }>();
  for (const [position, period] of reading.periods.entries()) {
    // without a counterpart there is no change
    if (order.part === 'change' && !isPairedPeriod(period.begin, reading.comparison)) continue;
    const months = [...new Set(sidesOf(order).flatMap((side) => monthsOf(side, period, reading)))].sort();
    const group = groups.get(months.join(' ')) ?? { months, periods: [] };
    group.periods.push({ ...period, position });
    if (months.length > 0) groups.set(months.join(' '), group);
  }
  return [...groups.values()];
}

/** Months with files in which a period has days. */
function monthsOf(side: Side, period: ReportPeriod, { files }: Pick<Group, 'files'>): string[] {
  const months = new Set(daysOf(side, period).map(monthOfDay));
  return [...months].filter((month) => files.has(month));
}

/** The first rows belong to as many items with the best values. */
function rowsOf(group: Group, count: number): string {
  const { months, order, periods } = group;
  const tables = months.map((month, index) => {
    const table = `(${itemsOfMonth(month, group)}) "${month}"`;
    return index === 0 ? table : `FULL JOIN ${table} USING (item_key, currency)`;
  });
  const best = order.direction === 'asc' ? 'least' : 'greatest';
  const names = periods.map((_, index) => `"value ${index}"`).join(',');
  const values = periods.map((_, index) => `${valueOf(index, group)} AS "value ${index}"`);
  return `SELECT item_key, currency, unnest([${periods.map(({ position }) => position).join(',')}]) AS position, unnest([${names}]) AS value
    FROM (
      SELECT *, ${best}(${names}) AS best FROM (SELECT item_key, currency, ${values.join(',')} FROM ${tables.join(' ')})
      ORDER BY best ${directionOf(order)} NULLS LAST LIMIT ${count}
    )`;
}

/** Items of a month with the values of periods that lie in it, and its part of the sums of those that do not. */
function itemsOfMonth(month: string, group: Group): string {
  const { files, order, periods, isFiltered } = group;
  const columns = sidesOf(order).flatMap((side) =>
    periods.flatMap((period, index) => {
      const days = daysOf(side, period).filter((day) => monthOfDay(day) === month);
      if (days.length === 0) return [];
      const sum = (of: Measure) =>
        `(${sumOf(days.map((day) => `f."${dayColumn(of, Number(day.slice(8)))}"`))})`;
      return monthsOf(side, period, group).length === 1
        ? [`${metricOf(sum, order.by)} AS "${side} ${index}"`]
        : sumsOfMetric(order.by).map((of) => `${sum(of)} AS "${side} ${index} ${of}"`);
    }),
  );
  return `SELECT f.item_key, f.currency, ${columns.join(',')}
    FROM read_parquet(${textLiteral(files.get(month) ?? '')}) f
    ${isFiltered ? 'WHERE f.item_key IN (SELECT m.item_key FROM matching m)' : ''}`;
}

/**
 * The value that an order compares, in a period. It may come too early, but not too late: a sum that is absent can count as 0, and a ratio has
 * the most that its floating-point number may lack.
 */
function valueOf(index: number, group: Group): string {
  const { by, direction, part } = group.order;
  const value = (side: Side, isSubtracted = false) => {
    const metric = metricInPeriod(side, index, group);
    if (metrics[by].kind === 'ratio')
      return `(${metric} ${isSubtracted === (direction === 'asc') ? '+' : '-'} abs(${metric}) * 1e-13)`;
    return part === 'change' || side === 'current' ? `coalesce(${metric}, 0)` : metric;
  };
  if (part === 'change') return `${value('current')} - ${value('previous', true)}`;
  return value(part === 'value' ? 'current' : 'previous');
}

function metricInPeriod(side: Side, index: number, group: Group): string {
  const period = group.periods[index];
  const months = period === undefined ? [] : monthsOf(side, period, group);
  const columns = (name: string) => months.map((month) => `"${month}"."${name}"`);
  if (months.length === 1) return columns(`${side} ${index}`).join('');
  return metricOf((of) => `(${sumOf(columns(`${side} ${index} ${of}`))})`, group.order.by);
}

/** A sum as an integer, a ratio as a floating-point number. */
function metricOf(sum: (of: Measure) => string, id: MetricId): string {
  const metric: MetricDefinition = metrics[id];
  return metric.kind === 'sum' ? sum(metric.of) : approximateValue(sum, id);
}
