import { TZDate } from '@date-fns/tz';
import type { Channel } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { addMilliseconds } from 'date-fns';
import type { FastifyBaseLogger } from 'fastify';
import {
  findProvider,
  isProviderError,
  type Provider,
  type ProviderConnection,
  type ProviderError,
} from '../../kits/provider';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db';
import type { FailedReport } from '../../platform/db/schema';
import type { ProviderImports } from '../report-import';
import { dayKey, planBlocks, type DayData, type PlannedRange } from './plan-days';
import { readDays } from './read-days';
import { createReportSyncRepository } from './report-sync.repository';
import { reserveAccount } from './reserve-account';
import { retryAfter } from './retry-after';
import { createSyncedAccountsRepository, type SyncedAccount } from './synced-accounts.repository';
import { createSyncedDaysRepository, type DayDigest } from './synced-days.repository';

export interface SyncAccountOptions {
  db: Database;
  clock: Clock;
  providers: readonly Provider[];
  imports: ProviderImports;
  settings: Config['reportSync'];
  storeBalance: (accountId: number, balance: string) => Promise<void>;
  /** Timeout of fetching one report. */
  reportMs?: number;
  log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
}

const defaultReportMs = 10 * 60_000;
const balanceMs = 30_000;
/** Errors that concern one report only; the others are still fetched. */
const ofOneReport: readonly ProviderError['code'][] = ['bad_request', 'invalid_response'];

/** Account data for a run. */
interface Run {
  account: SyncedAccount;
  connection: ProviderConnection;
  states: ReadonlyMap<string, DayData>;
  digests: ReadonlyMap<string, string>;
  failed: FailedReport[];
}

/**
 * Fetches the due reports of an account, and imports each block of days once all of its available reports are fetched.
 * Skips days with unchanged rows. A run that a user requested also fetches the balance, and the last days again.
 * Returns when to run next: `waitMs` after an error, `isBusy` if another run has the account.
 */
export async function syncAccount(
  options: SyncAccountOptions,
  accountId: number,
): Promise<{ isBusy: boolean; waitMs: number | null }> {
  const { db, providers } = options;
  const account = await createSyncedAccountsRepository(db, providers).findAccount(accountId);
  if (!account) return { isBusy: false, waitMs: null };
  const run = () => syncHeldAccount(options, account);
  const outcome = await reserveAccount(createReportSyncRepository(db), accountId, run);
  return outcome ? { isBusy: false, ...outcome } : { isBusy: true, waitMs: null };
}

async function syncHeldAccount(
  options: SyncAccountOptions,
  account: SyncedAccount,
): Promise<{ waitMs: number | null }> {
  const { db, clock, providers, settings, storeBalance } = options;
  const { accountId } = account;
  const provider = findProvider(providers, account.provider);
  if (!provider) return { waitMs: null };
  const repository = createReportSyncRepository(db);
  const today = clock.today(account.timeZone);
  const before = await repository.find(accountId);
  const isRequested = before?.requestedTime != null;
  const isNight =
    new TZDate(clock.now(), account.timeZone).getHours() >= settings.nightHour &&
    (before?.nightDay ?? '') < today;
  const range = { beginDate: addDays(today, -settings.backfillDays), endDate: today };
  const failed: FailedReport[] = [];
  let error: ProviderError | undefined;
  try {
    const states = await createSyncedDaysRepository(db).findData(accountId, range);
    const digests = await createSyncedDaysRepository(db).findDigests(accountId, range);
    const reports = provider.reports.filter(({ channel }) => account.channels.includes(channel));
    const connection = await provider.connect(accountId);
    if (isRequested) await readBalance(connection, (balance) => storeBalance(accountId, balance));
    const run: Run = { account, connection, states, digests, failed };
    const withCorrections = isNight || isRequested;
    for (const block of planBlocks({ ...settings, reports, today, withCorrections, states })) {
      for (const channel of provider.channels) {
        const ranges = block.filter((one) => one.channel === channel);
        if (ranges.length > 0) await syncBlock(options, run, channel, ranges);
      }
    }
  } catch (reason) {
    if (!isProviderError(reason)) throw reason;
    error = reason;
  }
  const at = clock.now();
  const waitMs = error ? retryAfter(error, before?.failures ?? 0) : null;
  await repository.finish(accountId, {
    at,
    failedReports: failed,
    failure: error ? codeOf(error) : (failed[0]?.code ?? null),
    nightDay: isNight && !error ? today : null,
    nextTime: waitMs === null ? null : addMilliseconds(at, waitMs),
  });
  return { waitMs };
}

/** Errors: `ProviderError`. */
async function readBalance(
  connection: ProviderConnection,
  store: (balance: string) => Promise<void>,
): Promise<void> {
  const { balance } = await connection.readAccount({ signal: AbortSignal.timeout(balanceMs) });
  if (balance !== null) await store(balance);
}

/** Errors: `ProviderError` that ends the run, after complete reports are imported. */
async function syncBlock(
  options: SyncAccountOptions,
  run: Run,
  channel: Channel,
  ranges: readonly PlannedRange[],
): Promise<void> {
  const { clock, imports, reportMs = defaultReportMs } = options;
  const { account, connection } = run;
  const { accountId, currency } = account;
  const batch = await imports.open({ accountId, channel, currency, now: clock.now() });
  const digests: DayDigest[] = [];
  let error: ProviderError | undefined;
  try {
    for (const range of ranges) {
      const { section } = range;
      if (isFailed(run, range)) continue;
      try {
        const signal = AbortSignal.timeout(reportMs);
        const read = await readDays(connection, range, { currency, signal });
        const changed = read.filter(({ day, digest }) => isChanged(run, range, { day, digest }));
        if (changed.length === 0) continue;
        batch.add({
          section,
          days: changed.map(({ day }) => day),
          rows: changed.flatMap(({ rows }) => rows),
        });
        digests.push(...changed.map(({ day, digest }) => ({ channel, section, day, digest })));
      } catch (reason) {
        if (!isProviderError(reason)) throw reason;
        if (!ofOneReport.includes(reason.code)) {
          error = reason;
          break;
        }
        options.log?.warn({ accountId, channel, section, err: reason }, 'reports: failed to read one');
        run.failed.push({ channel, section, code: reason.code });
      }
    }
    await batch.book((tx) => createSyncedDaysRepository(tx).saveDigests(accountId, digests));
  } finally {
    await batch.close();
  }
  if (error) throw error;
}

const isFailed = ({ failed }: Run, { channel, section }: PlannedRange) =>
  failed.some((one) => one.channel === channel && one.section === section);

function isChanged(
  { states, digests }: Run,
  { channel, section }: PlannedRange,
  { day, digest }: { day: string; digest: string },
): boolean {
  const key = dayKey(channel, section, day);
  return states.get(key) !== 'synced' || digests.get(key) !== digest;
}

/** Error code for users; a run cancels a report that times out. */
const codeOf = ({ code }: ProviderError) => (code === 'cancelled' ? 'timeout' : code);
