import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountItemRow, ItemCommand } from '../../../lib/account-items/account-item';
import { useNotices } from '../../../lib/page/notices';
import { draftResponses, draftSummary, firstDraftId } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { ItemChangeDialog } from './item-change-dialog';

const account = {
  accountId: 1,
  accountNo: '8840213',
  accountName: 'Kaede Travel',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu' as const,
  today: '2026-11-21',
};
const itemOf = (name: string, cost: string): AccountItemRow => ({
  key: name,
  name,
  campaignName: 'Brand',
  adgroupName: 'Rail',
  descriptions: [],
  rows: [{ cost, click: 3, conversion: 0 }],
});
const items = [itemOf('jr pass', '80.00'), itemOf('JR Pass', '20.50')];

interface ChangeBody {
  requestId: string;
  draftId: string | null;
  draftName: string;
  changes: unknown[];
}
const done = (more: object = {}): FakeResponse => ({
  data: { draftId: firstDraftId, version: 2, changed: 2, unchanged: 0, skipped: [], ...more },
});

async function open(command: ItemCommand, { respond = () => done(), name = '' } = {}) {
  const own = name === '' ? {} : { '/draft/list': () => listOf(name) };
  const server = fakeServer({ ...draftResponses(false), ...own, '/draft/account/change': respond });
  const onClose = vi.fn();
  const onOpenDraft = vi.fn();
  await page.viewport(1440, 900);
  await renderPage(
    <ItemChangeDialog
      command={command}
      section="keyword"
      items={items}
      currency="CNY"
      account={account}
      today={account.today}
      onOpenDraft={onOpenDraft}
      onClose={onClose}
    />,
    server.api,
  );
  await expect.element(page.getByRole('combobox', { name: 'Draft' })).toBeVisible();
  return { onClose, onOpenDraft, sent: () => server.bodiesOf('/draft/account/change') as ChangeBody[] };
}
const listOf = (name: string): FakeResponse => ({
  data: { list: [draftSummary(1, name)], statusCounts: { 1: 1, 2: 0, 3: 0, 4: 0, 9: 0 }, authors: [] },
  page: { number: 1, size: 50, totalCount: 1 },
});
const add = () => page.getByRole('button', { name: 'Add to draft' }).click();
const keyword = (name: string) => ({
  kind: 'keyword',
  campaignName: 'Brand',
  adgroupName: 'Rail',
  keyword: name,
});

it('shows what it touches, changes a draft and offers to review it', async () => {
  const { onClose, onOpenDraft, sent } = await open('pause');
  await expect.element(page.getByRole('row', { name: /^All 2/ })).toHaveTextContent('￥100.50');
  await expect
    .element(page.getByText('Nothing is sent before you check and confirm the draft.'))
    .toBeVisible();
  await add();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(sent()).toMatchObject([
    {
      draftId: null,
      draftName: 'Changes of Nov 21',
      changes: items.map(({ name }) => ({ item: keyword(name), change: { type: 'pause' } })),
    },
  ]);
  const [notice] = useNotices.getState().take();
  expect(notice?.title).toMatch(/^2 changes in /);
  notice?.action?.onClick();
  expect(onOpenDraft).toHaveBeenCalledWith(firstDraftId, 'keyword');
});

it('gathers the changes of a day in one draft', async () => {
  const { sent } = await open('enable', { name: 'Changes of Nov 21' });
  await add();
  await vi.waitFor(() => expect(sent()).toMatchObject([{ draftId: firstDraftId }]));
});

it('lists skipped items with their reasons before it closes', async () => {
  const respond = () => done({ changed: 1, skipped: [{ index: 1, reason: 'not_found' }] });
  const { onClose, onOpenDraft } = await open('pause', { respond });
  await add();
  const list = page.getByRole('list', { name: 'Skipped changes' });
  await expect.element(list).toHaveTextContent('Brand › Rail › JR Pass');
  await expect.element(list).toHaveTextContent('The account no longer has an item with this name.');
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Review' }).click();
  expect(onClose).toHaveBeenCalledWith(true);
  expect(onOpenDraft).toHaveBeenCalledWith(firstDraftId, 'keyword');
});

it('repeats the same request after an error', async () => {
  let isFailing = true;
  const { onClose, sent } = await open('pause', {
    respond: () => (isFailing ? { code: 500, message: 'no' } : done()),
  });
  await add();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  isFailing = false;
  await add();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(new Set(sent().map(({ requestId }) => requestId)).size).toBe(1);
});

it('changes bids within bounds, and says what is wrong with an amount', async () => {
  const { sent } = await open('bid');
  const submit = page.getByRole('button', { name: 'Add to draft' });
  await expect.element(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'New bid' }).fill('1.234');
  await expect.element(page.getByText(/^Enter a number with up to two decimals/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Change', exact: true }).click();
  await page.getByRole('option', { name: 'Decrease by a percentage' }).click();
  await page.getByRole('textbox', { name: 'By' }).fill('20');
  await page.getByRole('textbox', { name: /^Lowest result/ }).fill('0.5');
  await expect.element(page.getByRole('row', { name: /^jr pass/ })).toHaveTextContent('−20 %');
  await add();
  await vi.waitFor(() =>
    expect(sent()[0]?.changes[0]).toEqual({
      item: keyword('jr pass'),
      change: { type: 'bid', amount: { mode: 'percent', value: '-20', min: '0.5' } },
    }),
  );
});

it('adds edited words as negative keywords, each once', async () => {
  const { sent } = await open('negatives');
  // differs only in case
  await expect.element(page.getByText('Repeats an earlier word, is left out')).toBeVisible();
  await page.getByRole('textbox', { name: 'Negative keyword 2' }).fill('free pass');
  await page.getByText('Phrase', { exact: true }).click();
  await page.getByText('Their campaigns').click();
  await add();
  await vi.waitFor(() =>
    expect(sent()[0]?.changes).toEqual([
      {
        item: { kind: 'campaign', campaignName: 'Brand' },
        change: { type: 'negatives', match: 'phrase', words: ['jr pass', 'free pass'] },
      },
    ]),
  );
});
