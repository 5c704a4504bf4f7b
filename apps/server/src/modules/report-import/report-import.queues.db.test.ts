import { endpoints, importStates, type ReportImport } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csv } from '../../testing/report-files/csv';
import { lockTarget } from './repository/effective-data-sql';
import { openImportWorkspace, type ImportWorkspace } from './testing/import-workspace';

let workspace: ImportWorkspace;
beforeAll(async () => {
  workspace = await openImportWorkspace({ hasProcesses: true });
});
afterAll(() => workspace.close());

const header = ['date', 'campaign', 'impressions', 'clicks', 'cost'];
/** `note`: text in an unused column of each row, which makes the file large. */
const fileOf = (rows: number, cost: number, note = '') =>
  csv([
    [...header, 'note'],
    ...Array.from({ length: rows }, (_, row) => ['2024-12-01', `campaign ${String(row)}`, 10, 1, cost, note]),
  ]);
const newAccount = async () => {
  const accountId = await workspace.fixtures.addAccount();
  const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId], role: 'edit' });
  return { accountId, token };
};

async function started(upload: { accountId: number; token: string; content: string }): Promise<string> {
  const { data } = await workspace.upload(upload);
  return endpoints.reportImportUpload.data.parse(data).id;
}
async function stateOf(id: string, token: string): Promise<ReportImport['state'] | undefined> {
  const { data } = await workspace.post('reportImportList', { token, body: { query: { id } } });
  return endpoints.reportImportList.data.parse(data).list[0]?.state;
}

it('finishes a small import while a large one runs, and imports of one account in the order of their upload', async () => {
  const [slow, quick] = [await newAccount(), await newAccount()];
  const steps = new EventEmitter();
  const [locked, released] = [once(steps, 'locked'), once(steps, 'released')];
  const holding = workspace.db.transaction(async (tx) => {
    await lockTarget(tx, { accountId: slow.accountId, channel: 'search', section: 'campaign' });
    steps.emit('locked');
    await released;
  });
  await locked;
  const large = await started({ ...slow, content: fileOf(3_000, 1, 'x'.repeat(2_000)) });
  const newer = await started({ ...slow, content: fileOf(3, 2) });
  await expect.poll(() => stateOf(large, slow.token)).toBe(importStates.running);
  for (const cost of [3, 4, 5]) {
    const record = await workspace.finished({ ...quick, content: fileOf(3, cost) });
    expect(record).toMatchObject({ state: importStates.done, importedRows: 3 });
  }
  expect(await stateOf(large, slow.token)).toBe(importStates.running);
  expect(await stateOf(newer, slow.token)).toBe(importStates.waiting);

  steps.emit('released');
  await holding;
  expect(await workspace.ended(large, slow)).toMatchObject({ state: importStates.done, importedRows: 3_000 });
  // it asks about having fewer rows than before, so it was compared with the large file
  expect(await workspace.ended(newer, slow)).toMatchObject({ state: importStates.review });
  const { rows } = await workspace.db.execute(
    sql`SELECT count(*)::int AS count FROM facts WHERE account_id = ${slow.accountId}`,
  );
  expect(rows).toEqual([{ count: 3_000 }]);
});
