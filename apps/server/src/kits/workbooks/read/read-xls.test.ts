import { utils, write, type WorkSheet } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { bytesInMemory } from './byte-source';
import { readSources } from './read-sources';

const maxRows = 70_000;

/** A real workbook of the binary format: BIFF8 or BIFF5 records in an OLE2 file. */
function xlsOf(sheets: Readonly<Record<string, WorkSheet>>, bookType: 'biff8' | 'biff5' = 'biff8') {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: Object.keys(sheets).map((name) => ({ Hidden: name === 'hidden' ? 1 : 0 })) };
  // parse boundary: the type `buffer` gives bytes
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Uint8Array);
}

const tablesOf = async (bytes: Uint8Array) => {
  const [source] = await readSources(bytesInMemory(bytes), { maxRows });
  return source?.tables ?? [];
};
const cellsOf = async (bytes: Uint8Array) =>
  (await tablesOf(bytes)).map(({ rows }) => [...rows].map(({ cells }) => cells));

it('reads thousands of rows of a workbook of the binary format', async () => {
  const keywords = Array.from({ length: 3_000 }, (_, index) => `北海道滑雪 ${index} é😀`);
  const sheet = utils.aoa_to_sheet([['关键词'], ...keywords.map((keyword) => [keyword])]);
  const [rows] = await cellsOf(xlsOf({ 关键词: sheet }));
  expect(rows).toEqual([['关键词'], ...keywords.map((keyword) => [keyword])]);
});

it('reads values as a spreadsheet displays them', async () => {
  const sheet = utils.aoa_to_sheet(
    [
      ['Day', 'Bid', 'On', 'Sum', 'Unknown', 'Wrong', '００１', '2.80'],
      [new Date('2026-11-21'), 0.1 + 0.2, true],
    ],
    { UTC: true },
  );
  sheet['D2'] = { t: 'n', v: 5, f: '2+3' };
  sheet['F2'] = { t: 'e', v: 42 };
  const [rows] = await cellsOf(xlsOf({ a: sheet }));
  expect(rows?.[0]?.slice(-2)).toEqual(['００１', '2.80']);
  expect(rows?.[1]?.map((cell, index) => (index === 4 ? '' : cell)).slice(0, 6)).toEqual([
    ...['2026-11-21', '0.3', 'true', '5', '', '#N/A'],
  ]);
});

it('detects hidden sheets, and repeats a vertically merged cell', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Unit', 'Keyword'],
    ['Ski', 'a'],
    ['', 'b'],
  ]);
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  const tables = await tablesOf(xlsOf({ shown: sheet, hidden: utils.aoa_to_sheet([['secret']]) }));
  expect(tables.map(({ sheet: name, isHidden }) => [name, isHidden])).toEqual([
    ['shown', false],
    ['hidden', true],
  ]);
  expect([...(tables[0]?.rows ?? [])].map(({ cells }) => cells)).toEqual([
    ['Unit', 'Keyword'],
    ['Ski', 'a'],
    ['Ski', 'b'],
  ]);
});

it('numbers rows below 65,000 blank ones', async () => {
  const sheet = utils.aoa_to_sheet([['Keyword'], ['first']]);
  utils.sheet_add_aoa(sheet, [['last']], { origin: { r: 65_535, c: 0 } });
  const [table] = await tablesOf(xlsOf({ a: sheet }));
  expect([...(table?.rows ?? [])].map(({ number }) => number)).toEqual([1, 2, 65_536]);
});

it('reads the format of older programs', async () => {
  const sheet = utils.aoa_to_sheet([['Keyword'], ['jr pass']]);
  expect(await cellsOf(xlsOf({ a: sheet }, 'biff5'))).toEqual([[['Keyword'], ['jr pass']]]);
});

it('rejects a workbook that ends early', async () => {
  const sheet = utils.aoa_to_sheet(Array.from({ length: 200 }, (_, index) => [`row ${index}`]));
  const bytes = xlsOf({ a: sheet });
  for (const share of [0.1, 0.4, 0.7])
    await expect(
      readSources(bytesInMemory(bytes.subarray(0, bytes.length * share)), { maxRows }),
    ).rejects.toMatchObject({ name: 'UnreadableFileError' });
});
