import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { StoredFailure } from '../../platform/db/schema';
import { defineQueue, type Jobs } from '../../platform/jobs';
import type { Caller } from '../../platform/lib/caller';
import { createImageSyncsRepository, type SyncCounts } from './image-syncs.repository';
import { createImagesRepository } from './images.repository';
import { recordImages } from './record-images';
import { requireImages } from './require-images';

/** Limited by time without progress instead of tries, because a kill of the server counts as a try. */
export const imagesQueue = defineQueue({
  name: 'send-images',
  data: z.object({ accountId: z.int() }),
  tries: 10_000,
  concurrency: 2,
});

/** Sends images to the provider with one job per account. */
export function createImageSyncsService({
  db,
  jobs,
  clock,
}: {
  db: Database;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  clock: Pick<Clock, 'now'>;
}) {
  return {
    /** Errors: `not_found`. */
    async request(
      { accountIds, userId }: Pick<Caller, 'accountIds' | 'userId'>,
      ids: readonly string[],
    ): Promise<SyncCounts> {
      const byAccount = await db.transaction(async (tx) => {
        const syncs = createImageSyncsRepository(tx);
        await requireImages(createImagesRepository(tx), accountIds, ids);
        await syncs.request(ids, { userId, now: clock.now() });
        await recordImages(tx, 'imageSend', ids);
        const counted = await syncs.countByAccount(ids);
        for (const { accountId, pending } of counted)
          if (pending > 0)
            await jobs.send(imagesQueue, { accountId }, { db: tx, singletonKey: `${accountId}` });
        return counted;
      });
      jobs.wake();
      const sum = (state: keyof SyncCounts) => byAccount.reduce((total, counts) => total + counts[state], 0);
      return { pending: sum('pending'), synchronized: sum('synchronized'), failed: sum('failed') };
    },

    async status(accountIds: readonly number[]): Promise<SyncCounts & { wait: StoredFailure | null }> {
      const syncs = createImageSyncsRepository(db);
      const counts = await syncs.counts(accountIds);
      return { ...counts, wait: counts.pending === 0 ? null : await syncs.waitOf(accountIds) };
    },
  };
}
