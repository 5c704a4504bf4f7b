import type { AccountMergeStatus, ListedAccountMerge } from '@meridian/api-client/contract';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  draftAccountConflicts,
  draftFetches,
  draftMerges,
  draftNightlyMerges,
  drafts,
  draftUploads,
  users,
} from '../../../platform/db/schema';

/** The last time that a draft got the changes of its account. */
export type StoredMerge = typeof draftMerges.$inferSelect;

/** States of getting changes of accounts. */
export function createMergesRepository(db: Database) {
  return {
    /** The account of a visible draft, and whether it was fetched from it. */
    async findDraft(
      accountIds: readonly number[],
      draftId: string,
    ): Promise<{ accountId: number; isFetched: boolean } | undefined> {
      const [row] = await db
        .select({ accountId: drafts.accountId, state: draftFetches.state })
        .from(drafts)
        .leftJoin(draftFetches, eq(draftFetches.draftId, drafts.id))
        .where(
          and(eq(drafts.id, draftId), isNull(drafts.deletedTime), inArray(drafts.accountId, [...accountIds])),
        );
      return row && { accountId: row.accountId, isFetched: row.state === 'done' };
    },

    /** Provider ids of the campaigns that a draft was fetched with; null for all. */
    async fetchedCampaigns(draftId: string): Promise<readonly string[] | null> {
      const [row] = await db
        .select({ ids: draftFetches.campaignIds })
        .from(draftFetches)
        .where(eq(draftFetches.draftId, draftId));
      return row?.ids ?? null;
    },

    async find(draftId: string): Promise<AccountMergeStatus['merge']> {
      const [row] = await db.select().from(draftMerges).where(eq(draftMerges.draftId, draftId));
      return row === undefined ? null : resultOf(row);
    },

    /** Those of the visible drafts that were fetched from their accounts. */
    async list(accountIds: readonly number[], draftIds: readonly string[]): Promise<ListedAccountMerge[]> {
      const rows = await db
        .select({
          draftId: drafts.id,
          merge: draftMerges,
          conflicts: sql<number>`(select count(*)::int from ${draftAccountConflicts} where draft_id = ${drafts.id})`,
          nightly: draftNightlyMerges,
          userName: users.name,
        })
        .from(drafts)
        .innerJoin(draftFetches, and(eq(draftFetches.draftId, drafts.id), eq(draftFetches.state, 'done')))
        .leftJoin(draftMerges, eq(draftMerges.draftId, drafts.id))
        .leftJoin(draftNightlyMerges, eq(draftNightlyMerges.draftId, drafts.id))
        .leftJoin(users, eq(users.id, draftNightlyMerges.userId))
        .where(
          and(
            inArray(drafts.id, [...draftIds]),
            isNull(drafts.deletedTime),
            inArray(drafts.accountId, [...accountIds]),
          ),
        );
      return rows.map(({ draftId, merge, conflicts, nightly, userName }) => ({
        draftId,
        isAvailable: true,
        merge: merge && resultOf(merge),
        conflicts,
        nightly: nightly && {
          nextTime: nightly.nextTime?.toISOString() ?? null,
          stopped: nightly.stopped,
          userName: userName ?? '',
        },
      }));
    },

    async countConflicts(draftId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(draftAccountConflicts)
        .where(eq(draftAccountConflicts.draftId, draftId));
      return row?.count ?? 0;
    },

    /** Locks getting changes until the transaction ends; undefined unless it is running. */
    async lockRunning(draftId: string): Promise<StoredMerge | undefined> {
      const [row] = await db
        .select()
        .from(draftMerges)
        .where(and(eq(draftMerges.draftId, draftId), eq(draftMerges.state, 'running')))
        .for('update');
      return row;
    },

    /** Starts anew. */
    async start(
      merge: Pick<StoredMerge, 'draftId' | 'accountId' | 'startedBy' | 'startedTime' | 'isNightly'>,
    ): Promise<void> {
      const state = { state: 'running' as const, problem: null, campaignsDone: 0, campaignsTotal: 0 };
      const values = { ...merge, ...state, added: 0, changed: 0, removed: 0 };
      await db
        .insert(draftMerges)
        .values(values)
        .onConflictDoUpdate({ target: draftMerges.draftId, set: values });
    },

    async update(draftId: string, changes: Partial<StoredMerge>): Promise<void> {
      await db.update(draftMerges).set(changes).where(eq(draftMerges.draftId, draftId));
    },

    /** Changes with every progress of an upload of the draft. */
    async uploadProgress(draftId: string): Promise<string> {
      const { rows } = await db.execute<{ progress: string }>(sql`
        select coalesce(string_agg(id::text || state || calls_done || calls_repeated, ' ' order by version), '') as progress
        from ${draftUploads} where draft_id = ${draftId}`);
      return rows[0]?.progress ?? '';
    },
  };
}

function resultOf({
  state,
  problem,
  campaignsDone,
  campaignsTotal,
  added,
  changed,
  removed,
  startedTime,
}: StoredMerge): NonNullable<AccountMergeStatus['merge']> {
  const result = { state, problem, campaignsDone, campaignsTotal, added, changed, removed };
  return { ...result, startedTime: startedTime.toISOString() };
}
