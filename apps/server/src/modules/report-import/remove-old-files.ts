import { importStates } from '@meridian/api-client/contract';
import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { importProblems, imports } from '../../platform/db/schema';
import type { FileStore } from '../../platform/files';
import { fileKey } from './uploaded-files';

const { waiting, running, review } = importStates;

/** Removes the uploaded files of imports that ended before a time, and their lists of problems. The imports stay. */
export async function removeOldFiles(
  db: Database,
  files: Pick<FileStore, 'remove'>,
  since: Date,
): Promise<void> {
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
  for (const { id } of old) {
    await files.remove(fileKey(id));
    await db.delete(importProblems).where(eq(importProblems.importId, id));
    await db.update(imports).set({ size: 0 }).where(eq(imports.id, id));
  }
}
