import { reportSyncEventSchema, type ReportSyncState } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeProvider } from '../../kits/provider/testing/fake-provider';
import { accounts, auditRecords, providerCredentials, reportSyncs } from '../../platform/db/schema';
import { createTestApp } from '../../testing';
import { listenToEvents } from '../messages/testing/listen-to-events';
import { createReportSyncRepository } from './report-sync.repository';
import { openSyncWorkspace, type SyncWorkspace } from './testing/sync-workspace';

const hourMs = 3_600_000;

describe('a requested run', () => {
  let workspace: SyncWorkspace;
  let id: number;
  beforeEach(async () => {
    workspace = await openSyncWorkspace({ backfillDays: 3 });
    id = await workspace.addAccount();
  });
  afterEach(() => workspace.close());

  const balance = async () => {
    const [account] = await workspace.db.select().from(accounts).where(eq(accounts.accountId, id));
    return account?.balance;
  };

  it('fetches the balance and the provider’s corrections, and is recorded', async () => {
    await workspace.sync(id);
    expect(await balance()).not.toBe('10000.00');
    const corrected = { beginDate: '2026-11-17', endDate: '2026-11-19', percent: 50 };
    workspace.simulator.reports.correct(corrected);
    const before = await workspace.sums(id, 'search', 'account');
    workspace.clock.advance(hourMs);
    await workspace.request(id);
    expect(workspace.waiting).toEqual([{ name: 'sync-account-reports', data: { accountId: id } }]);
    expect(await workspace.state(id)).toMatchObject({ isWaiting: true, isRunning: false });
    await workspace.sync(id);
    expect(await balance()).toBe('10000.00');
    const after = await workspace.sums(id, 'search', 'account');
    expect(Number(after?.cents)).toBeLessThan(Number(before?.cents));
    expect(await workspace.state(id)).toMatchObject({ isWaiting: false, failure: null });
    const ofRequests = eq(auditRecords.action, 'reportSyncStart');
    const records = await workspace.db.select().from(auditRecords).where(ofRequests);
    expect(records).toMatchObject([{ objectId: String(id), accountIds: [id] }]);
  });

  it('starts before the next planned one of a failed account, and shows why it fails', async () => {
    workspace.tokens.set(id, 'wrong');
    await workspace.sync(id);
    workspace.clock.advance(hourMs);
    await workspace.request(id);
    await workspace.sync(id);
    const failure = { code: 'credentials_wrong', time: workspace.clock.now().toISOString() };
    expect(await workspace.state(id)).toMatchObject({ isWaiting: false, failure });
    workspace.tokens.delete(id);
    workspace.clock.advance(hourMs);
    await workspace.request(id);
    await workspace.sync(id);
    expect(await workspace.state(id)).toMatchObject({ failure: null });
  });

  it('is rejected while another run has the account', async () => {
    await workspace.repository.claim(id, 60);
    await expect(workspace.request(id)).rejects.toMatchObject({ reason: 'sync_running' });
    expect(workspace.waiting).toEqual([]);
  });

  it('is rejected right after another one, and after its end', async () => {
    await workspace.request(id);
    workspace.clock.advance(20_000);
    await expect(workspace.request(id)).rejects.toMatchObject({ reason: 'sync_too_soon' });
    await workspace.sync(id);
    workspace.clock.advance(59_000);
    await expect(workspace.request(id)).rejects.toMatchObject({ reason: 'sync_too_soon' });
    workspace.clock.advance(1_000);
    await workspace.request(id);
    expect(await workspace.db.$count(auditRecords, eq(auditRecords.action, 'reportSyncStart'))).toBe(2);
  });

  it('is one for two concurrent requests', async () => {
    const results = await Promise.allSettled([workspace.request(id), workspace.request(id)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is impossible without credentials, for an archived account, and for an unknown one', async () => {
    const impossible = { reason: 'sync_impossible' };
    const without = await workspace.fixtures.addAccount();
    await expect(workspace.request(without)).rejects.toMatchObject(impossible);
    const archived = await workspace.addAccount({ archivedTime: workspace.clock.now() });
    await expect(workspace.request(archived)).rejects.toMatchObject(impossible);
    await expect(workspace.request(999_999)).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('remains requested when its server is killed, and can start once its lease ends', async () => {
    await workspace.request(id);
    await workspace.repository.claim(id, 60);
    expect(await workspace.sync(id)).toMatchObject({ isBusy: true });
    await workspace.db.update(reportSyncs).set({ leasedTime: sql`now() - interval '1 second'` });
    expect(await workspace.state(id)).toMatchObject({ isWaiting: true, isRunning: false });
    await workspace.sync(id);
    expect(await balance()).toBe('10000.00');
  });
});

it('notifies consoles of users with the permission to view provider accounts', async () => {
  const provider = { ...createFakeProvider(), name: 'baidu' } as const;
  const reportSync = { isOn: true, nightHour: 4, backfillDays: 3, correctionDays: 7 };
  const test = await createTestApp({
    providers: [provider],
    config: {
      captchaCode: undefined,
      trustProxy: false,
      ssoOrigin: undefined,
      unlockMinutes: 0,
      reportSync,
    },
  });
  try {
    await test.signals.start();
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const accountId = await test.fixtures.addAccount();
    await test.database.db.insert(providerCredentials).values({
      accountId,
      userName: 'tea',
      sealed: '',
      isRenewable: false,
      updatedTime: test.clock.now(),
    });
    const admin = await test.fixtures.signedIn({ role: 'admin' });
    const editor = await test.fixtures.signedIn({ accountIds: [accountId] });
    const [own, other] = await Promise.all([
      listenToEvents(address, { token: admin.token }),
      listenToEvents(address, { token: editor.token }),
    ]);
    for (const { events } of [own, other]) await vi.waitFor(() => expect(events).toHaveLength(1));
    const syncsOf = (text: string) =>
      [...text.matchAll(/^event: reportSync\ndata: (.*)\n\n/gm)].map(([, json]) =>
        reportSyncEventSchema.parse(JSON.parse(json ?? '')),
      );
    const { data } = await test.call<ReportSyncState>('reportSyncStart', {
      token: admin.token,
      body: { id: accountId },
    });
    expect(data).toMatchObject({ isWaiting: true });
    await vi.waitFor(() => expect(syncsOf(own.text())).toEqual([{ accountId }]));
    await createReportSyncRepository(test.database.db).claim(accountId, 60);
    await vi.waitFor(() => expect(syncsOf(own.text())).toHaveLength(2));
    expect(syncsOf(other.text())).toEqual([]);
    const again = await test.call('reportSyncStart', { token: admin.token, body: { id: accountId } });
    expect(again).toMatchObject({ code: 931004 });
    const forbidden = await test.call('reportSyncStart', { token: editor.token, body: { id: accountId } });
    expect(forbidden).toMatchObject({ code: 403 });
    own.close();
    other.close();
  } finally {
    await test.close();
  }
});
