import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import type { ReportRecord } from '../cells/report-cells';
import { readFirstKeyedRows, readKeyedRows } from '../postgres-engine.repository';
import type { DayFact, RowKey } from '../sql/keyed-rows-sql';
import type { PageWindow } from '../sql/report-sql';
import { readDaySums, sumsOfDays, sumsOfRows, type CopiedSums, type DaySums } from './copied-answers';
import type { DuckdbRow } from './messages';
import type { ReportPeriod } from './report-periods';
import { matchingDaySumsQuery } from './sql/days-sql';
import { bestRowsQuery, isBeforeRows, orderOfFirstRows } from './sql/first-rows-sql';
import type { DayReading } from './sql/items-sql';
import { keysQuery, rowCountsQuery, rowSumsQuery } from './sql/keys-sql';
import { sumsOfMetric } from './sql/measures-sql';
import { matchingItems } from './sql/sources-sql';

/** Reads the rows of a query from DuckDB. */
type Read = (query: SQL) => Promise<DuckdbRow[]>;

/** Sums by day and currency of a report without its comparison. */
export async function readDaySumsOf(reading: DayReading, read: Read): Promise<DaySums[]> {
  const { plan, source, files } = reading;
  const matching = matchingItems(plan, source);
  if (matching === undefined) return storedDays(reading);
  const own = [...new Set(plan.definition.metrics.flatMap(sumsOfMetric))];
  const query = matchingDaySumsQuery(plan, { files, matching, own });
  return query ? (await read(query)).map(readDaySums) : [];
}

function storedDays({ plan, daySums }: DayReading): DaySums[] {
  return daySums.map(readDaySums).filter(({ day }) => plan.beginDate <= day && day <= plan.endDate);
}

/** Sums and counts of a report. */
export async function readDayReportSums(reading: DayReading, read: Read): Promise<CopiedSums> {
  const { plan, comparison, compared } = reading;
  if (plan.where)
    return sumsOfRows(await read(rowSumsQuery(reading)), { isCompared: comparison !== undefined });
  const isFactPerRow = plan.period === 'daily' && !comparison;
  const [current, previous, counts] = await Promise.all([
    readDaySumsOf(reading, read),
    compared
      ? readDaySumsOf({ ...reading, plan: compared.comparison.plan, source: compared.source }, read)
      : [],
    isFactPerRow ? undefined : read(rowCountsQuery(reading)),
  ]);
  return sumsOfDays({ current, previous, counts: counts?.[0] });
}

interface ReadOptions {
  db: Database;
  read: Read;
}

/**
 * Rows of a page: DuckDB finds which these are, and the database has their values, so that neither reads all metrics of all rows. Rows whose
 * facts have changed meanwhile may be absent.
 */
export async function readDayReportPage(
  reading: DayReading,
  page: PageWindow,
  options: ReadOptions,
): Promise<ReportRecord[]> {
  return (await readFirstRows(reading, page, options)) ?? readRowsByKeys(reading, page, options);
}

async function readRowsByKeys(
  reading: DayReading,
  page: PageWindow,
  { db, read }: ReadOptions,
): Promise<ReportRecord[]> {
  const window = windowOf(page);
  const found = await read(keysQuery(reading, window));
  const keys = found
    .slice(page.offset - window.offset)
    .slice(0, page.limit)
    .map(keyOf);
  if (keys.length === 0) return [];
  const periods = new Map(reading.periods.map((period) => [period.begin, period]));
  const facts = keys.flatMap(({ periodBegin, itemKey, currency }) => {
    const period = periods.get(periodBegin);
    return period ? factsOf([period], { itemKey, currency }) : [];
  });
  return readKeyedRows(db, reading, { keys, facts });
}

/** Rows whose keys are found together, so that the next pages need no search. */
const windowSize = 500;

/** Rows to search for a page: those of the pages around it, too. */
function windowOf(page: PageWindow): PageWindow {
  const offset = page.offset - (page.offset % windowSize);
  return page.offset + page.limit <= offset + windowSize ? { offset, limit: windowSize } : page;
}

/** Rows that are read in addition to those of a page, since conditions may hide some of these. */
const spareRows = 25;
/** Looking up more facts than this takes longer than comparing all rows. */
const maxFacts = 10_000;
const maxRows = 1_000;

/**
 * Rows of one of the first pages by a metric, from the rows with the best values. Undefined if others may come before them, and for later
 * pages.
 */
async function readFirstRows(
  reading: DayReading,
  page: PageWindow,
  { db, read }: ReadOptions,
): Promise<ReportRecord[] | undefined> {
  const order = orderOfFirstRows(reading);
  const factsPerRow = Math.max(...reading.periods.map((period) => daysOf(period).length));
  const count = Math.min(maxRows, Math.floor(maxFacts / factsPerRow));
  const rowCount = page.offset + page.limit;
  const query = order && rowCount + spareRows < count && bestRowsQuery(reading, order, count);
  if (!query) return undefined;
  const rows = (await read(query)).map(bestRowOf);
  const lastOfPage = rows[rowCount - 1];
  if (lastOfPage === undefined) return undefined;
  // rows that tie with the last one may come before it
  const next = rows.findIndex(
    ({ value }, index) => index >= rowCount + spareRows && isBeforeRows(lastOfPage.value, value, order),
  );
  if (next === -1) return undefined;
  const first = rows.slice(0, next).flatMap(({ position, ...row }) => {
    const period = reading.periods[position];
    return period ? [{ period, key: { ...row, periodBegin: period.begin } }] : [];
  });
  const keys = first.map(({ key }) => key);
  const facts = first.flatMap(({ period, key }) => factsOf([period], key));
  const { records, lastValue } = await readFirstKeyedRows(db, reading, { keys, facts, order, page });
  const isComplete =
    records.length === page.limit && isBeforeRows(lastValue, rows[next]?.value ?? null, order);
  return isComplete ? records : undefined;
}

const daysOf = ({ days, previousDays }: ReportPeriod) => [...days, ...previousDays];

function factsOf(periods: readonly ReportPeriod[], { itemKey, currency }: Omit<DayFact, 'day'>): DayFact[] {
  return periods.flatMap(daysOf).map((day) => ({ itemKey, currency, day }));
}

function keyOf(row: DuckdbRow): RowKey {
  const [periodBegin, itemKey, currency] = keySchema.parse(row);
  return { periodBegin, itemKey, currency };
}

const keySchema = z.tuple([z.string().nullable(), z.string(), z.string()]);

function bestRowOf(row: DuckdbRow) {
  const [itemKey, currency, position, value] = bestRowSchema.parse(row);
  return { itemKey, currency, position, value };
}

const bestRowSchema = z.tuple([z.string(), z.string(), z.number(), z.number().nullable()]);
