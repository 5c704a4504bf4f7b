import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useNotices } from '../../lib/page/notices';
import { importOf, problem, renderImports } from './testing/render-imports';
import { fileOf, selectFiles } from './testing/select-files';

/** Uploads `new.csv`; afterwards the list returns its import. */
async function upload(...imports: readonly ReportImport[]) {
  useNotices.setState({ waiting: [] });
  const running = importOf('new', { id: 'new', state: importStates.running });
  const { uploads, become, row } = await renderImports([running]);
  selectFiles(fileOf('new.csv'));
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.respond({ code: 200, data: { id: 'new' } });
  await expect.element(row('new')).toHaveTextContent('You can leave this page');
  become(imports);
}

const noticeTitles = () => useNotices.getState().waiting.map(({ tone, title }) => `${tone}: ${title}`);
const dialog = () => page.getByRole('dialog', { name: 'Import failure reason' });

it('shows a success if no row failed', async () => {
  await upload(importOf('new', { id: 'new' }));
  await vi.waitFor(() => expect(noticeTitles()).toEqual(['success: new.csv imported']));
  expect(dialog().query()).toBeNull();
});

it('opens the reasons for failed rows, once', async () => {
  const problems = [problem(7, 'The cost is no number.', ['jr pass', 'abc'])];
  await upload(importOf('new', { id: 'new', failedRows: 1, importedRows: 553, problems }));
  await expect.element(dialog()).toHaveTextContent('new.csv: 553 of 554 rows imported');
  await expect
    .element(dialog().getByRole('row', { name: /^7 jr pass · abc The cost is no number/ }))
    .toBeVisible();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(noticeTitles()).toEqual([]);
});

it('opens the reason for a failed file', async () => {
  const problems = [problem(null, 'The file has no header.')];
  await upload(importOf('new', { id: 'new', state: importStates.failed, totalRows: 0, problems }));
  await expect.element(dialog().getByRole('row', { name: 'File -- The file has no header.' })).toBeVisible();
});

it("shows nothing for another user's import", async () => {
  const failed = { failedRows: 1, problems: [problem(7, 'The cost is no number.', ['abc'])] };
  await upload(importOf('new', { id: 'new' }), importOf('other', failed));
  await vi.waitFor(() => expect(noticeTitles()).toHaveLength(1));
  expect(dialog().query()).toBeNull();
});
