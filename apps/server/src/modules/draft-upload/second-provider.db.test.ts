import { limitsOf, type DraftSummary } from '@meridian/api-client/contract';
import { applyCommand, createValidator, type Draft } from '@meridian/draft-editor/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeProvider } from '../../kits/provider/testing/fake-provider';
import { addProvider } from '../../testing/add-provider';
import { uploadDraft } from './testing/upload-draft';
import { createUploadWorkspace, type UploadWorkspace } from './testing/upload-workspace';

const source = { source: 'this test', read: '2026-11' };
const rows = (max: number) => ({ max, unit: 'rows', ...source }) as const;
/** Short titles in bytes, few and expensive keywords, two rows per request. */
const second = addProvider('second', {
  title: { max: 20, unit: 'byte', ...source },
  keywordsPerUnit: rows(2),
  bid: { min: 2, max: 5, unit: 'CNY', ...source },
  rowsPerRequest: {
    write: { campaign: rows(2), unit: rows(2), keyword: rows(2), creative: rows(2) },
    readByParent: { campaign: rows(2), unit: rows(2), keyword: rows(2), creative: rows(2) },
  },
});
/** A provider to which the server has no connection. */
const third = addProvider('third', {});
const secondProvider = { ...createFakeProvider(), id: second.id };

let space: UploadWorkspace;
beforeAll(async () => {
  space = await createUploadWorkspace({ otherProviders: [secondProvider] });
});
afterAll(async () => {
  await space.test.close();
  second.remove();
  third.remove();
});

const withTitle = (draft: Draft, title: string) =>
  applyCommand(draft, { type: 'update', kind: 'creative', edits: [{ id: 'c1u1i', changes: { title } }] })
    .draft;
const summaryOf = async (id: string) =>
  (await space.call<{ draft: DraftSummary }>('draftDetail', { id })).data.draft;
/** Codes and fields of the errors that the server finds. */
async function errorsOnServer(id: string): Promise<string[]> {
  const { groups } = await space.preview(id);
  return groups
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, count }) => `${ruleId} ${count}`);
}
/** The same by the rules in the browser, which takes the limits of the provider that the summary of the draft names. */
async function errorsInBrowser(id: string, draft: Draft): Promise<string[]> {
  const { provider } = await summaryOf(id);
  const counts = new Map<string, number>();
  for (const { severity, ruleId } of createValidator({ limits: limitsOf(provider) })
    .check(draft)
    .list())
    if (severity === 'error') counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  return [...counts].map(([ruleId, count]) => `${ruleId} ${count}`);
}

it('checks a draft by the limits of the provider of its account, on both sides', async () => {
  const { accountId, imageId } = await space.newAccount(second.id);
  const title = '雪'.repeat(7);
  const first = withTitle(uploadDraft({ name: 'First', imageId: space.imageId, campaigns: 1 }), title);
  const firstId = await space.newDraft(first);
  const other = withTitle(uploadDraft({ name: 'Second', imageId, campaigns: 1 }), title);
  const otherId = await space.newDraft(other, accountId);
  expect([(await summaryOf(firstId)).provider, (await summaryOf(otherId)).provider]).toEqual([
    'baidu',
    'second',
  ]);
  expect(await errorsOnServer(firstId)).toEqual([]);
  expect(await errorsInBrowser(firstId, first)).toEqual([]);
  const expected = ['keyword-bid 6', 'keyword-count 2', 'title-length 1', 'unit-bid 2'];
  expect((await errorsOnServer(otherId)).toSorted()).toEqual(expected);
  expect((await errorsInBrowser(otherId, other)).toSorted()).toEqual(expected);
  const version = await space.versionOf(otherId);
  expect((await space.call('draftSubmit', { id: otherId, version })).code).toBe(922_001);
});

it('plans and sends a draft by the requests of the provider of its account', async () => {
  const { accountId, imageId } = await space.newAccount(second.id);
  const draft = uploadDraft({ name: 'Sent', imageId, campaigns: 1, keywordsPerUnit: 2, bid: 3 });
  const id = await space.newDraft(draft, accountId);
  expect(await errorsOnServer(id)).toEqual([]);
  const { steps } = await space.plan(id);
  expect(steps.find(({ kind }) => kind === 'keyword')).toMatchObject({
    created: 4,
    calls: 2,
    itemsPerCall: 2,
  });
  await space.startUpload(id);
  await space.runJobs();
  expect(await space.statusOf(id)).toBe(4);
  expect(secondProvider.itemsOf(accountId, 'keyword')).toHaveLength(4);
  expect(space.provider.requests.filter((request) => request.accountId === accountId)).toEqual([]);
});

it('says that an account cannot be reached whose provider is not configured', async () => {
  const { accountId, imageId } = await space.newAccount(third.id);
  const id = await space.newDraft(uploadDraft({ name: 'Unreachable', imageId }), accountId);
  expect(await errorsOnServer(id)).toEqual([]);
  const version = await space.versionOf(id);
  expect((await space.call('draftSubmit', { id, version })).code).toBe(200);
  const access = await space.call('draftUpload', { id, version });
  expect(access).toMatchObject({ code: 922_005 });
  expect(await space.statusOf(id)).toBe(2);
});
