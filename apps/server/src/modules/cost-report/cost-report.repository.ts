import { channels } from '@meridian/api-client/contract';
import type { DateRange, Day } from '@meridian/date-range/core';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { costCoverageSql, costsSql, type CostScope } from './cost-sql';

export type StoredCostAccount = z.infer<typeof accountSchema>;
export type ChannelCosts = z.infer<typeof costsSchema>;
export type ChannelCoverage = z.infer<typeof coverageSchema>;

/** Reads costs of accounts. Every query takes the account ids that it may read. */
export function createCostReportRepository(db: Database) {
  return {
    /** The accounts with their company and customer, and the number of accounts of each. */
    async findAccounts(accountIds: readonly number[]): Promise<StoredCostAccount[]> {
      const { rows } = await db.execute(sql`
        WITH owned AS (
          SELECT a.account_id, a.account_no, a.account_name, a.currency, a.time_zone,
            a.archived_at IS NOT NULL AS is_archived,
            o.id AS company_id, o.name AS company_name, u.id AS customer_id, u.name AS customer_name,
            count(*) OVER (PARTITION BY o.id)::int AS company_size,
            count(*) OVER (PARTITION BY u.id)::int AS customer_size
          FROM accounts a LEFT JOIN companies o ON o.id = a.company_id LEFT JOIN customers u ON u.id = o.customer_id
        )
        SELECT account_id AS "accountId", account_no AS "accountNo", account_name AS "accountName", currency,
          time_zone AS "timeZone", is_archived AS "isArchived",
          CASE WHEN company_id IS NOT NULL THEN
            json_build_object('id', company_id, 'name', company_name, 'size', company_size) END AS company,
          CASE WHEN customer_id IS NOT NULL THEN
            json_build_object('id', customer_id, 'name', customer_name, 'size', customer_size) END AS customer
        FROM owned WHERE account_id = ANY(${sql.param([...accountIds])}::int[]) ORDER BY account_no`);
      return rows.map((row) => accountSchema.parse(row));
    },

    /** Cost by span of days, see `costsSql`. */
    async readCosts(scope: CostScope, spans: readonly DateRange[]): Promise<ChannelCosts[]> {
      if (spans.length === 0) return [];
      const { rows } = await db.execute(costsSql(scope, spans));
      return rows.map((row) => costsSchema.parse(row));
    },

    /** Data coverage of each account and channel with data. */
    async readCoverage(
      scope: CostScope,
      options: { range: DateRange; yesterday: Day },
    ): Promise<ChannelCoverage[]> {
      const { rows } = await db.execute(costCoverageSql(scope, options));
      return rows.map((row) => coverageSchema.parse(row));
    },
  };
}
export type CostReportRepository = ReturnType<typeof createCostReportRepository>;

const ownerSchema = z.object({ id: z.string(), name: z.string(), size: z.int() }).nullable();
const accountSchema = z.object({
  accountId: z.int(),
  accountNo: z.string(),
  accountName: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  isArchived: z.boolean(),
  company: ownerSchema,
  customer: ownerSchema,
});

const costsSchema = z.object({
  accountId: z.int(),
  channel: z.enum(channels),
  currency: z.string(),
  costs: z.array(z.tuple([z.int(), z.string().nullable()])),
});

const coverageSchema = z.object({
  accountId: z.int(),
  channel: z.enum(channels),
  lastDay: z.iso.date(),
  dataTime: z.iso.datetime().nullable(),
  knownDays: z.int(),
});
