import type { DraftStatus } from '@meridian/draft-editor/core';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { accounts, draftNightlyMerges, drafts } from '../../../platform/db/schema';

type StoredNightly = typeof draftNightlyMerges.$inferSelect;

/** A draft that gets the changes of its account now. */
export interface DueMerge extends Pick<StoredNightly, 'draftId' | 'userId' | 'nextTime'> {
  accountId: number;
  name: string;
  status: DraftStatus;
  isDeleted: boolean;
  timeZone: string;
}

/** Time zones of the accounts of drafts, by draft. */
export async function timeZonesOf(
  db: Database,
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: drafts.id, timeZone: accounts.timeZone })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(inArray(drafts.id, [...draftIds]));
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}

/** Starts anew for a user. */
export async function requestNights(
  db: Database,
  draftId: string,
  { userId, nextTime }: { userId: string; nextTime: Date },
): Promise<void> {
  const values = { userId, nextTime, stopped: null, failures: 0 };
  await db
    .insert(draftNightlyMerges)
    .values({ draftId, ...values })
    .onConflictDoUpdate({ target: draftNightlyMerges.draftId, set: values });
}

export async function removeNights(db: Database, draftIds: readonly string[]): Promise<void> {
  await db.delete(draftNightlyMerges).where(inArray(draftNightlyMerges.draftId, [...draftIds]));
}

/** Due drafts: the first of each account, then the second of each, so that none waits for all drafts of another. */
export async function findDueNights(db: Database, now: Date): Promise<DueMerge[]> {
  const turn = sql`row_number() over (partition by ${drafts.accountId} order by ${draftNightlyMerges.nextTime}, ${drafts.id})`;
  const rows = await db
    .select({
      draftId: draftNightlyMerges.draftId,
      userId: draftNightlyMerges.userId,
      nextTime: draftNightlyMerges.nextTime,
      accountId: drafts.accountId,
      name: drafts.name,
      status: drafts.status,
      deletedTime: drafts.deletedTime,
      timeZone: accounts.timeZone,
    })
    .from(draftNightlyMerges)
    .innerJoin(drafts, eq(drafts.id, draftNightlyMerges.draftId))
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(lte(draftNightlyMerges.nextTime, now))
    .orderBy(turn, asc(drafts.accountId));
  return rows.map(({ deletedTime, ...row }) => ({ ...row, isDeleted: deletedTime !== null }));
}

/** Sets the next time of a draft that is still due. Returns false if another server runs it, or a user changed it. */
export async function takeNight(db: Database, { draftId, nextTime }: DueMerge, next: Date): Promise<boolean> {
  if (nextTime === null) return false;
  const taken = await db
    .update(draftNightlyMerges)
    .set({ nextTime: next })
    .where(and(eq(draftNightlyMerges.draftId, draftId), eq(draftNightlyMerges.nextTime, nextTime)))
    .returning({ draftId: draftNightlyMerges.draftId });
  return taken.length > 0;
}

export async function storeStop(
  db: Database,
  draftId: string,
  stopped: NonNullable<StoredNightly['stopped']>,
): Promise<void> {
  await db
    .update(draftNightlyMerges)
    .set({ stopped, nextTime: null })
    .where(eq(draftNightlyMerges.draftId, draftId));
}

export async function resetFailures(db: Database, draftId: string): Promise<void> {
  await db.update(draftNightlyMerges).set({ failures: 0 }).where(eq(draftNightlyMerges.draftId, draftId));
}

/** Number of nights in a row that failed, with this one; undefined if the draft no longer gets changes every night. */
export async function addFailure(db: Database, draftId: string): Promise<number | undefined> {
  const [row] = await db
    .update(draftNightlyMerges)
    .set({ failures: sql`${draftNightlyMerges.failures} + 1` })
    .where(eq(draftNightlyMerges.draftId, draftId))
    .returning({ failures: draftNightlyMerges.failures });
  return row?.failures;
}
