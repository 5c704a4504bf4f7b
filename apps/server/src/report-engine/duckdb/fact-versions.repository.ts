import type { Channel, Section } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import type { ReportPlan } from '../plan/report-plan';

/** Facts that are copied together: those of a section that begin in one month. */
export interface CopyTarget {
  accountId: number;
  channel: Channel;
  section: Section;
  /** `yyyy-MM` */
  month: string;
}

/** Targets of one section and month, which are copied together. */
export interface CopyBatch extends Omit<CopyTarget, 'accountId'> {
  accountIds: readonly number[];
}

/** A version of a target's facts. Each change of the facts gives their month another version. */
export interface CopyUnit extends CopyTarget {
  version: string;
}

/** Text of an account's section that no other one has. */
export const sectionKey = ({ accountId, channel, section }: Omit<CopyTarget, 'month'>) =>
  `${channel}-${section}/${accountId}`;
/** Text of a target that no other target has. */
export const copyTargetKey = (target: CopyTarget) => `${sectionKey(target)}/${target.month}`;
/** Text of a unit that no other unit has. */
export const unitKey = (unit: CopyUnit) => `${copyTargetKey(unit)}.${unit.version}`;

const unitSchema = z.object({
  accountId: z.number(),
  channel: z.string(),
  section: z.string(),
  month: z.string(),
  version: z.string(),
});
const columns = sql`v.account_id AS "accountId", v.channel, v.section, to_char(v.month, 'YYYY-MM') AS month, v.version`;

/** Current versions of the months with facts of a report, sorted. A month without data has none. */
export async function findFactVersions(
  db: Database,
  {
    accountIds,
    channel,
    section,
    from,
    beginDate,
    endDate,
  }: Pick<ReportPlan, 'accountIds' | 'channel' | 'section' | 'from' | 'beginDate' | 'endDate'>,
): Promise<CopyUnit[]> {
  return read(
    db,
    sql`WHERE v.account_id = ANY(${sql.param(accountIds)}::int[]) AND v.channel = ${channel} AND v.section = ${from ?? section}
      AND v.month BETWEEN date_trunc('month', ${beginDate}::timestamp) AND ${endDate}::date
      ORDER BY v.account_id, v.month`,
  );
}

/** Current versions of the months with facts of a report's accounts before its first day, sorted. */
export async function findEarlierVersions(
  db: Database,
  { accountIds, channel, section, from, beginDate }: ReportPlan,
): Promise<CopyUnit[]> {
  return read(
    db,
    sql`WHERE v.account_id = ANY(${sql.param(accountIds)}::int[]) AND v.channel = ${channel} AND v.section = ${from ?? section}
      AND v.month < ${beginDate}::date ORDER BY v.account_id, v.month`,
  );
}

/** Current versions of targets of one section and month. A target without data has none. */
export async function findVersionsOf(
  db: Database,
  { accountIds, channel, section, month }: CopyBatch,
): Promise<CopyUnit[]> {
  return read(
    db,
    sql`WHERE v.account_id = ANY(${sql.param(accountIds)}::int[]) AND v.channel = ${channel} AND v.section = ${section}
      AND v.month = ${`${month}-01`}::date ORDER BY v.account_id`,
  );
}

/** Current version of a target; undefined without data. */
export async function findFactVersion(
  db: Database,
  { accountId, ...target }: CopyTarget,
): Promise<CopyUnit | undefined> {
  const [unit] = await findVersionsOf(db, { ...target, accountIds: [accountId] });
  return unit;
}

export interface FactCount {
  accountId: number;
  count: number;
}

/** Number of facts of each account of a batch, also of those without facts. */
export async function countFacts(
  db: Database,
  { accountIds, channel, section, month }: CopyBatch,
): Promise<FactCount[]> {
  const begin = sql`${`${month}-01`}::date`;
  const { rows } = await db.execute(sql`
    SELECT f.account_id AS "accountId", count(*)::int AS count FROM facts f
    WHERE f.account_id = ANY(${sql.param(accountIds)}::int[]) AND f.channel = ${channel} AND f.section = ${section}
      AND f.begin_date >= ${begin} AND f.begin_date < (${begin} + interval '1 month')::date
    GROUP BY f.account_id`);
  const counts = new Map(countsSchema.parse(rows).map(({ accountId, count }) => [accountId, count]));
  return accountIds.map((accountId) => ({ accountId, count: counts.get(accountId) ?? 0 }));
}

const countsSchema = z.array(z.object({ accountId: z.number(), count: z.number() }));

/** Current versions of all facts, newest months first. */
export async function allVersions(db: Database): Promise<CopyUnit[]> {
  return read(db, sql`ORDER BY v.month DESC, v.account_id`);
}

async function read(db: Database, condition: SQL): Promise<CopyUnit[]> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM fact_versions v ${condition}`);
  // asserted: the columns are enums of these values
  return rows.map((row) => unitSchema.parse(row) as CopyUnit);
}
