import { maxHeadMappings, type RememberedColumn, type MappedKind } from '@meridian/api-client/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { headMappings } from '../../../platform/db/schema';
import { headKeyOf } from './head-key';

/** The user and the kind of their files. */
export interface HeadOwner {
  userId: string;
  kind: MappedKind;
}

/** Column mappings that users chose, remembered for their next files. Spellings of a header share one mapping. */
export function createHeadMappingsRepository(db: Database) {
  const ofOwner = ({ userId, kind }: HeadOwner) =>
    and(eq(headMappings.userId, userId), eq(headMappings.kind, kind));
  return {
    /** All mappings, oldest first. */
    async list(owner: HeadOwner): Promise<RememberedColumn[]> {
      return db
        .select({ head: headMappings.head, field: headMappings.field })
        .from(headMappings)
        .where(ofOwner(owner))
        .orderBy(asc(headMappings.savedTime), asc(headMappings.headKey));
    },

    /**
     * Adds mappings, or replaces those of the same headers; for duplicate headers, the last one applies. Deletes the
     * oldest mappings beyond a limit.
     */
    async save(owner: HeadOwner, mappings: readonly RememberedColumn[], now: Date): Promise<void> {
      const byKey = new Map(mappings.map((mapping) => [headKeyOf(mapping.head), mapping]));
      if (byKey.size === 0) return;
      await db
        .insert(headMappings)
        .values(
          Array.from(byKey, ([headKey, { head, field }]) => ({
            ...owner,
            headKey,
            head,
            field,
            savedTime: now,
          })),
        )
        .onConflictDoUpdate({
          target: [headMappings.userId, headMappings.kind, headMappings.headKey],
          set: { head: sql`excluded.head`, field: sql`excluded.field`, savedTime: sql`excluded.saved_at` },
        });
      const old = await db
        .select({ headKey: headMappings.headKey })
        .from(headMappings)
        .where(ofOwner(owner))
        .orderBy(desc(headMappings.savedTime), asc(headMappings.headKey))
        .offset(maxHeadMappings);
      const keys = old.map(({ headKey }) => headKey);
      if (keys.length > 0)
        await db.delete(headMappings).where(and(ofOwner(owner), inArray(headMappings.headKey, keys)));
    },

    async remove(owner: HeadOwner, heads: readonly string[]): Promise<void> {
      await db
        .delete(headMappings)
        .where(and(ofOwner(owner), inArray(headMappings.headKey, heads.map(headKeyOf))));
    },
  };
}
