import type { Channel, Section } from '@meridian/api-client/contract';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db';
import { factSpans, imports } from '../../../db/schema';
import type { PackedReport } from '../core/pack-report';
import type { Span } from '../core/parse-date';
import type { LoadedSpan } from '../core/plan-replacement';

/** The facts that a report replaces. */
export interface FactsTarget {
  accountId: number;
  channel: Channel;
  section: Section;
}

/** Creates the partitions of a report. Not inside a transaction: a new partition locks the whole table until its end. */
export async function createPartitions(db: Database, { months }: PackedReport): Promise<void> {
  for (const month of months) await db.execute(sql`SELECT ensure_facts_partition(${month}::date)`);
}

/** Locks the facts of a section until the transaction ends, so that its files are stored one at a time. */
export async function lockFacts(tx: Database, { accountId, channel, section }: FactsTarget): Promise<void> {
  const key = `facts ${String(accountId)} ${channel} ${section}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The stored spans from the first to the last of `covered`, in order. */
export async function findLoadedSpans(
  tx: Database,
  target: FactsTarget,
  covered: readonly Span[],
): Promise<LoadedSpan[]> {
  return tx
    .select({ beginDate: factSpans.beginDate, endDate: factSpans.endDate, contentHash: imports.contentHash })
    .from(factSpans)
    .leftJoin(imports, eq(imports.id, factSpans.importId))
    .where(
      and(
        eq(factSpans.accountId, target.accountId),
        eq(factSpans.channel, target.channel),
        eq(factSpans.section, target.section),
        lte(factSpans.beginDate, covered.at(-1)?.endDate ?? ''),
        gte(factSpans.endDate, covered[0]?.beginDate ?? ''),
      ),
    )
    .orderBy(factSpans.beginDate);
}

/** Deletes spans and their facts. */
export async function deleteSpans(tx: Database, target: FactsTarget, spans: readonly Span[]): Promise<void> {
  if (spans.length === 0) return;
  const [first, last] = [spans[0]?.beginDate, spans.at(-1)?.beginDate];
  for (const table of ['facts', 'fact_spans']) {
    await tx.execute(sql`
      DELETE FROM ${sql.identifier(table)} AS t
      USING jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) AS s("beginDate" date, "endDate" date)
      WHERE t.account_id = ${target.accountId} AND t.channel = ${target.channel} AND t.section = ${target.section}
        AND t.begin_date BETWEEN ${first}::date AND ${last}::date
        AND t.begin_date = s."beginDate" AND t.end_date = s."endDate"`);
  }
}

export async function insertFacts(tx: Database, target: FactsTarget, report: PackedReport): Promise<void> {
  const { accountId, channel, section } = target;
  for (const chunk of report.items) {
    await tx.execute(sql`
      INSERT INTO items (account_id, channel, section, item_key, dims)
      SELECT ${accountId}::integer, ${channel}::report_channel, ${section}::report_section, r.item_key, r.dims
      FROM jsonb_to_recordset(${chunk}::jsonb) AS r(item_key uuid, dims jsonb)
      ON CONFLICT DO NOTHING`);
  }
  for (const chunk of report.facts) {
    await tx.execute(sql`
      INSERT INTO facts (account_id, channel, section, begin_date, end_date, item_key, currency,
        impression, click, cost, conversion, pc_cost, mobile_cost)
      SELECT ${accountId}::integer, ${channel}::report_channel, ${section}::report_section, r.*
      FROM jsonb_to_recordset(${chunk}::jsonb) AS r(begin_date date, end_date date, item_key uuid, currency text,
        impression bigint, click bigint, cost numeric, conversion numeric, pc_cost numeric, mobile_cost numeric)`);
  }
}

export async function insertSpans(
  tx: Database,
  target: FactsTarget,
  { covered, importId }: { covered: readonly Span[]; importId: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, import_id, loaded_at)
    SELECT ${target.accountId}::integer, ${target.channel}::report_channel, ${target.section}::report_section,
      s."beginDate", s."endDate", ${importId}::uuid, now()
    FROM jsonb_to_recordset(${JSON.stringify(covered)}::jsonb) AS s("beginDate" date, "endDate" date)`);
}

/** Deletes the items without facts, so that filters do not offer them. */
export async function deleteUnusedItems(
  tx: Database,
  { accountId, channel, section }: FactsTarget,
): Promise<void> {
  // EXCEPT always sorts or hashes; the planner could execute an anti-join as a loop over all facts
  await tx.execute(sql`
    DELETE FROM items i USING (
      SELECT item_key FROM items
      WHERE account_id = ${accountId} AND channel = ${channel} AND section = ${section}
      EXCEPT
      SELECT item_key FROM facts
      WHERE account_id = ${accountId} AND channel = ${channel} AND section = ${section}
    ) AS unused
    WHERE i.account_id = ${accountId} AND i.channel = ${channel} AND i.section = ${section}
      AND i.item_key = unused.item_key`);
}
