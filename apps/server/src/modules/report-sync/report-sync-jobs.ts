import * as z from 'zod';
import type { Database } from '../../platform/db';
import { defineQueue, type JobHandler, type Jobs } from '../../platform/jobs';
import { createReportSyncRepository } from './report-sync.repository';
import { syncAccount, type SyncAccountOptions } from './sync-account';
import { createSyncedAccountsRepository } from './synced-accounts.repository';

export const accountSyncQueue = defineQueue({
  name: 'sync-account-reports',
  data: z.object({ accountId: z.int() }),
  tries: 3,
  concurrency: 3,
});

/** Seconds between the runs that find due accounts. */
export const scheduleSeconds = 3_600;
/** A killed server's accounts are reserved for this long. */
const busySeconds = 60;

export interface ReportSyncJobsOptions extends SyncAccountOptions {
  jobs: Pick<Jobs, 'send'>;
}

/** Sends a run for one account, replacing a waiting one. */
export function scheduleAccountSync(
  jobs: Pick<Jobs, 'send'>,
  accountId: number,
  options: { delaySeconds?: number; db?: Database } = {},
): Promise<void> {
  return jobs.send(accountSyncQueue, { accountId }, { singletonKey: String(accountId), ...options });
}

/** Handler of the queue `sync-reports`: every hour, starts a run for each account for which it is due. */
export function createReportSyncScheduler({
  db,
  clock,
  jobs,
  providers,
}: Pick<ReportSyncJobsOptions, 'db' | 'clock' | 'jobs' | 'providers'>): () => Promise<void> {
  return async () => {
    for (const accountId of await createSyncedAccountsRepository(db, providers).findDue(clock.now()))
      await scheduleAccountSync(jobs, accountId);
  };
}

/**
 * Handler of the queue `sync-account-reports`: runs one at a time per account, and those of different accounts in
 * parallel.
 */
export function createAccountSync(options: ReportSyncJobsOptions): JobHandler<{ accountId: number }> {
  const { db, clock, jobs, log } = options;
  return {
    async run({ accountId }) {
      const { isBusy, waitMs } = await syncAccount(options, accountId);
      if (isBusy) await scheduleAccountSync(jobs, accountId, { delaySeconds: busySeconds });
      if (waitMs === null) return;
      log?.warn({ accountId, waitMs }, 'reports: the provider returned only some of them');
      // the hourly run handles longer waits
      if (waitMs < scheduleSeconds * 1_000)
        await scheduleAccountSync(jobs, accountId, { delaySeconds: waitMs / 1_000 });
    },
    onExhausted: (accountId) =>
      createReportSyncRepository(db).finish(Number(accountId), {
        at: clock.now(),
        failure: 'internal',
        failedReports: [],
        nightDay: null,
        nextTime: null,
      }),
  };
}
