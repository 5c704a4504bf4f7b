import { dimensions, type DimensionId } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { searchableDimensions } from '../plan/plan-columns';
import type { ReportPlan } from '../plan/report-plan';
import type { TrendStep } from '../plan/trend-steps';
import { textTestOf, type TextTest } from '../sql/conditions-sql';
import { belongsTo, contains, dimensionValue } from '../sql/filter-sql';
import { loadedStepsSql } from '../sql/trend-sql';
import { passes } from '../sql/where-sql';

export interface RowAccount {
  accountNo: string;
  accountName: string;
}

/**
 * Accounts of a report, those that its text filter matches, and that filter in lower case; both by the collation of the
 * database.
 */
export async function findRowAccounts(
  db: Database,
  plan: ReportPlan,
): Promise<{ byId: Map<number, RowAccount>; matchingIds: number[]; lowerText: string | undefined }> {
  const { text } = plan.filters;
  const ids = searchableDimensions(plan).filter((id) => dimensions[id].source === 'account');
  const hits =
    text === undefined
      ? []
      : ids.map((id) => contains(id === 'accountNo' ? sql`a.account_no` : sql`a.account_name`, text));
  const { rows } = await db.execute(sql`
    SELECT a.account_id AS "accountId", a.account_no AS "accountNo", a.account_name AS "accountName",
      ${hits.length === 0 ? sql`false` : sql.join(hits, sql` OR `)} AS "isMatch", lower(${text ?? null}::text) AS "lowerText"
    FROM accounts a WHERE a.account_id = ANY(${sql.param(plan.accountIds)}::int[])`);
  const found = accountsSchema.parse(rows);
  return {
    byId: new Map(
      found.map(({ accountId, accountNo, accountName }) => [accountId, { accountNo, accountName }]),
    ),
    matchingIds: found.filter(({ isMatch }) => isMatch).map(({ accountId }) => accountId),
    lowerText: text === undefined ? undefined : (found[0]?.lowerText ?? text),
  };
}

/** What the conditions of a report match by the collation of the database, by the test of the condition. */
export interface ConditionMatches {
  /** Texts of `contains` in lower case. */
  lower: Readonly<Record<string, string>>;
  /** Accounts that pass tests of their number or name, by `accountTestKey`. */
  accountIds: Readonly<Record<string, readonly number[]>>;
}

/** Key of a test of an account's column. */
export const accountTestKey = (id: DimensionId, test: TextTest) => JSON.stringify([id, test]);

/** Undefined without conditions of texts. */
export async function findConditionMatches(
  db: Database,
  plan: ReportPlan,
): Promise<ConditionMatches | undefined> {
  const tests = (plan.where ?? [])
    .flat()
    .flatMap((condition) =>
      condition.column.kind === 'dimension' ? [{ id: condition.column.id, test: textTestOf(condition) }] : [],
    );
  if (tests.length === 0) return undefined;
  const texts = [...new Set(tests.flatMap(({ test }) => (test.kind === 'contains' ? [test.text] : [])))];
  const { rows } = await db.execute(sql`
    SELECT t.text, lower(t.text) AS lower FROM unnest(${sql.param(texts)}::text[]) AS t(text)`);
  const lower = Object.fromEntries(loweredSchema.parse(rows).map((row) => [row.text, row.lower]));
  const accountIds: Record<string, number[]> = {};
  // one after the other, since a transaction has one connection
  for (const { id, test } of tests.filter((each) => dimensions[each.id].source === 'account')) {
    const found = await db.execute(sql`
      SELECT a.account_id AS "accountId" FROM accounts a
      WHERE a.account_id = ANY(${sql.param(plan.accountIds)}::int[]) AND ${passes(dimensionValue(id), test)}
      ORDER BY 1`);
    accountIds[accountTestKey(id, test)] = accountIdsSchema
      .parse(found.rows)
      .map(({ accountId }) => accountId);
  }
  return { lower, accountIds };
}

const loweredSchema = z.array(z.object({ text: z.string(), lower: z.string() }));
const accountIdsSchema = z.array(z.object({ accountId: z.number() }));

/** Indexes of the steps with imported data. */
export async function findLoadedSteps(
  db: Database,
  plan: ReportPlan,
  steps: readonly TrendStep[],
): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute(loadedStepsSql(plan, steps));
  return new Set(rows.map(({ position }) => Number(position) - 1));
}

/** Dimensions of items, in their order. */
export async function readDims(
  db: Database,
  plan: ReportPlan,
  items: readonly { accountId: number; itemKey: string }[],
): Promise<Readonly<Record<string, string>>[]> {
  if (items.length === 0) return [];
  const accountIds = items.map(({ accountId }) => accountId);
  const itemKeys = items.map(({ itemKey }) => itemKey);
  const { rows } = await db.execute(sql`
    SELECT i.dims
    FROM unnest(${sql.param(accountIds)}::int[], ${sql.param(itemKeys)}::uuid[]) WITH ORDINALITY
      AS r(account_id, item_key, position)
    LEFT JOIN items i ON ${belongsTo(plan, 'i')} AND i.account_id = r.account_id AND i.item_key = r.item_key
    ORDER BY r.position`);
  return dimsSchema.parse(rows).map(({ dims }) => dims ?? {});
}

const accountsSchema = z.array(
  z.object({
    accountId: z.number(),
    accountNo: z.string(),
    accountName: z.string(),
    isMatch: z.boolean(),
    lowerText: z.string().nullable(),
  }),
);
const dimsSchema = z.array(z.object({ dims: z.record(z.string(), z.string()).nullable() }));
