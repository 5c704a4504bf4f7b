import type { DraftRemovedRow, DraftSyncRow } from '@meridian/api-client/react';
import { findRow, rowKinds, rowsInOrder, type RowKind } from '@meridian/draft-editor/core';
import type { Language } from '@meridian/i18n';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses, firstDraft, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import type { EditorPart } from './draft-address';
import { EditDraftPage } from './edit-draft-page';

const inAccount = (kind: RowKind, id: string, more: Partial<DraftSyncRow> = {}): DraftSyncRow => ({
  kind,
  id,
  providerId: `at ${id}`,
  isSynchronized: true,
  review: null,
  reasons: [],
  failure: null,
  notSent: [],
  base: null,
  baseParentId: null,
  ...more,
});
/** An edited row with other values in the account. */
const changed = (kind: RowKind, id: string, values: object) =>
  inAccount(kind, id, {
    isSynchronized: false,
    base: { ...findRow<RowKind>(firstDraft, kind, id), ...values },
  });
const edits = [
  changed('campaign', 'campaign-1', { budget: 60 }),
  changed('keyword', 'keyword-2', { bid: 9 }),
];
const rows = rowKinds.flatMap((kind) =>
  rowsInOrder<RowKind>(firstDraft, kind).map(
    ({ id }) => edits.find((row) => row.kind === kind && row.id === id) ?? inAccount(kind, id),
  ),
);
const removed: DraftRemovedRow = {
  kind: 'keyword',
  id: 'gone',
  parentId: 'unit-1',
  previousId: '',
  failure: null,
  fields: { keyword: 'ski pass', matchType: 'exact', bid: 2 },
  base: null,
  baseParentId: null,
};

function Editor() {
  const [place, setPlace] = useState<{ part: EditorPart; row: string | undefined }>({
    part: 'unit',
    row: 'unit-1',
  });
  return (
    <CanProvider permissions={['draft:draft:edit']}>
      <EditDraftPage
        id={firstDraftId}
        {...place}
        userId="1"
        items={{}}
        onItemsChange={() => {}}
        accounts={[]}
        timeZone="Asia/Shanghai"
        today="2026-11-21"
        onNavigate={(part, row) => setPlace({ part, row })}
        onBack={() => {}}
        onOpen={() => {}}
      />
    </CanProvider>
  );
}

async function open(language: Language = 'en') {
  await page.viewport(1440, 900);
  const server = fakeServer({
    ...draftResponses(false),
    '/draft/syncStates': () => ({ data: { rows, next: null } }),
    '/draft/removedRows': () => ({ data: { rows: [removed], next: null } }),
  });
  await renderPage(<Editor />, server.api, { language });
  return server;
}
const changes = page.getByRole('region', { name: 'Changes' });
const next = changes.getByRole('button', { name: 'Next changed row' });
const activeCell = () => document.querySelector('[role=gridcell][id$="-active"]')?.textContent;

it('steps from one changed row to the next, across grids and forms', async () => {
  await open();
  await expect.element(changes).toHaveTextContent('3 rows differ from the account');
  await next.click();
  await expect.element(page.getByRole('grid', { name: 'Keywords' })).toBeVisible();
  await expect.poll(activeCell).toContain('Was 9');
  await next.click();
  await expect.poll(activeCell).toBe('ski pass');
  await next.click();
  await expect.element(page.getByText('Was ￥60.00')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Daily budget/ })).toHaveFocus();
  await changes.getByRole('button', { name: 'Previous changed row' }).click();
  await expect.poll(activeCell).toBe('ski pass');
});

it('gives ticked rows of a grid the values of the account', async () => {
  const server = await open();
  const saved = () =>
    server.bodiesOf('/draft/save').flatMap((body) => (body as { commands: unknown[] }).commands);
  await next.click();
  const ticks = page.getByRole('grid').getByRole('checkbox', { name: 'Select all rows' });
  await ticks.click();
  // of the ticked rows, one differs
  await page.getByRole('button', { name: 'Revert 1 row' }).click();
  await expect.element(changes).toHaveTextContent('2 rows differ from the account');
  await expect.poll(saved).toMatchObject([
    {
      command: {
        type: 'batch',
        commands: [{ type: 'update', kind: 'keyword', edits: [{ id: 'keyword-2', changes: { bid: 9 } }] }],
      },
    },
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(changes).toHaveTextContent('3 rows differ from the account');
});

it('marks campaigns and units with changes in them', async () => {
  await open();
  const marked = page.getByRole('treeitem', { name: /2 new or changed rows and 1 row to be removed/ });
  await expect.element(marked).toBeVisible();
});

it.each([
  ['cn', '3 行与账户不一致'],
  ['tw', '3 列與帳戶不一致'],
] as const)('says so in %s', async (language, text) => {
  await open(language);
  await expect.element(page.getByText(text)).toBeVisible();
});
