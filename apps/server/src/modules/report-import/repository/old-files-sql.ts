import { importStates } from '@meridian/api-client/contract';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { importProblems, imports } from '../../../platform/db/schema';

const { waiting, running, review } = importStates;

/** Imports that ended before a time and still have their file. */
export async function findImportsWithFile(db: Database, since: Date): Promise<string[]> {
  const old = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        sql`${imports.size} IS DISTINCT FROM 0`,
        lt(imports.finishedTime, since),
        notInArray(imports.state, [waiting, running, review]),
      ),
    );
  return old.map(({ id }) => id);
}

/** Records that the file and the problem list of an import were deleted. */
export async function recordFileDeletion(db: Database, id: string): Promise<void> {
  await db.delete(importProblems).where(eq(importProblems.importId, id));
  await db.update(imports).set({ size: 0 }).where(eq(imports.id, id));
}
