import type { UploadItem } from '@meridian/api-client/contract';
import { exampleDraft } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { clockText } from './elapsed-time';
import { failedItemsWorkbook } from './failed-items';

const item: UploadItem = {
  kind: 'keyword',
  id: 'keyword-1',
  parentId: 'unit-1',
  name: '=1+1',
  parentName: 'Ski packages',
  action: 'create',
  state: 'failed',
  providerId: null,
  sentTime: null,
  attempts: 1,
  waitingFor: null,
  notSent: [],
  failure: {
    reason: 'forbidden_word',
    message: 'A word is not allowed.',
    code: '901601',
    providerMessage: '禁投',
    field: 'keyword',
    content: '=1',
    canRetry: false,
  },
};
const heads = {
  kind: 'Type',
  path: 'Path',
  name: 'Item',
  field: 'Field',
  reason: 'Reason',
  code: 'Code',
  message: 'Message',
  content: 'Content',
};
const kinds = {
  campaign: 'Campaign',
  unit: 'Unit',
  keyword: 'Keyword',
  creative: 'Creative',
  picture: 'Picture',
};
const draft = exampleDraft();
const rowsOf = (items: readonly UploadItem[]) =>
  failedItemsWorkbook(items, { draft, language: 'en', name: 'Failed', heads, kinds }).sheets[0]?.rows.map(
    ({ cells }) => cells,
  );

it("lists the place of each failed item, its field, and the provider's message", () => {
  const [[kind, path, ...others] = []] = rowsOf([item]) ?? [];
  expect([kind, path]).toEqual(['Keyword', expect.stringMatching(/ \/ Ski packages$/)]);
  expect(others).toEqual(['=1+1', 'Keyword', 'A word is not allowed.', '901601', '禁投', '=1']);
});

it('leaves out items that did not fail, and missing messages', () => {
  const plain = { ...item.failure, code: null, providerMessage: null, field: null, content: null };
  const campaign = { ...item, kind: 'campaign', id: 'c', parentId: '', parentName: '', failure: plain };
  const sent = { ...item, state: 'sent', failure: null };
  // asserted: the parts make whole items
  expect(rowsOf([campaign, sent] as UploadItem[])).toEqual([
    ['Campaign', '', '=1+1', '', 'A word is not allowed.', '', '', ''],
  ]);
});

it('has the path of a removed item as far as it is known', () => {
  expect(rowsOf([{ ...item, id: 'gone', action: 'remove' }])?.[0]?.[1]).toBe('Ski packages');
});

it.each([
  [-5_000, '0:00'],
  [134_900, '2:14'],
  [3_734_000, '1:02:14'],
])('writes %d ms as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
