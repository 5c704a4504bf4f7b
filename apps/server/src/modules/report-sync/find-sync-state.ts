import type { ReportSyncFailure, ReportSyncState } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import {
  findAccountProvider,
  findProvider,
  type Provider,
  type ProviderErrorCode,
} from '../../kits/provider';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db';
import { DomainError } from '../../platform/lib/domain-error';
import { missingDays } from './plan-days';
import { createReportSyncRepository } from './report-sync.repository';
import { createSyncedAccountsRepository } from './synced-accounts.repository';
import { createSyncedDaysRepository } from './synced-days.repository';

export interface FindSyncStateOptions {
  db: Database;
  clock: Clock;
  providers: readonly Provider[];
  settings: Config['reportSync'] | undefined;
}

/** Report sync state of an account. Errors: `not_found`. */
export async function findSyncState(
  { db, clock, providers, settings }: FindSyncStateOptions,
  accountId: number,
): Promise<ReportSyncState> {
  const repository = createReportSyncRepository(db);
  const id = await findAccountProvider(db, accountId);
  if (id === undefined) throw new DomainError('not_found');
  const provider = findProvider(providers, id);
  const account = await createSyncedAccountsRepository(db, providers).findAccount(accountId);
  const sync = await repository.find(accountId);
  const isOn = provider !== undefined && settings?.isOn === true;
  const timeOf = (time: Date | null | undefined) => time?.toISOString() ?? null;
  return {
    isOn,
    hasCredentials: account !== undefined,
    syncedTime: timeOf(sync?.syncedTime),
    isRunning: sync?.isRunning ?? false,
    isWaiting: sync?.requestedTime != null && !sync.isRunning,
    failure:
      sync?.failure && sync.failedTime
        ? {
            code: failureOf(sync.failure),
            time: sync.failedTime.toISOString(),
            reports: sync.failedReports.map(({ channel, section }) => ({ channel, section })),
          }
        : null,
    nextTime: timeOf(sync?.nextTime),
    missing: isOn && account ? await findMissing() : [],
  };

  async function findMissing(): Promise<ReportSyncState['missing']> {
    if (!provider || !settings || !account) return [];
    const today = clock.today(account.timeZone);
    const { backfillDays } = settings;
    const range = { beginDate: addDays(today, -backfillDays), endDate: today };
    const states = await createSyncedDaysRepository(db).findData(accountId, range);
    const reports = provider.reports.filter(({ channel }) => account.channels.includes(channel));
    return missingDays({ reports, today, backfillDays, states });
  }
}

const failures: Readonly<Record<string, ReportSyncFailure>> = {
  credentials_missing: 'credentials_missing',
  credentials_wrong: 'credentials_wrong',
  credentials_expired: 'credentials_expired',
  forbidden: 'forbidden',
  quota_used_up: 'quota_used_up',
  rate_limited: 'busy',
  busy: 'busy',
  system: 'busy',
  timeout: 'unreachable',
  unreachable: 'unreachable',
  invalid_response: 'invalid_response',
  bad_request: 'invalid_response',
} satisfies Partial<Record<ProviderErrorCode, ReportSyncFailure>>;

const failureOf = (code: string): ReportSyncFailure => failures[code] ?? 'internal';
