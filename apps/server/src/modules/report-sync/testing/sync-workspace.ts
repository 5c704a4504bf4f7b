import type { Channel, Section } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { CredentialsSource } from '../../../kits/provider';
import { createHttpClient } from '../../../kits/provider/http-client';
import { createHttpProvider } from '../../../kits/provider/http-provider';
import { simulatorToken, startSimulator } from '../../../kits/provider/simulator/simulator';
import { providerCredentials, type accounts } from '../../../platform/db/schema';
import { folderStore } from '../../../platform/files';
import { createTestDatabase, temporaryFolder } from '../../../testing';
import { createFixtures, createTestClock } from '../../../testing/fixtures';
import { createManualJobs } from '../../../testing/manual-jobs';
import { createBalancesRepository } from '../../customers';
import { createProviderImports, createReportImportRepository } from '../../report-import';
import { findSyncState } from '../find-sync-state';
import { createAccountSync, createReportSyncScheduler } from '../report-sync-jobs';
import { createReportSyncRepository } from '../report-sync.repository';
import { requestSync } from '../request-sync';
import { syncAccount } from '../sync-account';
import { createSyncedAccountsRepository } from '../synced-accounts.repository';

/** The report sync on an empty database, with a simulator over HTTP. */
export async function openSyncWorkspace(settings: { backfillDays?: number; correctionDays?: number } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  const folder = temporaryFolder();
  const files = folderStore(path.join(folder, 'files'));
  const simulator = await startSimulator({
    folder,
    maxReportsPerSecond: Infinity,
    now: () => clock.now().getTime(),
  });
  const tokens = new Map<number, string>();
  const client = createHttpClient({
    baseUrl: simulator.baseUrl,
    timeoutMs: 1_500,
    backoffMs: 1,
    maxTries: 2,
  });
  const userNameOf = (accountId: number) => `account-${accountId}`;
  const credentials: CredentialsSource = {
    find: (accountId) =>
      Promise.resolve({
        userName: userNameOf(accountId),
        accessToken: tokens.get(accountId) ?? simulatorToken,
        refreshToken: null,
        userId: null,
        expiresTime: null,
      }),
    renew: (_, used) => Promise.resolve(used),
  };
  const provider = createHttpProvider({
    name: 'baidu',
    client,
    credentials,
    now: () => clock.now(),
    filePollMs: 1,
  });
  const { jobs, waiting } = createManualJobs();
  const options = {
    db,
    clock,
    providers: [provider],
    jobs,
    imports: createProviderImports({ imports: createReportImportRepository(db), files }),
    storeBalance: (accountId: number, balance: string) =>
      createBalancesRepository({ db, clock }).store(accountId, balance),
    settings: { isOn: true, nightHour: 4, backfillDays: 60, correctionDays: 7, ...settings },
  };
  const scheduler = createReportSyncScheduler(options);
  const worker = createAccountSync(options);
  const fixtures = createFixtures(db, clock);

  return {
    db,
    clock,
    files,
    simulator,
    tokens,
    waiting,
    userNameOf,
    provider,
    fixtures,
    repository: createReportSyncRepository(db),
    syncedAccounts: createSyncedAccountsRepository(db, [provider]),
    request: (accountId: number) => requestSync(options, accountId),

    /** Adds an account with credentials. */
    async addAccount(values: Partial<typeof accounts.$inferInsert> = {}): Promise<number> {
      const accountId = await fixtures.addAccount(values);
      await db.insert(providerCredentials).values({
        accountId,
        userName: userNameOf(accountId),
        sealed: '',
        isRenewable: false,
        updatedTime: clock.now(),
      });
      return accountId;
    },
    replaceCredentials: (accountId: number) =>
      db
        .update(providerCredentials)
        .set({ updatedTime: clock.now() })
        .where(eq(providerCredentials.accountId, accountId)),

    state: (accountId: number) => findSyncState(options, accountId),

    sync: (accountId: number) => syncAccount(options, accountId),

    /** Runs the hourly job, and the account runs that it starts, in parallel; returns the delayed jobs. */
    async runHour() {
      waiting.length = 0;
      await scheduler();
      const started = waiting.splice(0).filter(({ name }) => name === 'sync-account-reports');
      // asserted: jobs of this queue have an account
      await Promise.all(started.map(({ data }) => worker.run(data as { accountId: number })));
      return waiting.splice(0);
    },

    /** Exact sums in Meridian over all days of a section. */
    async sums(accountId: number, channel: Channel, section: Section) {
      const { rows } = await db.execute<Record<'impression' | 'click' | 'cents' | 'days', string>>(sql`
        SELECT coalesce(sum(impression), 0)::text AS impression, coalesce(sum(click), 0)::text AS click,
          coalesce(sum(cost) * 100, 0)::numeric(20, 0)::text AS cents, count(DISTINCT begin_date)::text AS days
        FROM facts WHERE account_id = ${accountId} AND channel = ${channel} AND section = ${section}`);
      return rows[0];
    },

    async close() {
      await simulator.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type SyncWorkspace = Awaited<ReturnType<typeof openSyncWorkspace>>;
