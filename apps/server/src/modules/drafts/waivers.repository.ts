import type { DraftWaiver } from '@meridian/api-client/contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftWaivers, users } from '../../platform/db/schema';

/** Waivers of drafts. */
export function createWaiversRepository(db: Database) {
  return {
    /** All waivers of a draft, oldest first. */
    async list(draftId: string): Promise<DraftWaiver[]> {
      const rows = await db
        .select({
          key: draftWaivers.key,
          reason: draftWaivers.reason,
          who: users.name,
          when: draftWaivers.createdTime,
        })
        .from(draftWaivers)
        .leftJoin(users, eq(users.id, draftWaivers.userId))
        .where(eq(draftWaivers.draftId, draftId))
        .orderBy(asc(draftWaivers.createdTime), asc(draftWaivers.key));
      return rows.map(({ who, when, ...row }) => ({ ...row, who: who ?? '', when: when.toISOString() }));
    },

    async countOf(draftId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(draftWaivers)
        .where(eq(draftWaivers.draftId, draftId));
      return row?.count ?? 0;
    },

    /** Adds waivers, or replaces their reason, user and time. */
    async save(
      draftId: string,
      { keys, reason, userId, now }: { keys: readonly string[]; reason: string; userId: string; now: Date },
    ): Promise<void> {
      // a statement cannot change a row twice
      const values = [...new Set(keys)].map((key) => ({ draftId, key, reason, userId, createdTime: now }));
      await db
        .insert(draftWaivers)
        .values(values)
        .onConflictDoUpdate({
          target: [draftWaivers.draftId, draftWaivers.key],
          set: {
            reason: sql`excluded.reason`,
            userId: sql`excluded.user_id`,
            createdTime: sql`excluded.created_at`,
          },
        });
    },

    async remove(draftId: string, keys: readonly string[]): Promise<void> {
      await db
        .delete(draftWaivers)
        .where(and(eq(draftWaivers.draftId, draftId), inArray(draftWaivers.key, [...keys])));
    },
  };
}
