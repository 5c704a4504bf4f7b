import {
  finerSections,
  maxFilterOptions,
  recordOf,
  reportFilterOptionsSchema,
  reportInfoSchema,
  valueFilters,
  type ReportFilterOptions,
  type ReportFilterSearch,
  type ReportInfo,
  type Section,
} from '@meridian/api-client/contract';
import { asc, inArray, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { withoutNestedLoops, type Database } from '../platform/db';
import { accounts } from '../platform/db/schema';
import type { MetricValues, ReportRecord } from './cells/report-cells';
import type { ReportPlan } from './plan/report-plan';
import type { TrendStep } from './plan/trend-steps';
import { coverageSql } from './sql/coverage-sql';
import { filterOptionsSql, type FilterSubject } from './sql/filter-options-sql';
import { finerSectionsSql } from './sql/finer-sql';
import { reportSql, type PageWindow, type ReportReading } from './sql/report-sql';
import { readInBatches, reportRowsSql } from './sql/report-stream-sql';
import { trendSql } from './sql/trend-sql';

/** Account properties that a report needs. */
export interface ReportAccount {
  currency: string;
  timeZone: string;
}

/** A page of report rows, with properties of the whole result. */
export interface ReportResult {
  totalCount: number;
  /** Number of rows hidden by the comparison. */
  hiddenCount: number;
  /** ISO 4217 codes in the whole result, sorted. */
  currencies: string[];
  totals: MetricValues;
  /** Currencies of the comparison period; empty without one. */
  previousCurrencies: string[];
  previousTotals: MetricValues;
  list: ReportRecord[];
}

/** Totals of a report as in `ReportResult`, and metrics of each step. */
export interface TrendResult extends Pick<ReportResult, 'currencies' | 'totals'> {
  points: MetricValues[];
}

export type ReportCoverage = z.infer<typeof coverageSchema>;

/** Reads reports from the database. */
export interface ReportsRepository {
  findAccounts(accountIds: readonly number[]): Promise<ReportAccount[]>;
  readReport(reading: ReportReading, page: PageWindow): Promise<ReportResult>;
  /** Rows of a report in batches, in its order; `limit` null: all. Must run in a transaction. */
  readRows(
    reading: ReportReading,
    options: { limit: number | null; batchSize: number },
  ): AsyncIterable<ReportRecord[]>;
  readTrend(plan: ReportPlan, steps: readonly TrendStep[]): Promise<TrendResult>;
  /** `yesterday`: the last day that can have data. With `steps`, spans that fit into none of them count as omitted. */
  readCoverage(
    plan: ReportPlan,
    options: { yesterday: string; steps?: readonly TrendStep[] },
  ): Promise<ReportCoverage>;
  /** Finer sections with data for a report whose own section has none, closest first. */
  readFinerSections(plan: ReportPlan): Promise<Section[]>;
  /** First values of each filter of the section, sorted, or the matches of a search. */
  readFilterOptions(subject: FilterSubject, search?: ReportFilterSearch): Promise<ReportFilterOptions>;
}

export function createReportsRepository(db: Database): ReportsRepository {
  /**
   * Runs a query without nested loops if it sums a finer section: it joins every fact with its item, and after an
   * import the planner lacks statistics.
   */
  async function rowsOf({ from }: ReportPlan, query: SQL): Promise<Record<string, unknown>[]> {
    if (from === undefined) return (await db.execute(query)).rows;
    return db.transaction((tx) => withoutNestedLoops(tx, query));
  }

  return {
    findAccounts: (accountIds) =>
      db
        .select({ currency: accounts.currency, timeZone: accounts.timeZone })
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountId)),
    async readReport(reading, page) {
      const [row] = await rowsOf(reading.plan, reportSql(reading, page));
      return resultSchema.parse(row);
    },
    async *readRows(reading, { limit, batchSize }) {
      const isSum = reading.plan.from !== undefined;
      for await (const rows of readInBatches(db, reportRowsSql(reading, limit), { batchSize, isSum })) {
        yield rows.map(({ record }) => recordSchema.parse(record));
      }
    },
    async readTrend(plan, steps) {
      const [row] = await rowsOf(plan, trendSql(plan, steps));
      return trendSchema.parse(row);
    },
    async readCoverage(plan, options) {
      const { rows } = await db.execute(coverageSql(plan, options));
      return coverageSchema.parse(rows[0]);
    },
    async readFinerSections(plan) {
      const finer = finerSections(plan.channel, plan.section);
      if (finer.length === 0) return [];
      const { rows } = await db.execute(finerSectionsSql(plan));
      const found = finerSectionsSchema.parse(rows[0]).sections;
      return finer.filter((section) => found.includes(section));
    },
    async readFilterOptions(subject, search) {
      const { rows } = await db.execute(filterOptionsSql(subject, search));
      const found = filterOptionsSchema.parse(rows[0]);
      return {
        ...recordOf(valueFilters, (filter) => found[filter].slice(0, maxFilterOptions)),
        more: valueFilters.filter((filter) => found[filter].length > maxFilterOptions),
      };
    },
  };
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

const coverageSchema = z.object(reportInfoSchema.shape).pick({
  dataTime: true,
  missingDays: true,
  incompleteDays: true,
  latestDate: true,
  omittedSpans: true,
  reportedTotals: true,
} satisfies Partial<Record<keyof ReportInfo, true>>);

const finerSectionsSchema = z.object({ sections: z.array(z.string()) });
const filterOptionsSchema = z.object(
  recordOf(valueFilters, (filter) => reportFilterOptionsSchema.shape[filter]),
);
