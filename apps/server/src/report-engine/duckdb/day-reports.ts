import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import type { ReportRecord } from '../cells/report-cells';
import { readKeyedRows } from '../postgres-engine.repository';
import type { DayFact, RowKey } from '../sql/keyed-rows-sql';
import type { PageWindow } from '../sql/report-sql';
import { readDaySums, sumsOfDays, sumsOfRows, type CopiedSums, type DaySums } from './copied-answers';
import type { DuckdbRow } from './messages';
import { daySumsQuery } from './sql/days-sql';
import type { DayReading } from './sql/items-sql';
import { keysQuery, rowCountsQuery, rowSumsQuery } from './sql/keys-sql';
import { matchingItems } from './sql/sources-sql';

/** Reads the rows of a query from DuckDB. */
type Read = (query: SQL) => Promise<DuckdbRow[]>;

/** Sums by day and currency of a report without its comparison. */
export async function readDaySumsOf(reading: DayReading, read: Read): Promise<DaySums[]> {
  if (matchingItems(reading.plan, reading.source) === undefined) return storedDays(reading);
  return (await read(daySumsQuery(reading.plan, reading.source))).map(readDaySums);
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

/**
 * Rows of a page: DuckDB finds which these are, and the database has their values, so that neither reads all metrics of all rows. Rows whose
 * facts have changed meanwhile may be absent.
 */
export async function readDayReportPage(
  reading: DayReading,
  page: PageWindow,
  { db, read }: { db: Database; read: Read },
): Promise<ReportRecord[]> {
  const keys = (await read(keysQuery(reading, page))).map(keyOf);
  if (keys.length === 0) return [];
  const periods = new Map(reading.periods.map((period) => [period.begin, period]));
  const facts = keys.flatMap(({ periodBegin, itemKey, currency }): DayFact[] => {
    const { days, previousDays } = periods.get(periodBegin) ?? { days: [], previousDays: [] };
    return [...days, ...previousDays].map((day) => ({ itemKey, currency, day }));
  });
  return readKeyedRows(db, reading, { keys, facts });
}

function keyOf(row: DuckdbRow): RowKey {
  const [periodBegin, itemKey, currency] = keySchema.parse(row);
  return { periodBegin, itemKey, currency };
}

const keySchema = z.tuple([z.string().nullable(), z.string(), z.string()]);
