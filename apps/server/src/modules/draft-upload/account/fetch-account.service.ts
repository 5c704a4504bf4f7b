import type { AccountFetch } from '@meridian/api-client/contract';
import * as z from 'zod';
import type { Provider } from '../../../kits/provider';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { defineQueue, type Jobs } from '../../../platform/jobs';
import type { Caller } from '../../../platform/lib/caller';
import { DomainError } from '../../../platform/lib/domain-error';
import { createDraftIn } from '../../drafts';
import { atProvider } from '../provider-domain-error';
import { openAccount } from './account-reader';
import { createFetchesRepository, type StoredFetch } from './fetches.repository';

/** A kill of the server counts as a try. */
export const fetchQueue = defineQueue({
  name: 'fetch-account',
  data: z.object({ draftId: z.uuid() }),
  tries: 20,
  concurrency: 2,
});

/** Timeout of reading the campaigns. */
const readMs = 30_000;

type User = Pick<Caller, 'accountIds' | 'userId'>;

/** Starts and cancels fetches of accounts into new drafts. */
export function createFetchAccountService({
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
  const fetches = createFetchesRepository(db);

  async function readerOf(accountId: number) {
    const reader = await openAccount({ db, providers }, accountId, { signal: AbortSignal.timeout(readMs) });
    if (reader === undefined) throw new DomainError('not_found');
    return reader;
  }

  async function toResponse(fetch: StoredFetch): Promise<AccountFetch> {
    const { draftId, state, problem, campaignsTotal, rows, picturesLeftOut } = fetch;
    const unknown = state === 'done' ? await fetches.unknownFields(draftId) : [];
    const campaignsDone = fetch.doneIds.length;
    return { draftId, state, problem, campaignsDone, campaignsTotal, rows, picturesLeftOut, unknown };
  }

  async function find({ accountIds }: Pick<User, 'accountIds'>, draftId: string): Promise<StoredFetch> {
    const fetch = await fetches.find(accountIds, draftId);
    if (fetch === undefined) throw new DomainError('not_found');
    return fetch;
  }

  return {
    /** Errors: `provider_failed`, `provider_access`. */
    async campaigns(accountId: number) {
      const found = await atProvider(async () => (await readerOf(accountId)).campaigns());
      return found.map(({ providerId: id, fields, isPaused }) => ({
        id,
        campaignName: String(fields['campaignName']),
        isPaused,
      }));
    },

    /** Returns the existing fetch if the id was used for the same account. Errors: `provider_access`, `duplicate`; `invalid_request`. */
    async start(
      caller: User,
      given: { accountId: number; draftId: string; draftName: string; campaignIds: string[] | null },
    ): Promise<AccountFetch> {
      const { accountId, draftId, draftName, campaignIds } = given;
      const known = await fetches.find([accountId], draftId);
      if (known) return toResponse(known);
      await atProvider(() => readerOf(accountId));
      const now = clock.now();
      await db.transaction(async (tx) => {
        const draft = { id: draftId, name: draftName, accountScope: [accountId] };
        if (!(await createDraftIn(tx, { caller, given: draft, now }))) throw new DomainError('duplicate');
        const fetch = { draftId, accountId, campaignIds, state: 'running' as const, startedTime: now };
        await createFetchesRepository(tx).add(fetch, now);
        await jobs.send(fetchQueue, { draftId }, { db: tx, singletonKey: draftId });
      });
      jobs.wake();
      return toResponse(await find({ accountIds: [accountId] }, draftId));
    },

    /** Errors: `not_found`. */
    status: async (caller: User, draftId: string) => toResponse(await find(caller, draftId)),

    /** Errors: `not_found`. */
    async cancel(caller: User, draftId: string): Promise<AccountFetch> {
      await find(caller, draftId);
      await db.transaction(async (tx) => {
        const repository = createFetchesRepository(tx);
        if (await repository.lockRunning(draftId)) await repository.update(draftId, { state: 'cancelled' });
      });
      return toResponse(await find(caller, draftId));
    },
  };
}
