import { hasItemCondition } from '@meridian/api-client/contract';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import { withoutNestedLoops, type Database } from '../platform/db';
import type { ReportRecord } from './cells/report-cells';
import type { ReportPlan } from './plan/report-plan';
import type { ReportEngine } from './report-engine';
import { firstKeyedRowsSql, keyedRowsSql, type DayFact, type RowKey } from './sql/keyed-rows-sql';
import { reportSql, type ReportReading } from './sql/report-sql';
import { readInBatches, reportRowsSql } from './sql/report-stream-sql';
import { trendSql } from './sql/trend-sql';

/** Computes reports in PostgreSQL: the reference for every other engine. */
export function createPostgresEngine(db: Database): ReportEngine {
  async function rowsOf(plan: ReportPlan, query: SQL): Promise<Record<string, unknown>[]> {
    if (!joinsItems(plan)) return (await db.execute(query)).rows;
    return db.transaction((tx) => withoutNestedLoops(tx, query));
  }

  return {
    async readReport(reading, page) {
      const [row] = await rowsOf(reading.plan, reportSql(reading, page));
      return resultSchema.parse(row);
    },
    async *readRows(reading, { limit, batchSize }) {
      const options = { batchSize, joinsItems: joinsItems(reading.plan) };
      for await (const rows of readInBatches(db, reportRowsSql(reading, limit), options)) {
        yield rows.map(({ record }) => recordSchema.parse(record));
      }
    },
    async readTrend(plan, steps, rows) {
      const [row] = await rowsOf({ ...plan, where: rows?.plan.where }, trendSql(plan, steps, rows));
      return trendSchema.parse(row);
    },
  };
}

/**
 * Whether a report joins all facts with their items, because it sums a finer section or has conditions of items. Such queries run without
 * nested loops: after an import the planner lacks statistics.
 */
const joinsItems = (plan: ReportPlan) => plan.from !== undefined || hasItemCondition(plan.where);

/** Rows of a report that another engine has found, in order; those that no longer exist are absent. */
export async function readKeyedRows(
  db: Database,
  reading: ReportReading,
  rows: { keys: readonly RowKey[]; facts: readonly DayFact[] },
): Promise<ReportRecord[]> {
  const found = await db.execute(keyedRowsSql(reading, rows));
  return found.rows.map(({ record }) => recordSchema.parse(record));
}

/**
 * A page of those of the rows with these keys that meet the conditions of the report, and the value by which its last row is ordered; null if it
 * has none. Without the filters of the report, which the rows match.
 */
export async function readFirstKeyedRows(
  db: Database,
  reading: ReportReading,
  rows: Parameters<typeof firstKeyedRowsSql>[1],
): Promise<{ records: ReportRecord[]; lastValue: number | null }> {
  const found = z.array(orderedRowSchema).parse((await db.execute(firstKeyedRowsSql(reading, rows))).rows);
  return { records: found.map(({ record }) => record), lastValue: found.at(-1)?.value ?? null };
}

export const metricValuesSchema = z.record(z.string(), z.string().nullable());
const countSchema = z.coerce.number().pipe(z.int());
const recordSchema = z.object({
  periodBegin: z.string().nullable(),
  accountNo: z.string(),
  accountName: z.string(),
  currency: z.string(),
  dims: z
    .record(z.string(), z.string())
    .nullable()
    .transform((dims) => dims ?? {}),
  metrics: metricValuesSchema,
  previous: z.object({ periodBegin: z.string().nullable(), metrics: metricValuesSchema }).nullable(),
});
const orderedRowSchema = z.object({ record: recordSchema, value: z.number().nullable() });
const resultSchema = z.object({
  totalCount: countSchema,
  hiddenCount: countSchema,
  currencies: z.array(z.string()),
  totals: metricValuesSchema,
  previousCurrencies: z.array(z.string()),
  previousTotals: metricValuesSchema,
  list: z.array(recordSchema),
});

const trendSchema = z.object({
  currencies: z.array(z.string()),
  totals: metricValuesSchema,
  points: z.array(metricValuesSchema),
});
