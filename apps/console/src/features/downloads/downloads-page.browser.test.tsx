import { exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderRoute } from '../../testing/render-route';
import { downloadsAddressSchema } from './downloads-address';
import { DownloadsPage } from './downloads-page';

const record = (name: string, more: Partial<DownloadRecord> = {}): DownloadRecord => ({
  id: `id of ${name}`,
  fileName: `${name}.xlsx`,
  format: 'xlsx',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  account: { accountNo: '8840211', accountName: 'Kaede Travel' },
  accountCount: 1,
  state: exportStates.ready,
  progress: 1,
  totalCount: 42,
  rowCount: 42,
  size: 18_400,
  failure: null,
  createdTime: '2026-11-21T01:13:00Z',
  finishedTime: '2026-11-21T01:14:00Z',
  ...more,
});
const running = record('running', {
  state: exportStates.running,
  progress: 0.64,
  totalCount: null,
  rowCount: null,
  size: null,
});
const failed = record('failed', {
  state: exportStates.failed,
  failure: 'nothing_to_export',
  totalCount: 0,
  rowCount: null,
  size: null,
});

async function open(
  first: readonly DownloadRecord[],
  {
    at = '/downloads',
    totalCount,
    responses = {},
  }: { at?: string; totalCount?: number; responses?: Record<string, (body: unknown) => FakeResponse> } = {},
) {
  let list = first;
  const server = fakeServer({
    '/downloadExcelRecord/list': () => ({
      data: { list },
      page: { number: 1, size: 20, totalCount: totalCount ?? list.length },
    }),
    '/downloadExcelRecord/retry': () => ({ data: {} }),
    '/downloadExcelRecord/delete': () => ({ data: { deletedCount: 1 } }),
    '/downloadExcelRecord/download': () => ({ file: 'rows', fileName: 'server.xlsx' }),
    ...responses,
  });
  await page.viewport(1440, 900);
  const router = await renderRoute({
    api: server.api,
    at,
    page: (search, navigate) => (
      <DownloadsPage
        address={downloadsAddressSchema.parse(search)}
        onAddressChange={navigate}
        timeZone="Asia/Shanghai"
        today="2026-11-21"
        reportPath={(channel) => (channel === 'feed' ? '/feeds/account' : undefined)}
      />
    ),
  });
  return {
    server,
    router,
    become: (next: readonly DownloadRecord[]) => {
      list = next;
    },
    requestedBodies: () => server.bodiesOf('/downloadExcelRecord/list'),
    row: (name: string) => page.getByRole('row', { name: new RegExp(`${name}\\.xlsx`) }),
  };
}

it('shows the content and the state of each file', async () => {
  const cut = record('cut', { totalCount: 12_345, rowCount: 10_000, size: 2_516_582 });
  const waiting = record('waiting', { state: exportStates.waiting, rowCount: null, size: null });
  const { row } = await open([waiting, running, cut, failed]);
  await expect.element(row('waiting')).toHaveTextContent('Waiting');
  await expect
    .element(page.getByRole('progressbar', { name: 'Preparing running.xlsx' }).first())
    .toHaveAttribute('aria-valuenow', '64');
  await expect.element(row('cut')).toHaveTextContent(/Keyword, daily.*Search.*Nov 14 – Nov 20.*Ready/);
  await expect.element(row('cut')).toHaveTextContent(/Partial10,000The first 10,000 of 12,345 rows2\.4 MB/);
  await expect.element(row('cut')).toHaveTextContent('Nov 21 09:13');
  await expect.element(row('failed')).toHaveTextContent('The report had no rows.');
  await expect.element(page.getByText('Daily exports are limited to 10,000 rows.')).toBeVisible();
  await expect.element(page.getByText('1–4 of 4')).toBeVisible();
});

it('names the year if it is not the current one', async () => {
  const old = { beginDate: '2025-12-01', endDate: '2025-12-31', createdTime: '2025-12-31T18:00:00Z' };
  const { row } = await open([record('old', old)]);
  await expect.element(row('old')).toHaveTextContent(/Dec 1 – Dec 31, 2025.*Jan 1 02:00/);
});

it('refetches while a file is being created, and stops once it is ready', async () => {
  const { requestedBodies, become, row } = await open([running]);
  await expect.element(row('running')).toHaveTextContent('Preparing');
  become([record('running')]);
  await expect.element(row('running')).toHaveTextContent('Ready');
  await expect.element(page.getByRole('button', { name: 'Download running.xlsx' })).toBeVisible();
  expect(requestedBodies().length).toBeGreaterThan(1);
});

it('saves a file under the name of the server', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { server } = await open([record('week')]);
  await page.getByRole('button', { name: 'Download week.xlsx' }).click();
  await vi.waitFor(() => expect(saved).toEqual(['server.xlsx']));
  expect(server.bodiesOf('/downloadExcelRecord/download')).toMatchObject([{ id: 'id of week' }]);
});

it('creates a failed file again', async () => {
  const { server, become, row } = await open([failed]);
  await expect.element(page.getByRole('button', { name: 'Download failed.xlsx' })).not.toBeInTheDocument();
  become([record('failed', { state: exportStates.waiting })]);
  await page.getByRole('button', { name: 'Create failed.xlsx again' }).click();
  await expect.element(row('failed')).toHaveTextContent('Waiting');
  expect(server.bodiesOf('/downloadExcelRecord/retry')).toEqual([{ id: 'id of failed' }]);
});

/** Opens the page with an export whose cancellation deletes this many records. */
async function openPending(pending: DownloadRecord, deletedCount: number, after: readonly DownloadRecord[]) {
  const afterwards = { become: (_next: readonly DownloadRecord[]): void => undefined };
  const opened = await open([pending], {
    responses: {
      '/downloadExcelRecord/delete': () => {
        afterwards.become(after);
        return { data: { deletedCount } };
      },
    },
  });
  afterwards.become = opened.become;
  return opened;
}

it.each([
  ['waiting', exportStates.waiting],
  ['running', exportStates.running],
])('cancels an export that is %s at once', async (name, state) => {
  const { server } = await openPending(record(name, { ...running, id: name, state }), 1, []);
  await page.getByRole('button', { name: 'Cancel the export of running.xlsx' }).click();
  await expect.element(page.getByText('No files yet')).toBeVisible();
  expect(useNotices.getState().take()).toMatchObject([{ title: 'Export of running.xlsx cancelled' }]);
  expect(server.bodiesOf('/downloadExcelRecord/delete')).toEqual([{ ids: [name], pendingOnly: true }]);
});

it('keeps a file that is ready before it is cancelled', async () => {
  const { row } = await openPending(running, 0, [record('running')]);
  await page.getByRole('button', { name: 'Cancel the export of running.xlsx' }).click();
  await expect.element(row('running')).toHaveTextContent('Ready');
  expect(useNotices.getState().take()).toEqual([]);
  await expect.element(page.getByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

it('deletes nothing before confirmation, then one or all ticked files', async () => {
  const { server, become, row } = await open([record('one'), record('two'), record('three')]);
  await row('one').hover();
  await page.getByRole('button', { name: 'Delete one.xlsx' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete one.xlsx?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(server.bodiesOf('/downloadExcelRecord/delete')).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select one.xlsx' }).click();
  await page.getByRole('checkbox', { name: 'Select three.xlsx' }).click();
  await expect.element(page.getByText('2 files selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const several = page.getByRole('dialog', { name: 'Delete 2 files?' });
  become([record('two')]);
  await several.getByRole('button', { name: 'Delete' }).click();
  await expect.element(several).not.toBeInTheDocument();
  expect(server.bodiesOf('/downloadExcelRecord/delete')).toEqual([{ ids: ['id of one', 'id of three'] }]);
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  await expect.element(page.getByText('2 files selected')).not.toBeInTheDocument();
});

it('ticks and unticks all files of the page with one checkbox', async () => {
  await open([record('one'), record('two')]);
  const all = page.getByRole('checkbox', { name: 'Select all files on this page' });
  await page.getByRole('checkbox', { name: 'Select one.xlsx' }).click();
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  await expect.element(page.getByText('2 files selected')).toBeVisible();
  await all.click();
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
});

it('stores its filters in the address and sends them to the server', async () => {
  const { router, requestedBodies } = await open([record('one')], {
    at: '/downloads?page=2&size=10',
    totalCount: 15,
  });
  await expect.element(page.getByText('11–15 of 15')).toBeVisible();
  await page.getByRole('button', { name: 'Report All' }).click();
  await page.getByRole('menuitemradio', { name: 'Crowd' }).click();
  await page.getByRole('button', { name: 'Status All' }).click();
  await page.getByRole('menuitemradio', { name: 'Failed' }).click();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('  50% 签证 ');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(router.state.location.search).toEqual({
      size: '10',
      report: 'feedCrowd',
      state: 'failed',
      text: '50% 签证',
    }),
  );
  await vi.waitFor(() =>
    expect(requestedBodies().at(-1)).toEqual({
      page: { number: 1, size: 10 },
      query: { channel: 'feed', section: 'crowd', state: 4, text: '50% 签证' },
    }),
  );
});

it('guides from an empty list to the reports that are open to the user', async () => {
  await open([]);
  await expect.element(page.getByText('No files yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open reports' }))
    .toHaveAttribute('href', '/feeds/account');
});

it('clears filters without matches', async () => {
  const { requestedBodies } = await open([], { at: '/downloads?state=failed&report=feedCrowd' });
  await expect.element(page.getByText('No matching files')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('No files yet')).toBeVisible();
  expect(requestedBodies().at(-1)).toEqual({ page: { number: 1, size: 20 }, query: {} });
});

it('returns to the last existing page', async () => {
  const { router } = await open([record('one')], { at: '/downloads?page=9', totalCount: 25 });
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }));
});

it('says that the list cannot be loaded, and retries', async () => {
  let isFailing = true;
  await open([], {
    responses: {
      '/downloadExcelRecord/list': () =>
        isFailing
          ? { code: 403, message: 'no' }
          : { data: { list: [record('one')] }, page: { number: 1, size: 20, totalCount: 1 } },
    },
  });
  await expect.element(page.getByText('Couldn’t load the files')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('one.xlsx').first()).toBeVisible();
});

it('shows all details of a file on a phone, below its name', async () => {
  const { row } = await open([record('one'), failed]);
  await page.viewport(390, 844);
  await expect.element(row('one').getByText('Keyword, daily · Search · Nov 14 – Nov 20')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download one.xlsx' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
