import { importStates } from '@meridian/api-client/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { imports } from '../../../platform/db/schema';
import { discard } from './undo-import-sql';

/** Discards the imports that have been in review since before a time, each in a transaction of its own. */
export async function discardReviews(db: Database, since: Date): Promise<void> {
  const isOld = and(eq(imports.state, importStates.review), lt(imports.finishedTime, since));
  for (const { id } of await db.select({ id: imports.id }).from(imports).where(isOld)) {
    await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(and(isOld, eq(imports.id, id)))
        .for('update');
      if (found.length > 0) await discard(tx, id);
    });
  }
}
