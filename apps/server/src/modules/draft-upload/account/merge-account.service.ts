import type { AccountMergeStatus } from '@meridian/api-client/contract';
import { canGetChanges } from '@meridian/draft-editor/core';
import * as z from 'zod';
import { connectTo, findAccountProvider, type Provider } from '../../../kits/provider';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { defineQueue, type Jobs } from '../../../platform/jobs';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import { requireDraft } from '../../drafts';
import { atProvider } from '../provider-domain-error';
import { createMergesRepository } from './merges.repository';
import { removeNights, requestNights, timeZonesOf } from './nightly-merges.repository';
import { nextNight } from './nights';

/** A kill of the server counts as a try. */
export const mergeQueue = defineQueue({
  name: 'merge-account',
  data: z.object({ draftId: z.uuid() }),
  tries: 20,
  concurrency: 2,
});

type User = Pick<Caller, 'accountIds' | 'userId'>;

/** Starts and cancels getting changes of accounts into their drafts. */
export function createMergeAccountService({
  db,
  clock,
  jobs,
  providers,
}: {
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  providers: readonly Provider[];
}) {
  const merges = createMergesRepository(db);

  /** Errors: `not_found`. */
  async function requireKnown({ accountIds }: Pick<User, 'accountIds'>, draftId: string) {
    const draft = await merges.findDraft(accountIds, draftId);
    if (draft === undefined) throw new DomainError('not_found');
    return draft;
  }

  /** Errors: `not_found`. */
  async function status(user: Pick<User, 'accountIds'>, draftId: string): Promise<AccountMergeStatus> {
    const { isFetched } = await requireKnown(user, draftId);
    return {
      isAvailable: isFetched,
      merge: await merges.find(draftId),
      conflicts: await merges.countConflicts(draftId),
    };
  }

  async function requireAccess(accountId: number): Promise<void> {
    const provider = await findAccountProvider(db, accountId);
    if (provider === undefined) throw new DomainError('not_found');
    await atProvider(() => connectTo(providers, { accountId, provider }));
  }

  return {
    status,

    /** Changes nothing while it is running. Errors: `not_found`, `locked`, `provider_access`. */
    async start(user: User, draftId: string): Promise<AccountMergeStatus> {
      const { accountId, isFetched } = await requireKnown(user, draftId);
      if (!isFetched) throw new DomainError('not_found');
      await requireDraft(db, user.accountIds, draftId, canGetChanges);
      await requireAccess(accountId);
      await db.transaction(async (tx) => {
        const repository = createMergesRepository(tx);
        if (await repository.lockRunning(draftId)) return;
        const start = { startedBy: user.userId, startedTime: clock.now(), isNightly: false };
        await repository.start({ draftId, accountId, ...start });
        // before those of the night: a user waits
        await jobs.send(mergeQueue, { draftId }, { db: tx, singletonKey: draftId, priority: 1 });
      });
      jobs.wake();
      return status(user, draftId);
    },

    /** Errors: `not_found`. */
    async cancel(user: User, draftId: string): Promise<AccountMergeStatus> {
      await requireKnown(user, draftId);
      await db.transaction(async (tx) => {
        const repository = createMergesRepository(tx);
        if (await repository.lockRunning(draftId)) await repository.update(draftId, { state: 'cancelled' });
      });
      return status(user, draftId);
    },
  };
}

/** Sets whether drafts get changes every night, as a user. Errors: `not_found`. */
export async function setNightly(
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
  { accountIds, userId }: User,
  { draftIds, isNightly }: { draftIds: readonly string[]; isNightly: boolean },
): Promise<void> {
  const known = await createMergesRepository(db).list(accountIds, draftIds);
  if (known.length < new Set(draftIds).size) throw new DomainError('not_found');
  await db.transaction(async (tx) => {
    if (!isNightly) return removeNights(tx, draftIds);
    for (const [draftId, timeZone] of await timeZonesOf(tx, draftIds))
      await requestNights(tx, draftId, { userId, nextTime: nextNight(clock.now(), timeZone) });
  });
}
