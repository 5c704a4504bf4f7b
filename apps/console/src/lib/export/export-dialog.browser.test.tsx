import type { DownloadRecord } from '@meridian/api-client/contract';
import { exportStates } from '@meridian/api-client/contract';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeHost } from '../../app/notices/notice-host';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ExportDialog, type ExportDialogProps } from './export-dialog';

const query = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const record: DownloadRecord = {
  id: 'r1',
  fileName: 'keyword-daily.xlsx',
  format: 'xlsx',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  ...query,
  account: { accountNo: '8840211', accountName: 'Kaede Travel' },
  accountCount: 1,
  state: exportStates.waiting,
  progress: 0,
  totalCount: null,
  rowCount: null,
  size: null,
  failure: null,
  createdTime: '2026-11-21T01:13:00Z',
  finishedTime: null,
};

function Opened(props: Partial<ExportDialogProps>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <ExportDialog
        reportTitle="Keyword report"
        rangeText="Nov 14 – Nov 20, 2026"
        rowCount={98}
        rowCap={10_000}
        request={{ channel: 'search', section: 'keyword', period: 'daily', query }}
        open={isOpen}
        onOpenChange={setIsOpen}
        {...props}
      />
      <NoticeHost />
    </>
  );
}

/** Opens the dialog with a server whose job stays in a state until the test sets another. */
async function open(
  first: Partial<DownloadRecord> = {},
  {
    props = {},
    created = { data: { id: 'r1' } },
  }: { props?: Partial<ExportDialogProps>; created?: FakeResponse } = {},
) {
  let list: DownloadRecord[] = [{ ...record, ...first }];
  const server = fakeServer({
    '/createExport': () => created,
    '/downloadExcelRecord/list': () => ({
      data: { list },
      page: { number: 1, size: 20, totalCount: list.length },
    }),
    '/downloadExcelRecord/download': () => ({ file: 'rows', fileName: '关键词 日报.xlsx' }),
  });
  await renderPage(<Opened {...props} />, server.api);
  return {
    server,
    become: (now: Partial<DownloadRecord> | null) => {
      list = now ? [{ ...record, ...now }] : [];
    },
    dialog: page.getByRole('dialog', { name: 'Export “Keyword report”?' }),
    confirm: page.getByRole('button', { name: 'Export now' }),
  };
}

const running = { state: exportStates.running, progress: 0.64 };
const ready = { state: exportStates.ready, progress: 1, totalCount: 98, rowCount: 98, size: 1800 };

it('names rows, period and destination of the file, and sends no request before the confirmation', async () => {
  const { server, dialog } = await open();
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      '98 rows, Nov 14 – Nov 20, 2026. You’ll find the file in the download centre.',
    );
  await expect.element(page.getByText(/only the first 10,000 rows/)).not.toBeInTheDocument();
  expect(server.bodiesOf('/createExport')).toEqual([]);
});

it('says that a daily export is cut, and exports nothing if there are no rows', async () => {
  const { dialog } = await open({}, { props: { rowCount: 12_345 } });
  await expect.element(dialog).toHaveAccessibleDescription(/^12,345 rows/);
  await expect.element(page.getByText(/only the first 10,000 rows/)).toBeVisible();
});

it('cannot export a report without rows', async () => {
  const { confirm } = await open({}, { props: { rowCount: 0 } });
  await expect.element(confirm).toBeDisabled();
  await expect.element(page.getByText('There’s nothing to export: the report has no rows.')).toBeVisible();
});

it('requests a CSV with or without a byte order mark and a description', async () => {
  const { server, dialog, confirm } = await open(ready);
  await expect.element(page.getByLabelText('Add a byte order mark (BOM) for Excel')).not.toBeInTheDocument();
  await page.getByLabelText('CSV (.csv)').click();
  await page.getByLabelText('Add a byte order mark (BOM) for Excel').click();
  await page.getByLabelText('Include a description above the rows').click();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf('/createExport')).toEqual([
    { query: { ...query, accountId: 1 }, format: 'csv', withBom: false, withMetadata: true },
  ]);
});

it('follows the job until the file can be downloaded under the name of the server', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { server, confirm, become } = await open(running);
  await confirm.click();
  const bar = page.getByRole('progressbar', { name: 'Preparing keyword-daily.xlsx' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '64');
  become(ready);
  await expect.element(page.getByText('keyword-daily.xlsx is ready')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Download' }).click();
  await vi.waitFor(() => expect(saved).toEqual(['关键词 日报.xlsx']));
  expect(server.bodiesOf('/downloadExcelRecord/download')).toMatchObject([{ id: 'r1' }]);
});

it('shows the reason why a job has failed', async () => {
  const { confirm } = await open({ state: exportStates.failed, failure: 'disk_full' });
  await confirm.click();
  await expect.element(page.getByText('Couldn’t create keyword-daily.xlsx')).toBeVisible();
  await expect
    .element(page.getByText('The server is out of storage space. Contact your administrator.'))
    .toBeVisible();
});

it('says that the file does not contain all rows', async () => {
  const { confirm } = await open({ ...ready, totalCount: 12_345, rowCount: 10_000 });
  await confirm.click();
  await expect.element(page.getByText('Contains the first 10,000 of 12,345 rows.')).toBeVisible();
});

it('ends if the file is deleted meanwhile', async () => {
  const { confirm, become } = await open(running);
  await confirm.click();
  await expect.element(page.getByRole('progressbar', { name: 'Preparing keyword-daily.xlsx' })).toBeVisible();
  become(null);
  await expect.element(page.getByText('keyword-daily.xlsx deleted')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

it('reappears only at the end of the job once it was closed', async () => {
  const { server, confirm, become } = await open(running);
  await confirm.click();
  const bar = page.getByRole('progressbar', { name: 'Preparing keyword-daily.xlsx' });
  await expect.element(bar).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  become({ ...running, progress: 0.8 });
  const asked = server.bodiesOf('/downloadExcelRecord/list').length;
  await vi.waitFor(() => expect(server.bodiesOf('/downloadExcelRecord/list').length).toBeGreaterThan(asked));
  become(ready);
  await expect.element(page.getByText('keyword-daily.xlsx is ready')).toBeVisible();
});

it('keeps the settings and shows the error if the export cannot be started', async () => {
  const { dialog, confirm } = await open({}, { created: { code: 403, message: 'You may not.' } });
  await page.getByLabelText('CSV (.csv)').click();
  await confirm.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Couldn’t start the export. You don’t have permission to do this.');
  await expect.element(page.getByLabelText('CSV (.csv)')).toBeChecked();
  // the notice, in addition to the message in the dialog
  await expect
    .element(page.getByText('You don’t have permission to do this.', { exact: true }))
    .toBeVisible();
});
