import { hasPermission } from '@meridian/api-client/contract';
import { canGetChangesAtNight } from '@meridian/draft-editor/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { Jobs } from '../../../platform/jobs';
import type { Caller } from '../../../platform/lib/caller';
import { mergeQueue } from './merge-account.service';
import { createMergesRepository } from './merges.repository';
import { findDueNights, removeNights, takeNight, type DueMerge } from './nightly-merges.repository';
import { nextNight, stopNightly } from './nights';

interface NightlyParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A user with current permissions and accounts; null if the user is deleted or suspended. */
  findUser: (userId: string) => Promise<Caller | null>;
}

/**
 * Handler of the queue `merge-nightly`: starts to get the changes of accounts into drafts whose night has come. Each draft has its own
 * job, so one that fails leaves the others alone.
 */
export function createNightlyMerges({ db, clock, jobs, log, findUser }: NightlyParts): () => Promise<void> {
  async function mayEdit({ userId, accountId }: DueMerge): Promise<boolean> {
    const user = userId === null ? null : await findUser(userId);
    return (
      user !== null &&
      user.accountIds.includes(accountId) &&
      hasPermission(user.permissions, 'draft:draft:edit')
    );
  }

  async function start(due: DueMerge): Promise<void> {
    const { draftId, accountId, userId, status, isDeleted, timeZone } = due;
    const isAllowed = isDeleted || (await mayEdit(due));
    const now = clock.now();
    await db.transaction(async (tx) => {
      if (!(await takeNight(tx, due, nextNight(now, timeZone)))) return;
      if (isDeleted) return removeNights(tx, [draftId]);
      if (!isAllowed || userId === null)
        return stopNightly(tx, { draftId, userId, name: due.name }, { reason: 'access_lost', now });
      const merges = createMergesRepository(tx);
      if (!canGetChangesAtNight(status) || (await merges.lockRunning(draftId))) return;
      await merges.start({ draftId, accountId, startedBy: userId, startedTime: now, isNightly: true });
      await jobs.send(mergeQueue, { draftId }, { db: tx, singletonKey: draftId });
    });
  }

  return async () => {
    for (const due of await findDueNights(db, clock.now()))
      try {
        await start(due);
      } catch (error) {
        // the others are still started; this one is retried in the next run
        log.warn({ err: error, draft: due.draftId }, 'drafts: failed to get changes at night');
      }
    jobs.wake();
  };
}
