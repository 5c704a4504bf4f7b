import { importStates, type Channel, type ReportImport } from '@meridian/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db';
import { imports } from '../../../db/schema';
import { packRejection, type PackedRejection, type PackedReport } from '../core/pack-report';
import { planReplacement } from '../core/plan-replacement';
import { ImportRejectedError } from '../core/problem';
import type { ParseOutcome } from '../parse-worker';
import {
  createPartitions,
  deleteSpans,
  deleteUnusedItems,
  findLoadedSpans,
  insertFacts,
  insertSpans,
  lockFacts,
} from './facts-sql';

/** An import that is not finished. */
export interface OpenImport {
  id: string;
  accountId: number;
  channel: Channel;
  contentHash: string;
}

/** Columns of a finished import. */
export type ImportResult = Partial<typeof imports.$inferInsert> & { state: ReportImport['state'] };

/**
 * Finishes an import: stores the report, or records why the file was rejected. A second run changes nothing.
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

const openStates = [importStates.waiting, importStates.running];

/**
 * Stores a whole report or nothing; one file of a section at a time.
 *
 * Errors: `ImportRejectedError('overlap_with_stored_data')` when the file covers a part of a stored span.
 */
async function storeReport(db: Database, open: OpenImport, report: PackedReport): Promise<void> {
  await createPartitions(db, report);
  await db.transaction(async (tx) => {
    const target = { accountId: open.accountId, channel: open.channel, section: report.section };
    await lockFacts(tx, target);
    if (!(await isOpen(tx, open.id))) return;
    const plan = planReplacement(
      report.covered,
      await findLoadedSpans(tx, target, report.covered),
      open.contentHash,
    );
    if (plan.kind === 'overlap') throw new ImportRejectedError('overlap_with_stored_data', { ...plan.span });
    if (plan.kind === 'replace') {
      await deleteSpans(tx, target, plan.spans);
      await insertFacts(tx, target, report);
      await insertSpans(tx, target, { covered: report.covered, importId: open.id });
      if (plan.spans.length > 0) await deleteUnusedItems(tx, target);
    }
    await insertProblems(tx, open.id, report.problems);
    await finish(tx, open.id, resultOf(report, plan));
  });
}

/** Records that an import failed. A second run changes nothing. */
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

function resultOf(report: PackedReport, plan: { kind: string; days?: number }): ImportResult {
  return {
    state: plan.kind === 'replace' ? importStates.done : importStates.unchanged,
    section: report.section,
    profile: report.profile,
    encoding: report.encoding,
    beginDate: report.covered[0]?.beginDate,
    endDate: report.covered.at(-1)?.endDate,
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
