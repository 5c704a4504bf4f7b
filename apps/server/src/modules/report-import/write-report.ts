import type { Channel, ReportImport } from '@meridian/api-client/contract';
import { importStates } from '@meridian/api-client/contract';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { factSpans, imports } from '../../db/schema';
import { packRejection, type PackedRejection, type PackedReport } from './core/pack-report';
import type { Span } from './core/parse-date';
import { planReplacement, type LoadedSpan } from './core/plan-replacement';
import { ImportRejectedError } from './core/problem';
import type { ParseOutcome } from './parse-worker';

/** An import that is being worked on. */
export interface OpenImport {
  id: string;
  accountId: number;
  channel: Channel;
  contentHash: string;
}

/** Columns of a finished import. */
export type ImportResult = Partial<typeof imports.$inferInsert> & { state: ReportImport['state'] };

/**
 * Ends an import with what its file gave: books the report, or refuses the file. A second run changes nothing.
 */
export async function completeImport(db: Database, open: OpenImport, outcome: ParseOutcome): Promise<void> {
  try {
    if (outcome.state === 'parsed') await storeReport(db, open, outcome.report);
    else await rejectImport(db, open.id, outcome);
  } catch (error) {
    if (!(error instanceof ImportRejectedError)) throw error;
    await rejectImport(db, open.id, packRejection(error));
  }
}

/** Makes room for a report's facts. Not inside a transaction: a new partition locks the whole table until its end. */
export async function makePartitions(db: Database, { months }: PackedReport): Promise<void> {
  for (const month of months) await db.execute(sql`SELECT ensure_facts_partition(${month}::date)`);
}

const openStates = [importStates.waiting, importStates.running];

/**
 * Books a report: all of it or nothing, one file of a section at a time.
 *
 * Errors: `ImportRejectedError('overlap_with_stored_data')` when the file covers a part of what was loaded as a whole.
 */
async function storeReport(db: Database, open: OpenImport, report: PackedReport): Promise<void> {
  await makePartitions(db, report);
  await db.transaction(async (tx) => {
    const target = { accountId: open.accountId, channel: open.channel, section: report.section };
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`facts ${Object.values(target).join(' ')}`}, 0))`,
    );
    if (!(await isOpen(tx, open.id))) return;
    const plan = planReplacement(report.cover, await loadedSpans(tx, target, report.cover), open.contentHash);
    if (plan.kind === 'overlap') throw new ImportRejectedError('overlap_with_stored_data', { ...plan.span });
    if (plan.kind === 'replace') {
      await deleteSpans(tx, target, plan.spans);
      await insertFacts(tx, target, report);
      await insertSpans(tx, target, { cover: report.cover, importId: open.id });
      if (plan.spans.length > 0) await deleteUnusedItems(tx, target);
    }
    await insertProblems(tx, open.id, report.problems);
    await finish(tx, open.id, resultOf(report, plan));
  });
}

/** Ends an import that changes nothing but its own record. A second run changes nothing. */
export async function rejectImport(
  db: Database,
  importId: string,
  { problems, failedRows }: PackedRejection,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isOpen(tx, importId))) return;
    await insertProblems(tx, importId, problems);
    await finish(tx, importId, { state: importStates.failed, failedRows, totalRows: failedRows });
  });
}

interface Target {
  accountId: number;
  channel: Channel;
  section: PackedReport['section'];
}

function resultOf(report: PackedReport, plan: { kind: string; days?: number }): ImportResult {
  return {
    state: plan.kind === 'replace' ? importStates.done : importStates.unchanged,
    section: report.section,
    profile: report.profile,
    encoding: report.encoding,
    beginDate: report.cover[0]?.beginDate,
    endDate: report.cover.at(-1)?.endDate,
    currency: report.currency,
    totalRows: report.totalRows,
    importedRows: plan.kind === 'replace' ? report.importedRows : 0,
    failedRows: report.failedRows,
    replacedDays: plan.days ?? 0,
    rowsCost: report.rowsCost,
    reportedTotals: report.reportedTotals,
  };
}

async function isOpen(tx: Database, importId: string): Promise<boolean> {
  const rows = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(eq(imports.id, importId))
    .for('update');
  return rows.some(({ state }) => openStates.some((open) => open === state));
}

async function loadedSpans(tx: Database, target: Target, cover: readonly Span[]): Promise<LoadedSpan[]> {
  return tx
    .select({ beginDate: factSpans.beginDate, endDate: factSpans.endDate, contentHash: imports.contentHash })
    .from(factSpans)
    .leftJoin(imports, eq(imports.id, factSpans.importId))
    .where(
      and(
        eq(factSpans.accountId, target.accountId),
        eq(factSpans.channel, target.channel),
        eq(factSpans.section, target.section),
        lte(factSpans.beginDate, cover.at(-1)?.endDate ?? ''),
        gte(factSpans.endDate, cover[0]?.beginDate ?? ''),
      ),
    )
    .orderBy(factSpans.beginDate);
}

async function deleteSpans(tx: Database, target: Target, spans: readonly Span[]): Promise<void> {
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

async function insertFacts(tx: Database, target: Target, report: PackedReport): Promise<void> {
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

async function insertSpans(
  tx: Database,
  target: Target,
  { cover, importId }: { cover: readonly Span[]; importId: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, import_id, loaded_at)
    SELECT ${target.accountId}::integer, ${target.channel}::report_channel, ${target.section}::report_section,
      s."beginDate", s."endDate", ${importId}::uuid, now()
    FROM jsonb_to_recordset(${JSON.stringify(cover)}::jsonb) AS s("beginDate" date, "endDate" date)`);
}

/** What no fact is about any more: filters must not offer it. */
async function deleteUnusedItems(tx: Database, { accountId, channel, section }: Target): Promise<void> {
  // EXCEPT sorts or hashes whatever the planner guesses; an anti-join could become a loop over all facts
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

async function insertProblems(tx: Database, importId: string, problems: readonly string[]): Promise<void> {
  for (const chunk of problems) {
    await tx.execute(sql`
      INSERT INTO import_problems (import_id, position, row_number, code, params, cells)
      SELECT ${importId}::uuid, r.*
      FROM jsonb_to_recordset(${chunk}::jsonb)
        AS r(position integer, row_number integer, code text, params jsonb, cells jsonb)`);
  }
}

async function finish(tx: Database, importId: string, result: ImportResult): Promise<void> {
  await tx
    .update(imports)
    .set({ ...result, finishedTime: sql`now()` })
    .where(and(eq(imports.id, importId), inArray(imports.state, openStates)));
}
