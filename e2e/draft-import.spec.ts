import { expect } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import { signIn } from './sign-in';
import { test } from './test';

type Rows = (string | null)[][];

const workbook = async (rows: Rows) => ({
  name: 'keywords.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Keywords', rows }] })),
});

test('invalid rows of a workbook come back as a file, which imports once it is corrected', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/adDraft/new');
  await page.getByRole('textbox', { name: /^Draft name/ }).fill('Imported');
  await page.getByRole('combobox', { name: /^Provider account/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('button', { name: 'Import workbook' }).first().click();
  const heads = ['Campaign name', 'Unit name', 'Keyword', 'Match mode', 'Bid (CNY)', 'Code'];
  const parents = ['Hokkaido', 'Ski packages'];
  await page
    .getByLabel('choose a file')
    .setInputFiles(
      await workbook([
        heads,
        [...parents, 'hokkaido skiing', 'Phrase', '2.80', 'a'],
        [...parents, 'niseko skiing', 'Broad', '2.80', 'a'],
        [...parents, '', 'Phrase', '2.80', 'a'],
        [...parents, 'furano skiing', 'Exact', '3', 'a'],
      ]),
    );
  const check = page.getByRole('dialog', { name: 'Check before importing' });
  await expect(check.getByRole('radio', { name: 'Invalid 2' })).toBeChecked();
  await expect(check.getByRole('combobox', { name: 'Meaning of the column Code' })).toBeVisible();
  await check.getByRole('button', { name: 'Import 2 rows' }).click();

  const failure = page.getByRole('dialog', { name: 'Import failure reason' });
  await expect(failure.getByText('2 rows failed')).toBeVisible();
  await expect(
    failure.getByRole('row', { name: /^3 niseko skiing Broad .* isn’t a value of/ }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await failure.getByRole('button', { name: 'Download failed rows' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('keywords, failed rows.xlsx');
  const { sheets } = await readXlsx(await readFile(await file.path()));
  const rows = (sheets[0]?.rows ?? []).map((cells) =>
    cells.map((cell) => (cell === null ? null : String(cell))),
  );
  expect(rows.map((cells) => cells[2] ?? '')).toEqual(['Keyword', 'niseko skiing', '']);
  const mended = rows.map((cells, at) => {
    if (at === 1) return cells.map((cell, column) => (column === 3 ? 'Phrase' : cell));
    return at === 2 ? cells.map((cell, column) => (column === 2 ? 'rusutsu skiing' : cell)) : cells;
  });

  await failure.getByRole('button', { name: 'Import again' }).click();
  await page.getByLabel('choose a file').setInputFiles(await workbook(mended));
  await expect(check.getByRole('radio', { name: 'New 2' })).toBeChecked();
  await check.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('keywords.xlsx imported')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Import keywords/ })
    .click();
  const grid = page.getByRole('grid', { name: 'Keywords' });
  for (const keyword of ['hokkaido skiing', 'furano skiing', 'niseko skiing', 'rusutsu skiing'])
    await expect(grid.getByText(keyword)).toBeVisible();
  // an import is one undo step
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByText('niseko skiing')).toBeHidden();
  await expect(grid.getByText('rusutsu skiing')).toBeHidden();
  await expect(grid.getByText('furano skiing')).toBeVisible();
});
