import { maxMappedColumns, type SheetKind } from '@meridian/api-client/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { recordHeadMappings } from '../../../platform/db/schema';
import type { HeadDecisions } from './sheet-columns';

/** What users decided about columns of files of records; spellings of a head are one. */
export function createSheetMappingsRepository(db: Database) {
  const ofUser = (userId: string, kind: SheetKind) =>
    and(eq(recordHeadMappings.userId, userId), eq(recordHeadMappings.kind, kind));
  return {
    async find(userId: string, kind: SheetKind): Promise<HeadDecisions> {
      const rows = await db
        .select({ headKey: recordHeadMappings.headKey, field: recordHeadMappings.field })
        .from(recordHeadMappings)
        .where(ofUser(userId, kind));
      return new Map(rows.map(({ headKey, field }) => [headKey, field]));
    },

    /** Adds decisions, or replaces those of the same heads; of too many the oldest are removed. */
    async save(userId: string, kind: SheetKind, decisions: HeadDecisions, now: Date): Promise<void> {
      const values = [...decisions]
        .slice(0, maxMappedColumns)
        .map(([headKey, field]) => ({ userId, kind, headKey, field, savedTime: now }));
      if (values.length === 0) return;
      await db
        .insert(recordHeadMappings)
        .values(values)
        .onConflictDoUpdate({
          target: [recordHeadMappings.userId, recordHeadMappings.kind, recordHeadMappings.headKey],
          set: { field: sql`excluded.field`, savedTime: sql`excluded.saved_at` },
        });
      const old = await db
        .select({ headKey: recordHeadMappings.headKey })
        .from(recordHeadMappings)
        .where(ofUser(userId, kind))
        .orderBy(desc(recordHeadMappings.savedTime), recordHeadMappings.headKey)
        .offset(maxMappedColumns);
      const keys = old.map(({ headKey }) => headKey);
      if (keys.length > 0)
        await db
          .delete(recordHeadMappings)
          .where(and(ofUser(userId, kind), inArray(recordHeadMappings.headKey, keys)));
    },
  };
}
