import { importStates, type ImportQuestion, type ImportState } from '@meridian/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { imports, loads } from '../../../platform/db/schema';
import { textOfEffect } from '../decide-booking';

const openStates = [importStates.waiting, importStates.running];

/** Columns of a finished import. */
export type ImportResult = Partial<typeof imports.$inferInsert> & { state: ImportState };

/** Locks an import until the transaction ends. Returns false if it is already finished. */
export async function lockOpen(tx: Database, importId: string): Promise<boolean> {
  const rows = await tx
    .select({ state: imports.state })
    .from(imports)
    .where(eq(imports.id, importId))
    .for('update');
  return rows.some(({ state }) => openStates.some((open) => open === state));
}

/** Stores the result of an unfinished import. */
export async function finishImport(tx: Database, importId: string, result: ImportResult): Promise<void> {
  await tx
    .update(imports)
    .set({ ...result, finishedTime: sql`now()` })
    .where(and(eq(imports.id, importId), inArray(imports.state, openStates)));
}

/** Questions of the previous run. */
export async function findQuestions(tx: Database, importId: string): Promise<ImportQuestion[]> {
  const [stored] = await tx
    .select({ questions: imports.questions })
    .from(imports)
    .where(eq(imports.id, importId));
  return stored?.questions ?? [];
}

/** The effects shown to the user, as texts in order; empty before the first review. */
export async function findShownEffects(tx: Database, importId: string): Promise<string[]> {
  const rows = await tx.select({ effect: loads.effect }).from(loads).where(eq(loads.importId, importId));
  return rows.flatMap(({ effect }) => (effect ? [textOfEffect(effect)] : [])).sort();
}

/** Whether all loads were imported from files with this content. */
export async function haveContent(tx: Database, loadIds: string[], contentHash: string): Promise<boolean> {
  const rows = await tx
    .select({ contentHash: imports.contentHash })
    .from(loads)
    .leftJoin(imports, eq(imports.id, loads.importId))
    .where(inArray(loads.id, loadIds));
  return rows.every((row) => row.contentHash === contentHash);
}
