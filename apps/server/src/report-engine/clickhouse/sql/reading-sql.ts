import { metrics, type MetricId } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { RowWindow } from '../../duckdb/sql/list-sql';
import { selectedMeasures } from '../../duckdb/sql/measures-sql';
import type { ReportOrder } from '../../plan/report-order';
import type { ReportPlan } from '../../plan/report-plan';
import { previousMeasures } from '../../sql/metric-sql';
import { sumWithout, unpairedLast } from '../../sql/paired-sql';
import type { ReportReading } from '../../sql/report-sql';
import { dateOf } from './days-sql';
import { exactValue, wideSums } from './exact-sql';
import { isOfLoads, reportKeyOfItem, loadedFacts, type LoadedFacts } from './loaded-facts-sql';
import { comparedLoadedRows, loadedRows, previousLoadedRows, type ComparedLoads } from './steps-sql';
import { itemsTable } from './tables-sql';

/** A report and the loads with its facts. */
export interface LoadedReading extends ReportReading {
  source: LoadedFacts;
  compared?: ComparedLoads | undefined;
}

/** Totals by currency, sorted: `currency`, number of rows, and the metrics of `selectedMeasures`. */
export function currencyTotals({ plan, source, compared }: LoadedReading, part: 'current' | 'previous'): SQL {
  const rows =
    part === 'previous' && compared ? previousLoadedRows(plan, compared) : loadedRows(plan, source);
  return sql`SELECT t.currency, t.row_count, ${selectedMeasures('t')}
    FROM (
      SELECT r.currency AS currency, count() AS row_count, ${wideSums('r')} FROM (${rows}) r GROUP BY r.currency
    ) t ORDER BY t.currency`;
}

/** One row of a compared report: the number of shown rows and of all rows. */
export function comparedCounts(reading: LoadedReading): SQL {
  return sql`SELECT countIf(NOT r.is_hidden), count() FROM (${resultRows(reading)}) r`;
}

/** Rows in order, in the columns that `copiedRecord` reads; `limit` null: all. */
export function orderedRows(reading: LoadedReading, window: RowWindow): SQL {
  return sql`SELECT ${rowColumns(reading)} FROM (${resultRows(reading)}) r ${withHours(reading)}
    ${orderedWindow(reading, window)}`;
}

/**
 * Like `orderedRows`, with the dimensions of each row as JSON in the last column; for sums of a finer section, those of
 * any of its items.
 */
export function describedOrderedRows(reading: LoadedReading, window: RowWindow): SQL {
  return sql`SELECT ${rowColumns(reading)}, d.dims FROM (${resultRows(reading)}) r ${withHours(reading)}
    LEFT JOIN (${itemValues(reading, sql`any(i.dims) AS dims`)}) d ON d.item_key = r.item_key
    ${orderedWindow(reading, window)}`;
}

/** Sums of a report by span and currency: begin, end, currency and the metrics of `selectedMeasures`. */
export function loadedSpans(plan: ReportPlan, source: LoadedFacts): SQL {
  return sql`SELECT s.begin_date, s.end_date, s.currency, ${selectedMeasures('s')}
    FROM (
      SELECT f.begin_date AS begin_date, f.end_date AS end_date, f.currency AS currency, ${wideSums('f')}
      ${loadedFacts(plan, source)}
      GROUP BY f.begin_date, f.end_date, f.currency
    ) s`;
}

function resultRows({ plan, source, compared }: LoadedReading): SQL {
  return compared ? comparedLoadedRows(plan, source, compared) : loadedRows(plan, source);
}

function rowColumns({ compared }: LoadedReading): SQL {
  const previous = sql`, r.is_previous, r.previous_begin, ${selectedMeasures('r', previousMeasures.prefix)}`;
  return sql`r.period_begin, r.account_id, r.item_key, r.currency, ${selectedMeasures('r')} ${compared && previous}`;
}

/** Hours are stored with the items. */
function withHours(reading: LoadedReading): SQL | undefined {
  if (!hasHours(reading)) return undefined;
  return sql`LEFT JOIN (${itemValues(reading, sql`any(i.hour) AS hour`)}) h ON h.item_key = r.item_key`;
}

const hasHours = ({ plan }: LoadedReading) => plan.definition.dimensions.includes('hour');

/** A value of each item of the report, by `item_key`. */
function itemValues({ source, compared }: LoadedReading, value: SQL): SQL {
  const loads = [...new Set([...source.loads, ...(compared?.source.loads ?? [])])];
  return sql`SELECT ${reportKeyOfItem(source)} AS item_key, ${value} FROM ${sql.raw(itemsTable)} i
    WHERE ${isOfLoads({ ...source, loads }, 'i')} GROUP BY ${reportKeyOfItem(source)}`;
}

/** The complete order of the database's query. Keys are ordered by their bytes; UUIDs begin with the last eight. */
function orderedWindow(reading: LoadedReading, { limit, offset }: RowWindow): SQL {
  const { order, compared } = reading;
  return sql`${compared ? sql`WHERE NOT r.is_hidden` : undefined}
    ORDER BY ${order && sql`${firstOrder(order, reading)},`} ${unpairedLast(reading, dateOf)}r.period_begin DESC NULLS FIRST,
      ${hasHours(reading) ? sql`h.hour ASC NULLS LAST,` : undefined}
      r.cost DESC NULLS FIRST, r.currency ASC, r.account_id ASC, UUIDToNum(r.item_key) ASC
    ${limit === null ? undefined : sql`LIMIT ${limit} OFFSET ${offset}`}`;
}

function firstOrder({ by, part, direction }: ReportOrder, reading: LoadedReading): SQL {
  return sql`${orderedValue({ by, part }, reading)} ${sql.raw(direction === 'asc' ? 'ASC' : 'DESC')} NULLS LAST`;
}

function orderedValue({ by, part }: Pick<ReportOrder, 'by' | 'part'>, reading: LoadedReading): SQL {
  if (by === 'period') return sql`${unpairedLast(reading, dateOf)}r.period_begin`;
  if (part === 'change') return changedBy(by, reading);
  return exactValue(part === 'previous' ? previousMeasures : 'r', by);
}

function changedBy(id: MetricId, { comparison }: LoadedReading): SQL {
  const previous = exactValue(previousMeasures, id);
  const from = sql`coalesce(${previous}, ${sumWithout(comparison, sql`r.period_begin`, dateOf)})`;
  return sql`${exactValue('r', id)} - ${metrics[id].kind === 'sum' ? from : previous}`;
}
