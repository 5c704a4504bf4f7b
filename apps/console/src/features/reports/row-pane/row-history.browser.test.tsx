import type { ItemChange, ReportRow } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../../lib/session/can';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { reportAccount, reportWithId } from '../testing/render-report';
import { readReportView } from '../view/read-view';
import { RowHistory } from './row-history';

const change: ItemChange = {
  id: '6a1f8f5e-3f0a-4f7e-9a3c-0c8f7f6d2b11',
  time: '2026-11-20T06:03:00.000Z',
  userName: 'Mei',
  draftId: '0d9f8f5e-3f0a-4f7e-9a3c-0c8f7f6d2b22',
  draftName: 'Winter',
  action: 'update',
  fields: [
    { field: 'bid', from: 1.2, to: 1.5 },
    { field: 'isPaused', from: false, to: true },
  ],
};
const keyword: ReportRow = { showWord: 'tea', campaignName: 'Spring', adgroupName: 'Green' };

interface Options {
  id?: string;
  row?: ReportRow;
  permissions?: readonly string[];
  language?: Language;
  history?: FakeEndpoint;
}

async function open({
  id = 'search-keyword-custom',
  row = keyword,
  permissions = ['draft:draft:view'],
  language = 'en',
  history = () => ({ data: { changes: [change], hasMore: false } }),
}: Options = {}) {
  const server = fakeServer({ '/itemHistory': history });
  const report = reportWithId(id);
  const accounts = [reportAccount];
  const { view } = readReportView({}, { report, today: reportAccount.today, accounts });
  await renderRoute({
    api: server.api,
    at: '/',
    language,
    page: () => (
      <CanProvider permissions={permissions}>
        <p>Pane</p>
        <RowHistory row={row} model={{ report, account: reportAccount, accounts, view }} />
      </CanProvider>
    ),
  });
  await expect.element(page.getByText('Pane', { exact: true })).toBeVisible();
  return server;
}

it.each([
  ['en', 'History', ['￥1.20', 'Enabled'], ['￥1.50', 'Paused'], '2026-11-20 14:03, Mei'],
  ['cn', '修改记录', ['￥1.20', '启用'], ['￥1.50', '暂停'], '2026-11-20 14:03，Mei'],
  ['tw', '變更紀錄', ['￥1.20', '啟用'], ['￥1.50', '暫停'], '2026-11-20 14:03，Mei'],
] as const)('says who changed what, when, in %s', async (language, title, before, after, by) => {
  await open({ language });
  const history = page.getByRole('region', { name: title });
  await expect.element(history.getByText(by)).toBeVisible();
  const texts = (role: 'deletion' | 'insertion') =>
    history
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(texts('deletion')).toEqual(before);
  expect(texts('insertion')).toEqual(after);
  const link = history.getByRole('link', { name: 'Winter' });
  await expect.element(link).toHaveAttribute('href', `/adDraft/edit/${change.draftId}`);
});

it.each<[string, ReportRow, object]>([
  ['search-campaign-custom', keyword, { kind: 'campaign', campaignName: 'Spring' }],
  ['search-unit-daily', keyword, { kind: 'unit', campaignName: 'Spring', adgroupName: 'Green' }],
  [
    'search-keyword-custom',
    keyword,
    { kind: 'keyword', campaignName: 'Spring', adgroupName: 'Green', keyword: 'tea' },
  ],
])('asks for exactly the item of a row of %s', async (id, row, item) => {
  const { bodiesOf } = await open({ id, row });
  await expect.element(page.getByText('2026-11-20 14:03, Mei')).toBeVisible();
  expect(bodiesOf('/itemHistory')).toEqual([{ accountId: 1, item }]);
});

it.each<[string, Options]>([
  ['access to drafts', { permissions: ['report:search:view'] }],
  ['a column that names the item', { row: { showWord: 'tea', campaignName: 'Spring' } }],
  ['an item', { id: 'search-region-custom', row: { provinceName: 'Hokkaido' } }],
  ['drafts of the channel', { id: 'feed-campaign-custom' }],
])('is not there without %s', async (_, options) => {
  const { bodiesOf } = await open(options);
  expect(page.getByRole('region', { name: 'History' }).query()).toBeNull();
  expect(bodiesOf('/itemHistory')).toEqual([]);
});

it('says that no upload changed the item', async () => {
  await open({ history: () => ({ data: { changes: [], hasMore: false } }) });
  await expect.element(page.getByText(/^No upload of a draft has changed this item/)).toBeVisible();
});

it('says that older changes are not listed', async () => {
  await open({ history: () => ({ data: { changes: [change], hasMore: true } }) });
  await expect.element(page.getByText('Older changes aren’t listed.')).toBeVisible();
});

it('says what failed, and retries', async () => {
  let hasFailed = false;
  await open({
    history: () => {
      if (hasFailed) return { data: { changes: [change], hasMore: false } };
      hasFailed = true;
      return { code: 400, message: 'No.' };
    },
  });
  await expect.element(page.getByText(/Couldn’t load the history/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('2026-11-20 14:03, Mei')).toBeVisible();
});
