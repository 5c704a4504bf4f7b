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
import { asc, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db';
import { accounts } from '../platform/db/schema';
import type { ReportCopies } from './duckdb/report-copies';
import type { ReportPlan } from './plan/report-plan';
import type { TrendStep } from './plan/trend-steps';
import { createPostgresEngine } from './postgres-engine.repository';
import type { ReportEngine } from './report-engine';
import { accountCostSql } from './sql/account-cost-sql';
import { coverageSql } from './sql/coverage-sql';
import { filterOptionsSql, type FilterSubject } from './sql/filter-options-sql';
import { hasItemFilter } from './sql/filter-sql';
import { finerSectionsSql } from './sql/finer-sql';

/** Account properties that a report needs. */
export interface ReportAccount {
  currency: string;
  timeZone: string;
}

export type ReportCoverage = z.infer<typeof coverageSchema>;

/** Reads reports: their rows and sums by the engine, everything else from the database. */
export interface ReportsRepository extends ReportEngine {
  findAccounts(accountIds: readonly number[]): Promise<ReportAccount[]>;
  /** `yesterday`: the last day that can have data. With `steps`, spans that fit into none of them count as omitted. */
  readCoverage(
    plan: ReportPlan,
    options: { yesterday: string; steps?: readonly TrendStep[] },
  ): Promise<ReportCoverage>;
  /** Finer sections with data for a report whose own section has none, closest first. */
  readFinerSections(plan: ReportPlan): Promise<Section[]>;
  /**
   * Cost of the accounts in the days of a report, decimal text. Null for account reports, filtered ones and sums of a
   * finer section, and unless the account report has data of the same days.
   */
  readAccountCost(plan: ReportPlan): Promise<string | null>;
  /** First values of each filter of the section, sorted, or the matches of a search. */
  readFilterOptions(subject: FilterSubject, search?: ReportFilterSearch): Promise<ReportFilterOptions>;
}

/** `copies`: absent, PostgreSQL computes all reports. */
export function createReportsRepository(
  db: Database,
  copies?: Pick<ReportCopies, 'engineOf'>,
): ReportsRepository {
  const postgres = createPostgresEngine(db);
  return {
    ...(copies ? copies.engineOf(db, postgres) : postgres),
    findAccounts: (accountIds) =>
      db
        .select({ currency: accounts.currency, timeZone: accounts.timeZone })
        .from(accounts)
        .where(inArray(accounts.accountId, [...accountIds]))
        .orderBy(asc(accounts.accountId)),
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
    async readAccountCost(plan) {
      if (plan.section === 'account' || plan.from !== undefined || hasItemFilter(plan)) return null;
      const { rows } = await db.execute(accountCostSql(plan));
      return rows.length === 0 ? null : accountCostSchema.parse(rows[0]).cost;
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

const coverageSchema = z.object(reportInfoSchema.shape).pick({
  dataTime: true,
  missingDays: true,
  incompleteDays: true,
  latestDate: true,
  accountsWithoutEarlierData: true,
  omittedSpans: true,
  reportedTotals: true,
} satisfies Partial<Record<keyof ReportInfo, true>>);

const accountCostSchema = z.object({ cost: z.string() });
const finerSectionsSchema = z.object({ sections: z.array(z.string()) });
const filterOptionsSchema = z.object(
  recordOf(valueFilters, (filter) => reportFilterOptionsSchema.shape[filter]),
);
