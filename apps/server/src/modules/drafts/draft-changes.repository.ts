import type { DraftChange } from '@meridian/api-client/contract';
import type { DraftCommand } from '@meridian/draft-editor/core';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftChanges, users } from '../../platform/db/schema';

/** Saved commands of drafts. */
export function createDraftChangesRepository(db: Database) {
  return {
    /** Versions of previously saved commands, by command id. */
    async versionsOf(draftId: string, ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: draftChanges.commandId, version: draftChanges.version })
        .from(draftChanges)
        .where(and(eq(draftChanges.draftId, draftId), inArray(draftChanges.commandId, [...ids])));
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    async add(
      draftId: string,
      change: { id: string; command: DraftCommand; version: number; size: number; userId: string; now: Date },
    ): Promise<void> {
      const { id, command, version, size, userId, now } = change;
      await db
        .insert(draftChanges)
        .values({ draftId, version, commandId: id, command, size, savedBy: userId, savedTime: now });
    },

    /** Commands after a version; null if one of them was deleted, or they exceed the maximum size. */
    async since(
      draftId: string,
      version: number,
      { current, maxBytes }: { current: number; maxBytes: number },
    ): Promise<DraftChange[] | null> {
      const isLater = and(eq(draftChanges.draftId, draftId), gt(draftChanges.version, version));
      const [sum] = await db
        .select({
          count: sql<number>`count(*)::int`,
          size: sql<number>`coalesce(sum(${draftChanges.size}), 0)::float8`,
        })
        .from(draftChanges)
        .where(isLater);
      if (sum === undefined || sum.count < current - version || sum.size > maxBytes) return null;
      const rows = await db
        .select({
          version: draftChanges.version,
          id: draftChanges.commandId,
          command: draftChanges.command,
          savedTime: draftChanges.savedTime,
          savedBy: users.name,
        })
        .from(draftChanges)
        .leftJoin(users, eq(users.id, draftChanges.savedBy))
        .where(isLater)
        .orderBy(asc(draftChanges.version));
      return rows.map(({ savedTime, savedBy, ...row }) => ({
        ...row,
        command: { ...row.command },
        savedTime: savedTime.toISOString(),
        savedBy: savedBy ?? '',
      }));
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(draftChanges).where(lt(draftChanges.savedTime, time));
    },
  };
}
