import type { DraftHeadMapping } from '@meridian/api-client/contract';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftHeadMappings } from '../../platform/db/schema';

/** How columns of files are mapped for the drafts of an account; spellings of a head are one. */
export function createHeadMappingsRepository(db: Database) {
  return {
    async list(accountId: number): Promise<DraftHeadMapping[]> {
      return db
        .select({ head: draftHeadMappings.head, field: draftHeadMappings.field })
        .from(draftHeadMappings)
        .where(eq(draftHeadMappings.accountId, accountId))
        .orderBy(asc(draftHeadMappings.savedTime), asc(draftHeadMappings.headKey));
    },

    async countOf(accountId: number): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(draftHeadMappings)
        .where(eq(draftHeadMappings.accountId, accountId));
      return row?.count ?? 0;
    },

    /** Adds mappings, or replaces those of the same heads; of several of one head the last counts. */
    async save(
      accountId: number,
      { mappings, userId, now }: { mappings: readonly DraftHeadMapping[]; userId: string; now: Date },
    ): Promise<void> {
      const byKey = new Map(mappings.map((mapping) => [foldHead(mapping.head), mapping]));
      await db
        .insert(draftHeadMappings)
        .values(
          [...byKey].map(([headKey, { head, field }]) => ({
            accountId,
            headKey,
            head,
            field,
            savedBy: userId,
            savedTime: now,
          })),
        )
        .onConflictDoUpdate({
          target: [draftHeadMappings.accountId, draftHeadMappings.headKey],
          set: {
            head: sql`excluded.head`,
            field: sql`excluded.field`,
            savedBy: sql`excluded.saved_by`,
            savedTime: sql`excluded.saved_at`,
          },
        });
    },

    async remove(accountId: number, heads: readonly string[]): Promise<void> {
      await db
        .delete(draftHeadMappings)
        .where(
          and(
            eq(draftHeadMappings.accountId, accountId),
            inArray(draftHeadMappings.headKey, heads.map(foldHead)),
          ),
        );
    },
  };
}
