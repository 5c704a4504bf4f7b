import { importStates, maxImportBytes } from '@meridian/api-client/contract';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countsOf, importOf, kaede, problem, renderImports } from './testing/render-imports';
import { fileOf, selectFiles } from './testing/select-files';

const input = () => page.getByLabelText('choose files', { exact: true }).query();

/** Drags files over the drop target; `drop` or `leave` ends it. */
function dragFiles(...files: File[]) {
  const target = page.getByText('Drop report files here').element();
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const send = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  send('dragover');
  return { drop: () => send('drop'), leave: () => send('dragleave') };
}

const uploading = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` });
const allFiles = () => page.getByRole('progressbar', { name: 'Uploading files' });
const accepted = { code: 200, data: { id: 'new' } };

describe('uploads', () => {
  it('sends a file into the current account and channel, and shows its progress', async () => {
    const { uploads, become, row } = await renderImports([]);
    await expect.element(page.getByText('Kaede Travel 8840213')).toBeVisible();
    await page.getByText('Feed ads', { exact: true }).click();
    selectFiles(fileOf('week.csv'));
    await expect.element(uploading('week.csv')).toHaveAttribute('aria-valuenow', '0');
    expect(uploads).toMatchObject([{ fileName: 'week.csv', fields: { channel: 'feed', accountId: '7' } }]);
    uploads[0]?.progress(0.4);
    await expect.element(uploading('week.csv')).toHaveAttribute('aria-valuenow', '40');
    become([importOf('week', { state: importStates.running, section: null })]);
    uploads[0]?.respond(accepted);
    await expect.element(row('week')).toHaveTextContent('Importing');
    await expect.element(uploading('week.csv')).not.toBeInTheDocument();
  });

  it('sends several files one after another', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('one.csv'), fileOf('two.xlsx'), fileOf('three.xls'));
    await expect.element(page.getByText('Uploading one.csv')).toBeVisible();
    await expect.element(page.getByText('Files: 0 of 3')).toBeVisible();
    expect(uploads).toHaveLength(1);
    uploads[0]?.progress(0.5);
    await expect.element(allFiles()).toHaveAttribute('aria-valuenow', '17');
    uploads[0]?.respond(accepted);
    await expect.element(page.getByText('Uploading two.xlsx')).toBeVisible();
    await expect.element(page.getByText('Files: 1 of 3')).toBeVisible();
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.respond(accepted);
    await vi.waitFor(() => expect(uploads).toHaveLength(3));
    uploads[2]?.respond(accepted);
    await expect.element(allFiles()).not.toBeInTheDocument();
    expect(uploads.map(({ fileName }) => fileName)).toEqual(['one.csv', 'two.xlsx', 'three.xls']);
  });

  it('adds files to a running queue', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('one.csv'));
    await expect.element(uploading('one.csv')).toBeVisible();
    selectFiles(fileOf('two.csv'));
    await expect.element(page.getByText('Files: 0 of 2')).toBeVisible();
    uploads[0]?.respond(accepted);
    await expect.element(page.getByText('Uploading two.csv')).toBeVisible();
  });

  it('accepts dropped files, and shows the drop target while they are over it', async () => {
    const { uploads } = await renderImports([]);
    const zone = () => page.getByText('Drop report files here').element().closest('div');
    const drag = dragFiles(fileOf('dropped.csv'));
    await vi.waitFor(() => expect(zone()).toHaveClass('bg-accent-bg'));
    drag.leave();
    await vi.waitFor(() => expect(zone()).not.toHaveClass('bg-accent-bg'));
    expect(uploads).toHaveLength(0);
    dragFiles(fileOf('dropped.csv')).drop();
    await expect.element(uploading('dropped.csv')).toBeVisible();
    expect(zone()).not.toHaveClass('bg-accent-bg');
    expect(uploads).toMatchObject([{ fileName: 'dropped.csv', fields: { channel: 'search' } }]);
  });

  it('rejects a file of another type, and sends the others', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('notes.pdf'), fileOf('week.csv'));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('notes.pdf can’t be imported.');
    await expect.element(uploading('week.csv')).toBeVisible();
    expect(uploads.map(({ fileName }) => fileName)).toEqual(['week.csv']);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('rejects a file above the limit', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(new File([new Uint8Array(maxImportBytes + 1)], 'large.csv'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('large.csv is larger than 200 MB. Export');
    expect(uploads).toHaveLength(0);
  });

  it('reports a failed upload, and continues with the next file', async () => {
    const { uploads, requests } = await renderImports([]);
    selectFiles(fileOf('one.csv'), fileOf('two.csv'));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    const requestsBefore = requests().length;
    uploads[0]?.respond({ code: 403, message: 'no' });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(/^one\.csv: \S/);
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.respond({ code: 413, message: 'no' });
    await expect.element(alert).toHaveTextContent(/two\.csv: \S/);
    await expect.element(allFiles()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(requests().length).toBe(requestsBefore + 2));
    // the next selection replaces the errors
    selectFiles(fileOf('three.csv'));
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('waits for the connection, and continues automatically', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('one.csv'));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.drop();
    await expect.element(page.getByText(/^No connection/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.respond(accepted);
    await expect.element(uploading('one.csv')).not.toBeInTheDocument();
    expect(uploads.map(({ fileName }) => fileName)).toEqual(['one.csv', 'one.csv']);
  });

  it('does not wait for the connection if the file was changed meanwhile', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('one.csv'), fileOf('two.csv'));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    // like Chromium for a file that has changed since its selection
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
    read.mockRejectedValueOnce(new DOMException('changed', 'NotReadableError'));
    uploads[0]?.drop();
    await expect.element(page.getByRole('alert')).toHaveTextContent('one.csv was changed or moved');
    await vi.waitFor(() => expect(uploads.at(-1)?.fileName).toBe('two.csv'));
    read.mockRestore();
  });

  it.each([
    [503, /^The server is busy/],
    [429, /^The server is busy/],
  ])('waits after %i', async (code, text) => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('one.csv'));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.respond({ code, message: 'later' });
    await expect.element(page.getByText(text)).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });

  it('is paused after a file, resumed, and cancelled', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(fileOf('one.csv'), fileOf('two.csv'), fileOf('three.csv'));
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    await page.getByRole('button', { name: 'Pause' }).click();
    uploads[0]?.respond(accepted);
    await expect.element(page.getByText('Files: 1 of 3')).toBeVisible();
    await expect.element(page.getByText('Pausing after this file.')).toBeVisible();
    expect(uploads).toHaveLength(1);
    await page.getByRole('button', { name: 'Resume' }).click();
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
    await page.getByRole('button', { name: 'Cancel all' }).click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Files: 3' }))
      .toHaveTextContent('2 cancelled');
    await page.getByRole('button', { name: 'Upload again' }).click();
    await vi.waitFor(() => expect(uploads).toHaveLength(3));
  });

  it('unpacks a ZIP file, and sums up the results of its files', async () => {
    const { uploads, become, router } = await renderImports([]);
    const pack = {
      'nov/week.csv': 'a',
      'nov/day.csv': 'b',
      'nov/notes.pdf': 'c',
      '__MACOSX/._week.csv': 'd',
    };
    const bytes = zipSync(
      Object.fromEntries(Object.entries(pack).map(([path, text]) => [path, strToU8(text)])),
    );
    selectFiles(new File([Uint8Array.from(bytes)], 'exports.zip'));
    await expect.element(page.getByText('Uploading exports.zip/nov/week.csv')).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('exports.zip/nov/notes.pdf can’t be imported.');
    const answers = ['5f0d2c46-95a7-4f1c-8f0e-3a3f0ad7c001', '5f0d2c46-95a7-4f1c-8f0e-3a3f0ad7c002'];
    become([
      importOf('week', { id: answers[0] ?? '' }),
      importOf('day', { id: answers[1] ?? '', state: importStates.review }),
    ]);
    for (const [index, id] of answers.entries()) {
      await vi.waitFor(() => expect(uploads).toHaveLength(index + 1));
      uploads[index]?.respond({ code: 200, data: { id } });
    }
    expect(uploads.map(({ fileName }) => fileName)).toEqual(['week.csv', 'day.csv']);
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Files: 2' }))
      .toHaveTextContent('1 imported · 1 waiting for your answer');
    await page.getByRole('button', { name: 'Review next' }).click();
    await vi.waitFor(() => expect(router.state.location.search).toEqual({ id: answers[1] }));
  });

  it('rejects a damaged ZIP file', async () => {
    const { uploads } = await renderImports([]);
    selectFiles(new File(['PK and nothing'], 'exports.zip'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('exports.zip is damaged or encrypted');
    expect(uploads).toHaveLength(0);
  });

  it('sends files to the accounts that they name', async () => {
    const { uploads } = await renderImports([]);
    await page.getByRole('switch', { name: 'Use the account in each file' }).click();
    selectFiles(fileOf('week.csv'));
    await vi.waitFor(() => expect(uploads).toMatchObject([{ fields: { accounts: 'named' } }]));
  });

  it('requires one account if several are current', async () => {
    await renderImports([], { account: undefined });
    await expect.element(page.getByText('Select one account at the top first.')).toBeVisible();
    expect(input()).toBeNull();
  });

  it('guides to the first account if there is none', async () => {
    await renderImports([], { account: undefined, hasAccounts: false });
    await expect
      .element(page.getByRole('link', { name: 'Add an account' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/account\?id=new/));
  });

  it('is not offered without the permission', async () => {
    await renderImports([], { canImport: false });
    await expect.element(page.getByText('No imports yet')).toBeVisible();
    expect(input()).toBeNull();
    expect(page.getByText('drop the file above').query()).toBeNull();
  });
});

describe('the list of imports', () => {
  it('shows the detected content of each file, and its state', async () => {
    const total = { label: 'Total', kind: 'rows' as const, impression: null, click: null, conversion: null };
    const { row } = await renderImports([
      importOf('sum', { reportedTotals: [{ ...total, cost: '18859.20' }] }),
      importOf('other', { reportedTotals: [{ ...total, cost: '18859.19' }] }),
      importOf('newer', { replacedDays: 2 }),
      importOf('plain'),
      importOf('same', { state: importStates.unchanged }),
      importOf('waiting', { state: importStates.waiting, section: null, profile: null, rowsCost: null }),
    ]);
    await expect
      .element(row('sum'))
      .toHaveTextContent(/Search terms?.*Google Ads · UTF-8.*Nov 9.*8840213.*554/);
    await expect.element(row('sum')).toHaveTextContent('Total matches the file');
    await expect.element(row('other')).toHaveTextContent(/File total: .*18,859\.19/);
    await expect.element(row('newer')).toHaveTextContent('2 days updated');
    await expect.element(row('plain')).toHaveTextContent('Rows imported: 554');
    await expect.element(row('same')).toHaveTextContent(/Same as before.*No data changed/);
    await expect.element(row('waiting')).toHaveTextContent(/--.*Waiting.*Starts automatically/);
    expect(row('waiting').getByRole('link').query()).toBeNull();
  });

  it('refetches until an import is completed', async () => {
    const { row, become, requests } = await renderImports([
      importOf('week', { state: importStates.running }),
    ]);
    await expect.element(row('week')).toHaveTextContent('You can leave this page');
    become([importOf('week')]);
    await expect.element(row('week')).toHaveTextContent('Rows imported: 554');
    const count = requests().length;
    expect(count).toBeGreaterThan(1);
  });

  it('opens the report of an import in the account of the import', async () => {
    const { router, row } = await renderImports([importOf('week')]);
    await row('week').getByRole('link', { name: 'Open report' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/search/searchTerm'));
    expect(router.state.location.search).toEqual({
      beginDate: '2026-11-09',
      endDate: '2026-11-15',
      accountId: String(kaede.accountId),
    });
  });

  it('requests other pages, and returns from one that no longer exists', async () => {
    const list = [importOf('week')];
    let totalCount = 45;
    const { requests } = await renderImports(list, {
      respond: () => ({ data: { list, ...countsOf(list) }, page: { number: 1, size: 20, totalCount } }),
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    await vi.waitFor(() => expect(requests().at(-1)).toMatchObject({ page: { number: 2, size: 20 } }));
    totalCount = 15;
    await page.getByRole('button', { name: 'Next page' }).click();
    await vi.waitFor(() => expect(requests().at(-1)).toMatchObject({ page: { number: 1, size: 20 } }));
  });

  it('reports that the list could not be loaded, and retries', async () => {
    let isRejected = true;
    await renderImports([], {
      respond: () =>
        isRejected
          ? { code: 403, message: 'no' }
          : {
              data: { list: [importOf('week')], ...countsOf([importOf('week')]) },
              page: { number: 1, size: 20, totalCount: 1 },
            },
    });
    await expect.element(page.getByText('Couldn’t load the imports')).toBeVisible();
    isRejected = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Rows imported: 554')).toBeVisible();
  });

  it.each([
    [992, 56],
    [1024, 56],
    [1200, 240],
    [1280, 240],
    [1360, 240],
  ])('fits into a window of %i pixels next to the sidebar of %i', async (width, sidebar) => {
    const reason = problem(7, 'The cost “abc” is no number.');
    const { row } = await renderImports([
      importOf('search term report of November', { canUndo: true, totalRows: 12_554, reportedTotals: [] }),
      importOf('broken', { state: importStates.failed, failedRows: 12, problems: [reason] }),
      importOf('waiting for your answer', { state: importStates.review }),
      importOf('dear', { rowsCost: '188590123.20', beginDate: '2025-11-09' }),
    ]);
    await page.viewport(width, 800);
    document.body.style.width = `${width - sidebar}px`;
    onTestFinished(() => void document.body.style.removeProperty('width'));
    await expect.element(row('broken')).toBeVisible();
    const table = page.getByRole('table').element();
    expect(table.scrollWidth - (table.parentElement?.clientWidth ?? 0)).toBeLessThanOrEqual(0);
  });

  it('has the details of an import below its name on a phone', async () => {
    const { row } = await renderImports([importOf('week')]);
    await page.viewport(390, 844);
    await expect
      .element(
        row('week')
          .getByText(/Nov 9 – Nov 15/)
          .first(),
      )
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    // texts begin 16 px from the edge
    for (const text of ['File', 'week.csv']) {
      const name = document.createRange();
      name.selectNodeContents(page.getByRole('table').getByText(text, { exact: true }).first().element());
      expect(name.getBoundingClientRect().left).toBe(16);
    }
  });
});

describe('the problems of an import', () => {
  const rows = [
    problem(7, 'The cost is no number.', ['jr pass', 'abc']),
    problem(9, 'The date is missing.', ['rail', '12']),
  ];

  it('lists failed rows, and downloads them', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const { row, bodiesOf } = await renderImports(
      [importOf('week', { failedRows: 3, importedRows: 551, problems: rows })],
      {
        responses: {
          '/reportImport/failedRows': () => ({ file: 'row,problem', fileName: 'failed-rows-week.csv' }),
        },
      },
    );
    await expect.element(row('week')).toHaveTextContent('3 of 554 rows failed');
    await row('week').getByRole('button', { name: 'View rows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import failure reason' });
    await expect.element(dialog.getByText('week.csv: 551 of 554 rows imported')).toBeVisible();
    await expect
      .element(dialog.getByRole('row', { name: /^7 jr pass · abc The cost is no number/ }))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Download failed rows' }).click();
    await vi.waitFor(() => expect(saved).toEqual(['failed-rows-week.csv']));
    expect(bodiesOf('/reportImport/failedRows')).toMatchObject([{ id: 'id of week' }]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('shows many problems in pages', async () => {
    const many = Array.from({ length: 120 }, (_, at) => problem(at + 1, `Problem ${at + 1}`, ['x']));
    const { row } = await renderImports([importOf('week', { failedRows: 120, problems: many })]);
    await row('week').getByRole('button', { name: 'View rows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import failure reason' });
    await expect.element(dialog.getByText('Problem 50', { exact: true })).toBeVisible();
    expect(dialog.getByText('Problem 51', { exact: true }).query()).toBeNull();
    await dialog.getByRole('navigation').getByRole('button', { name: '3' }).click();
    await expect.element(dialog.getByText('Problem 120', { exact: true })).toBeVisible();
    expect(dialog.getByText('Problem 50', { exact: true }).query()).toBeNull();
  });

  it('says that the problems could not be loaded', async () => {
    const { row } = await renderImports(
      [importOf('week', { failedRows: 1, problems: [problem(7, 'The cost is no number.', ['abc'])] })],
      { responses: { '/reportImport/problems': () => ({ code: 500, message: 'Try again later.' }) } },
    );
    await row('week').getByRole('button', { name: 'View rows' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import failure reason' });
    await expect.element(dialog.getByText('Couldn’t load the problems')).toBeVisible();
  });

  it('says why a whole file failed', async () => {
    const { row } = await renderImports([
      importOf('bad', {
        state: importStates.failed,
        section: null,
        totalRows: 0,
        importedRows: 0,
        rowsCost: null,
        problems: [problem(null, 'The file has no header.')],
      }),
    ]);
    await expect.element(row('bad')).toHaveTextContent(/Failed.*The file has no header\./);
    expect(row('bad').getByRole('link').query()).toBeNull();
    await row('bad').getByRole('button', { name: 'View reason' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import failure reason' });
    await expect.element(dialog.getByRole('row', { name: 'File -- The file has no header.' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download failed rows' }).query()).toBeNull();
  });
});
