import { minSyncSeconds } from '@meridian/api-client/contract';
import type { Provider } from '../../kits/provider';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import { DomainError } from '../../platform/lib/domain-error';
import { scheduleAccountSync } from './report-sync-jobs';
import { createReportSyncRepository } from './report-sync.repository';
import { createSyncedAccountsRepository } from './synced-accounts.repository';

export interface RequestSyncOptions {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  providers: readonly Provider[];
  settings: Config['reportSync'] | undefined;
}

/**
 * Requests a run for an account, regardless of its plan. Errors: `not_found`; `sync_impossible`; `sync_running`;
 * `sync_too_soon`.
 */
export async function requestSync(
  { db, clock, jobs, providers, settings }: RequestSyncOptions,
  accountId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const repository = createReportSyncRepository(tx);
    // of two concurrent requests, the second one sees the first
    const account = await repository.lockAccount(accountId);
    if (!account) throw new DomainError('not_found');
    const isReadable =
      settings?.isOn === true &&
      (await createSyncedAccountsRepository(tx, providers).findAccount(accountId)) !== undefined;
    if (!isReadable) throw new DomainError('sync_impossible');
    const sync = await repository.find(accountId);
    if (sync?.isRunning === true) throw new DomainError('sync_running');
    if (sync && isTooSoon(sync, clock.now())) throw new DomainError('sync_too_soon');
    await repository.request(accountId, clock.now());
    await recordAudit(tx, {
      action: 'reportSyncStart',
      object: { id: accountId, name: account.name },
      accountIds: [accountId],
    });
    await scheduleAccountSync(jobs, accountId, { db: tx });
  });
  jobs.wake();
}

/**
 * Whether a run was requested too recently. A requested run that has not started can be requested again after the same
 * time, because its job may be lost.
 */
function isTooSoon(
  times: { requestedTime: Date | null; syncedTime: Date | null; failedTime: Date | null },
  now: Date,
): boolean {
  const { requestedTime, syncedTime, failedTime } = times;
  const last = Math.max(...[requestedTime, syncedTime, failedTime].map((time) => time?.getTime() ?? 0));
  return now.getTime() - last < minSyncSeconds * 1_000;
}
