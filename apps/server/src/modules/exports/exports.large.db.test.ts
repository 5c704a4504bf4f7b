import { dailyRowCap, exportStates } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import { openExportWorkspace, type ExportWorkspace } from './testing/export-workspace';

let workspace: ExportWorkspace;
let token: string;
const rowCount = dailyRowCap + 1;
const day = { beginDate: '2026-11-20', endDate: '2026-11-20' };
const daily = { section: 'keyword', period: 'daily', query: day } as const;
const custom = { ...daily, period: 'custom' } as const;

/** One day of keywords; keyword n costs n, so the first row of the report has the highest cost. */
beforeAll(async () => {
  workspace = await openExportWorkspace({ today: '2026-11-21' });
  const { fixtures, db } = workspace;
  const account = await fixtures.addAccount();
  ({ token } = await fixtures.signedIn({ accountIds: [account] }));
  const keywords = sql`(
    SELECT n, md5('keyword ' || n)::uuid AS item_key FROM generate_series(1, ${rowCount}::int) AS n
  ) AS keyword`;
  await db.execute(sql`SELECT ensure_facts_partition('2026-11-20')`);
  await db.execute(sql`
    INSERT INTO items SELECT ${account}, 'search', 'keyword', item_key, jsonb_build_object(
      'showWord', 'keyword ' || n, 'campaignName', '计划', 'adgroupName', '单元', 'matchType', 'exact',
      'landPageExperience', '1', 'businessRelationship', '2', 'estimatedClickRate', '3') FROM ${keywords}`);
  await db.execute(sql`
    INSERT INTO facts SELECT ${account}, 'search', 'keyword', '2026-11-20', '2026-11-20', item_key, 'CNY',
      100, 10, n, 1, NULL, NULL FROM ${keywords}`);
  await db.execute(sql`
    INSERT INTO fact_spans (account_id, channel, section, begin_date, end_date, loaded_at)
    SELECT ${account}, 'search', 'keyword', '2026-11-20', '2026-11-20', now()`);
});
afterAll(() => workspace.close());

it('a file contains the first 10,000 rows of a daily report, and says so', async () => {
  const [sheet, about] = await readWorkbook(await workspace.fileOf({ token, ...daily }));
  expect(sheet?.values).toHaveLength(2 + dailyRowCap);
  expect(sheet?.shown[2]?.slice(0, 2)).toEqual(['2026-11-20', `keyword ${rowCount}`]);
  expect(sheet?.shown.at(-1)?.[1]).toBe('keyword 2');
  expect(sheet?.shown[1]).toContain('1,000,100');
  expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
    Rows: 'The first 10,000 of 10,001. Daily reports are limited to 10,000 rows; totals include all rows. Export a shorter period to get the rest.',
  });
  const [record] = await workspace.records(token);
  expect(record).toMatchObject({ totalCount: rowCount, rowCount: dailyRowCap });
  expect(record?.fileName).toMatch(/-first-10000\.xlsx$/);
});

it('a file contains every row of the other periods', async () => {
  const [sheet, about] = await readWorkbook(await workspace.fileOf({ token, ...custom }));
  const words = sheet?.shown.slice(2).map(([word]) => word);
  expect(words).toEqual(Array.from({ length: rowCount }, (_, index) => `keyword ${rowCount - index}`));
  expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({ Rows: '10,001' });
  const csv = await workspace.fileOf({ token, ...custom, format: 'csv' });
  expect(csv.toString().trimEnd().split('\r\n')).toHaveLength(2 + rowCount);
});

it('a file whose record is deleted while it is created is cancelled', async () => {
  workspace.files.isBlocked = true;
  const id = await workspace.requestId({ token, ...custom });
  await expect.poll(() => workspace.files.heldCount, { interval: 20 }).toBe(1);
  const [record] = await workspace.records(token);
  expect(record).toMatchObject({ id, state: exportStates.running });
  const body = { ids: [id], pendingOnly: true };
  expect(await workspace.post('downloadRecordDelete', { token, body })).toMatchObject({
    data: { deletedCount: 1 },
  });
  workspace.files.release();
  // files are created one after another, so the next one is ready only once the first is cancelled
  await workspace.fileOf({ token, ...daily, query: { ...day, text: 'keyword 999' } });
  expect(readdirSync(path.join(workspace.files.folder, 'exports'))).not.toContain(id);
  expect(await workspace.records(token)).not.toContainEqual(expect.objectContaining({ id }));
  // its file may be deleted after the next one has started
  await expect.poll(() => readdirSync(path.join(workspace.files.folder, '.unfinished'))).toEqual([]);
});

it('cancelling a file that is ready meanwhile keeps it', async () => {
  const wanted = { token, ...daily, query: { ...day, text: 'keyword 998' } };
  const id = await workspace.requestId(wanted);
  await expect
    .poll(async () => (await workspace.records(token)).find((record) => record.id === id)?.state)
    .toBe(exportStates.ready);
  expect(
    await workspace.post('downloadRecordDelete', { token, body: { ids: [id], pendingOnly: true } }),
  ).toMatchObject({ data: { deletedCount: 0 } });
  expect(readdirSync(path.join(workspace.files.folder, 'exports'))).toContain(id);
});
