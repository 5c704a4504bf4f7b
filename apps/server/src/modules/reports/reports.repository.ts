import { reportInfoSchema, type ReportFilterOptions, type ReportInfo } from '@meridian/api-client/contract';
import { asc, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db';
import { accounts } from '../../db/schema';
import { coverageSql } from './coverage-sql';
import { filterOptionsSql, type FilterSubject } from './filter-options-sql';
import type { MetricValues, ReportRecord } from './report-cells';
import type { ReportOrder } from './report-order';
import type { ReportPlan } from './report-plan';
import { reportSql, type PageWindow } from './report-sql';

/** What a report needs to know of its accounts. */
export interface ReportAccount {
  currency: string;
  timeZone: string;
}

/** One page of a report's rows with what is true of all of them. */
export interface ReportResult {
  totalCount: number;
  /** ISO 4217 codes in the whole result, in order. */
  currencies: string[];
  totals: MetricValues;
  list: ReportRecord[];
}

export type ReportCoverage = z.infer<typeof coverageSchema>;

/** Reads reports from the database. */
export interface ReportsRepository {
  findAccounts(accountIds: readonly number[]): Promise<ReportAccount[]>;
  readReport(plan: ReportPlan, order: ReportOrder | undefined, page: PageWindow): Promise<ReportResult>;
  readCoverage(plan: ReportPlan, yesterday: string): Promise<ReportCoverage>;
  /** The values of each filter that the section offers, in order. */
  readFilterOptions(subject: FilterSubject): Promise<ReportFilterOptions>;
}

export function createReportsRepository(db: Database): ReportsRepository {
  return {
    findAccounts: (accountIds) =>
      db
        .select({ currency: accounts.currency, timeZone: accounts.timeZone })
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountId)),
    async readReport(plan, order, page) {
      const { rows } = await db.execute(reportSql(plan, order, page));
      return resultSchema.parse(rows[0]);
    },
    async readCoverage(plan, yesterday) {
      const { rows } = await db.execute(coverageSql(plan, yesterday));
      return coverageSchema.parse(rows[0]);
    },
    async readFilterOptions(subject) {
      const { rows } = await db.execute(filterOptionsSql(subject));
      return filterOptionsSchema.parse(rows[0]);
    },
  };
}

const metricValuesSchema = z.record(z.string(), z.string().nullable());
const resultSchema = z.object({
  totalCount: z.coerce.number().pipe(z.int()),
  currencies: z.array(z.string()),
  totals: metricValuesSchema,
  list: z.array(
    z.object({
      periodBegin: z.string().nullable(),
      accountNo: z.string(),
      accountName: z.string(),
      currency: z.string(),
      dims: z
        .record(z.string(), z.string())
        .nullable()
        .transform((dims) => dims ?? {}),
      metrics: metricValuesSchema,
    }),
  ),
});

const coverageSchema = reportInfoSchema.pick({
  dataTime: true,
  missingDays: true,
  latestDate: true,
  omittedSpans: true,
  statedTotals: true,
} satisfies Partial<Record<keyof ReportInfo, true>>);

const filterOptionsSchema = z.object({
  campaigns: z.array(z.string()),
  units: z.array(z.object({ campaignName: z.string(), adgroupName: z.string() })),
  devices: z.array(z.string()),
});
