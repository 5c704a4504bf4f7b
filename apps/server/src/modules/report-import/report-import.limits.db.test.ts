import { endpoints, importStates } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { EventEmitter, once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { createHousekeeping } from '../../housekeeping';
import { csv } from '../../testing/report-files/csv';
import { lockTarget } from './repository/effective-data-sql';
import {
  openImportWorkspace,
  type ImportWorkspace,
  type ImportWorkspaceOptions,
} from './testing/import-workspace';

let workspace: ImportWorkspace;
afterEach(() => workspace.close());

async function open(options: ImportWorkspaceOptions = {}) {
  workspace = await openImportWorkspace(options);
  const { fixtures } = workspace;
  const accountId = await fixtures.addAccount();
  const signIn = async () => (await fixtures.signedIn({ accountIds: [accountId] })).token;
  return { accountId, signIn, token: await signIn() };
}

const fileOf = (cost: number) =>
  csv([
    ['date', 'campaign', 'impressions', 'clicks', 'cost'],
    ['2024-12-01', 'a', 100, 10, cost],
  ]);
const storedCount = async () => {
  const { rows } = await workspace.db.execute(sql`SELECT count(*)::int AS count FROM imports`);
  return rows[0]?.['count'];
};

describe('unfinished imports', () => {
  test('of one user are five at most; those of other users start before the later ones', async () => {
    const { accountId, signIn, token } = await open();
    const steps = new EventEmitter();
    const [locked, released] = [once(steps, 'locked'), once(steps, 'released')];
    const holding = workspace.db.transaction(async (tx) => {
      await lockTarget(tx, { accountId, channel: 'search', section: 'campaign' });
      steps.emit('locked');
      await released;
    });
    await locked;
    const ids: string[] = [];
    for (const cost of [1, 2, 3, 4, 5]) {
      const { data } = await workspace.upload({ token, accountId, content: fileOf(cost) });
      ids.push(endpoints.reportImportUpload.data.parse(data).id);
    }
    expect(await workspace.upload({ token, accountId, content: fileOf(6) })).toMatchObject({
      status: 429,
      code: 429,
    });
    expect(await storedCount()).toBe(5);
    const other = await workspace.upload({ token: await signIn(), accountId, content: fileOf(7) });
    expect(other.code).toBe(200);
    // imports of one account wait for each other, in jobs that are sent again
    const { rows } = await workspace.db.execute<{ priority: number }>(
      sql`SELECT min(priority)::int AS priority FROM pgboss.job WHERE name = 'import-report'
          GROUP BY data->>'importId' ORDER BY min(created_on)`,
    );
    expect(rows.map(({ priority }) => priority)).toEqual([0, -1, -2, -3, -4, 0]);

    steps.emit('released');
    await holding;
    for (const id of ids) await workspace.ended(id, { token });
    expect((await workspace.upload({ token, accountId, content: fileOf(6) })).code).toBe(200);
  });
});

describe('stored files', () => {
  const size = Buffer.byteLength(fileOf(1));

  test('of one user count toward the quota until they are past their retention', async () => {
    const { accountId, token } = await open({ capacity: { quotaBytes: 2 * size } });
    const first = await workspace.finished({ token, accountId, content: fileOf(1) });
    await workspace.finished({ token, accountId, content: fileOf(2) });
    expect(await workspace.upload({ token, accountId, content: fileOf(3) })).toMatchObject({
      status: 413,
      message: expect.stringMatching(/^Your uploaded files take up more than 0 MB\./) as string,
    });
    expect(await storedCount()).toBe(2);
    expect((await workspace.original(first.id, token)).status).toBe(200);

    const { db, files } = workspace;
    const later = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) });
    await createHousekeeping({ db, files, retentionDays: 90, clock: later(89) })();
    expect((await workspace.upload({ token, accountId, content: fileOf(3) })).code).toBe(413);
    await createHousekeeping({ db, files, retentionDays: 90, clock: later(91) })();
    const removed = await workspace.original(first.id, token);
    expect(await removed.json()).toMatchObject({ code: 404 });
    const third = await workspace.finished({ token, accountId, content: fileOf(3) });
    expect(third.state).toBe(importStates.done);
  });

  test('of one account count toward the quota, whoever uploads them', async () => {
    const { accountId, signIn } = await open({ capacity: { quotaBytes: 2 * size } });
    for (const cost of [1, 2]) {
      await workspace.finished({ token: await signIn(), accountId, content: fileOf(cost) });
    }
    expect(await workspace.upload({ token: await signIn(), accountId, content: fileOf(3) })).toMatchObject({
      status: 413,
      message: expect.stringMatching(/^This account’s uploaded files take up/) as string,
    });
  });

  test('are rejected while the disk is nearly full', async () => {
    const { accountId, token } = await open({ capacity: { freeBytes: () => Promise.resolve(1_000_000) } });
    expect(await workspace.upload({ token, accountId, content: fileOf(1) })).toMatchObject({
      status: 503,
      message: 'The server is low on disk space for uploads and exports. Tell your administrator.',
    });
    expect(await storedCount()).toBe(0);
  });
});
