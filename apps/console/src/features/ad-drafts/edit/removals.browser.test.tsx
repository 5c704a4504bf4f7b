import type { DraftRemovedRow, DraftSyncRow } from '@meridian/api-client/react';
import { emptyDraft, emptyFields, type DraftStatus } from '@meridian/draft-editor/core';
import type { Language } from '@meridian/i18n';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { draftResponses, draftSummary, firstDraftId, partsOf } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { EditDraftPage } from './edit-draft-page';

const live = (kind: DraftSyncRow['kind'], id: string): DraftSyncRow => ({
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
});
const liveRows = [
  ...[live('campaign', 'campaign-1'), live('unit', 'unit-1')],
  ...[live('keyword', 'keyword-2'), live('creative', 'creative-1')],
];
const removedKeyword: DraftRemovedRow = {
  kind: 'keyword',
  id: 'gone',
  parentId: 'unit-1',
  previousId: '',
  failure: null,
  fields: { keyword: 'ski pass', matchType: 'exact', bid: 2 },
  base: null,
  baseParentId: null,
};
const failure = {
  reason: 'unknown',
  code: '901002',
  message: 'The provider rejected it.',
  providerMessage: '物料不存在',
  field: null,
  content: null,
  canRetry: true,
};

type Contents = Record<'unit' | 'keyword' | 'creative', number>;

interface Opened {
  /** If given, a draft of this status without rows. */
  emptyStatus?: DraftStatus;
  rows?: readonly DraftSyncRow[];
  removed?: readonly DraftRemovedRow[];
  language?: Language;
  /** Contents of the account besides the rows; null if they are unknown. */
  contents?: Contents | null;
}

const noContents: Contents = { unit: 0, keyword: 0, creative: 0 };

async function open(opened: Opened = {}) {
  const { emptyStatus, rows = liveRows, removed = [], language = 'en', contents = noContents } = opened;
  await page.viewport(1440, 900);
  const responses = draftResponses(false);
  const server = fakeServer({
    ...responses,
    ...(emptyStatus && {
      '/draft/detail': () => ({
        data: {
          draft: draftSummary(1, 'Undo', { status: emptyStatus }),
          parts: partsOf(emptyDraft()),
          next: null,
        },
      }),
    }),
    '/draft/accountContents': () => ({ data: { counts: contents } }),
    '/draft/syncStates': () => ({ data: { rows: [...rows], next: null } }),
    '/draft/removedRows': () => ({ data: { rows: [...removed], next: null } }),
  });
  await renderPage(
    <CanProvider permissions={['draft:draft:edit']}>
      <EditDraftPage
        id={firstDraftId}
        part="keyword"
        row="unit-1"
        userId={crypto.randomUUID()}
        items={{}}
        onItemsChange={() => {}}
        accounts={[]}
        timeZone="Asia/Shanghai"
        today="2026-11-21"
        onNavigate={() => {}}
        onBack={() => {}}
        onOpen={() => {}}
      />
    </CanProvider>,
    server.api,
    { language },
  );
  if (!emptyStatus) await expect.element(grid.getByText('二世谷滑雪', { exact: true })).toBeVisible();
  return server;
}
const grid = page.getByRole('grid');
const list = page.getByRole('region', { name: /^To be removed/ });
const dialog = page.getByRole('dialog');
const rowToBeRemoved = grid.getByRole('row').filter({ has: page.getByRole('button', { name: /^Restore/ }) });
const commandsOf = (server: Awaited<ReturnType<typeof open>>) =>
  server
    .bodiesOf('/draft/save')
    .flatMap((body) => (body as { commands: { command: { type: string } }[] }).commands)
    .map(({ command }) => command.type);

async function deleteFirstKeyword() {
  await grid.getByText('二世谷滑雪', { exact: true }).click();
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
}

it('asks before it deletes a keyword that the account has, lists it, and restores it', async () => {
  const server = await open();
  await expect.element(page.getByRole('columnheader', { name: 'Sync' })).toBeVisible();
  await deleteFirstKeyword();
  await expect.element(dialog).toHaveTextContent('Delete 1 keyword?');
  await expect
    .element(dialog)
    .toHaveTextContent('The next upload of this draft will remove 1 keyword from the account');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(grid.getByText('二世谷滑雪', { exact: true })).toBeVisible();

  await deleteFirstKeyword();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(rowToBeRemoved).toHaveTextContent('二世谷滑雪');
  await expect.element(list.getByText('二世谷滑雪')).toBeVisible();
  await expect.poll(() => commandsOf(server)).toEqual(['remove']);

  await list.getByRole('button', { name: 'Restore 二世谷滑雪' }).click();
  await expect.element(grid.getByText('二世谷滑雪', { exact: true })).toBeVisible();
  await expect.element(rowToBeRemoved).not.toBeInTheDocument();
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => commandsOf(server)).toEqual(['remove', 'batch']);
});

it('names all deleted rows, and which of them are in the account', async () => {
  await open();
  await expect.element(page.getByRole('columnheader', { name: 'Sync' })).toBeVisible();
  const count = Number(grid.element().getAttribute('aria-rowcount')) - 1;
  expect(count).toBeGreaterThan(1);
  await grid.getByText('二世谷滑雪', { exact: true }).click();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}{Delete}{/Control}');
  await expect.element(dialog).toHaveTextContent(`Delete ${count} keywords?`);
  await expect.element(dialog).toHaveTextContent('will remove 1 keyword from the account,');
});

it('shows a deleted keyword struck through in its former place, and restores it there', async () => {
  const server = await open();
  const rows = () =>
    grid
      .getByRole('row')
      .elements()
      .map((row) => row.querySelector('[role=gridcell] > .truncate')?.textContent);
  await expect.element(page.getByRole('columnheader', { name: 'Sync' })).toBeVisible();
  const before = rows();
  await deleteFirstKeyword();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(rowToBeRemoved).toHaveTextContent('To be removed');
  expect(rows().indexOf('二世谷滑雪')).toBe(before.indexOf('二世谷滑雪'));
  // the row is active: Enter triggers its button
  await rowToBeRemoved.getByText('二世谷滑雪').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(rowToBeRemoved).not.toBeInTheDocument();
  expect(rows()).toEqual(before);
  await expect.poll(() => commandsOf(server)).toEqual(['remove', 'batch']);
});

it('shows a deleted unit of the structure in its former place, and restores it there', async () => {
  await open();
  const item = page.getByRole('treeitem', { name: /滑雪套餐/ });
  await item.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(item).toHaveTextContent('To be removed');
  await item.getByRole('button', { name: 'Restore 滑雪套餐' }).click();
  await expect.element(item).not.toHaveTextContent('To be removed');
  await expect.element(list).not.toBeInTheDocument();
});

it('lists a unit with its contents, until the deletion is undone', async () => {
  await open();
  await page
    .getByRole('treeitem', { name: /滑雪套餐/ })
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect
    .element(dialog)
    .toHaveTextContent(
      'The next upload of this draft will remove 1 unit, 1 keyword and 1 creative from the account, with everything in them.',
    );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(list).toHaveTextContent('To be removed: 3');
  await expect.element(list).toHaveTextContent('with 1 keyword and 1 creative');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

it('deletes a keyword that is not in the account without a question', async () => {
  await open({ rows: [live('campaign', 'campaign-1'), live('unit', 'unit-1')] });
  await expect.element(page.getByRole('columnheader', { name: 'Sync' })).toBeVisible();
  await deleteFirstKeyword();
  await expect.element(grid.getByText('二世谷滑雪', { exact: true })).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list).not.toBeInTheDocument();
});

it('says why the provider did not remove a row that was deleted before', async () => {
  await open({ removed: [{ ...removedKeyword, failure }] });
  await expect.element(list.getByText('ski pass')).toBeVisible();
  await expect.element(list).toHaveTextContent('The provider rejected it. Provider 901002: 物料不存在');
  await list.getByRole('button', { name: 'Restore ski pass' }).click();
  await expect.element(grid.getByText('ski pass')).toBeVisible();
});

it('lists a picture whose unit stays, and restores it', async () => {
  const server = await open({
    removed: [
      {
        kind: 'picture',
        id: 'gone',
        parentId: 'unit-1',
        previousId: '',
        base: null,
        baseParentId: null,
        failure: null,
        fields: { imageId: crypto.randomUUID(), theme: 'Snow', ratio: '1:1' },
      },
    ],
  });
  await expect.element(list).toHaveTextContent('To be removed: 1');
  await list.getByRole('button', { name: 'Restore Snow' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.poll(() => commandsOf(server)).toEqual(['batch']);
});

it.each([
  ['cn', '待删除：1', '恢复：ski pass'],
  ['tw', '待刪除：1', '復原：ski pass'],
] as const)('lists it in %s', async (language, title, button) => {
  await open({ removed: [removedKeyword], language });
  const region = page.getByRole('region', { name: title });
  await expect.element(region.getByRole('button', { name: button })).toBeVisible();
});

async function askToDelete(kind: 'campaign' | 'unit') {
  const item = page.getByRole('treeitem', { name: kind === 'unit' ? /滑雪套餐/ : /北海道/ });
  await item.getByRole('button').last().click();
  await page.getByRole('menuitem').last().click();
}

it.each([
  [
    'en',
    'The account also has 1 unit and 2 keywords in it that this draft doesn’t have. All of it will be removed.',
  ],
  ['cn', '账户中还有此草稿中没有的内容：1 个单元和 2 个关键词，也将一并删除。'],
  ['tw', '帳戶中還有這份草稿中沒有的內容：1 個廣告群組和 2 個關鍵字，也會一併刪除。'],
] as const)(
  'lists in %s the contents of a campaign that are in the account but not in the draft',
  async (language, text) => {
    const server = await open({ language, contents: { unit: 1, keyword: 2, creative: 0 } });
    await askToDelete('campaign');
    await expect.element(dialog.getByRole('status')).toHaveTextContent(text);
    expect(server.bodiesOf('/draft/accountContents')).toEqual([
      { id: firstDraftId, kind: 'campaign', ids: ['campaign-1'] },
    ]);
  },
);

it("says that the account's other contents are unknown if the provider does not respond", async () => {
  await open({ contents: null });
  await askToDelete('unit');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Couldn’t check what else the account has');
});

it('requests nothing for a unit that is not in the account', async () => {
  const server = await open({ rows: [live('campaign', 'campaign-1')] });
  await askToDelete('unit');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  expect(server.bodiesOf('/draft/accountContents')).toEqual([]);
});

describe('a draft without campaigns', () => {
  const checks = page.getByRole('region', { name: 'Before upload' });
  const removedCampaign: DraftRemovedRow = {
    ...removedKeyword,
    kind: 'campaign',
    parentId: '',
    fields: { ...emptyFields.campaign, campaignName: 'Winter' },
  };

  it('has an error', async () => {
    await open({ emptyStatus: 1 });
    await expect.element(checks.getByRole('button', { name: '1 draft error' })).toBeVisible();
    await expect.element(page.getByRole('status').getByText('No campaigns yet')).toBeVisible();
  });

  it.each([
    ['removes items', { emptyStatus: 1, removed: [removedCampaign] }],
    ['has removed items', { emptyStatus: 4 }],
  ] as const)('has no error if its upload %s', async (_, opened) => {
    await open(opened);
    await expect.element(checks.getByText('No campaign errors')).toBeVisible();
    await expect.element(checks.getByRole('button', { name: /draft error/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('This draft only removes items')).toBeVisible();
  });
});
