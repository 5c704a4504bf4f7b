import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { oleFile, type OleEntry } from '../../../testing/ole-file';
import { checkOle } from './check-ole';

const damaged: unknown = expect.objectContaining({ code: 'workbook_damaged' });
const sectorCount = 13_000;
const inOneChain = (sector: number) => sector + 1;
const entries = (count: number, entryOf: (index: number) => OleEntry) =>
  Array.from({ length: count }, (_, index) => entryOf(index));

it('accepts workbooks of real programs', () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => [`keyword ${index}`, index]);
  const book = { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet(rows) } };
  for (const bookType of ['biff8', 'biff5'] as const)
    // parse boundary: the type `buffer` gives bytes
    expect(() => checkOle(write(book, { type: 'buffer', bookType }) as Uint8Array)).not.toThrow();
});

it('accepts streams in consecutive chains', () => {
  const streams = entries(100, (index) => ({ start: 200 + index * 100, size: 51_200 }));
  const next = (sector: number) => (sector % 100 === 99 ? -2 : sector + 1);
  expect(() => checkOle(oleFile({ sectorCount, entries: streams, next }))).not.toThrow();
});

it.each<[string, Parameters<typeof oleFile>[0]]>([
  ['a chain that is a cycle', { sectorCount, next: (sector) => (sector === 500 ? 400 : sector + 1) }],
  ['a sector after itself', { sectorCount, next: (sector) => sector }],
  [
    'chains that lead into one',
    { sectorCount, next: (sector) => (sector < 5_000 ? 5_000 : inOneChain(sector)) },
  ],
  [
    'streams that begin within one chain',
    {
      sectorCount,
      next: inOneChain,
      entries: entries(400, (index) => ({ start: 500 + index, size: 5_000_000 })),
    },
  ],
  [
    'small streams without number',
    { sectorCount, entries: entries(40_000, () => ({ start: 0, size: 4_095 })) },
  ],
])('rejects %s', (_name, file) => {
  expect(() => checkOle(oleFile(file))).toThrow(damaged);
});

it('rejects an endless allocation table', () => {
  const bytes = Buffer.from(oleFile({ sectorCount: 200 }));
  bytes.writeInt32LE(100, 68);
  bytes.writeInt32LE(100, 101 * 512 + 508);
  expect(() => checkOle(bytes)).toThrow(damaged);
});

it.each([8, 100, 511, 512])('rejects a file that ends after %i bytes', (length) => {
  expect(() => checkOle(oleFile({ sectorCount: 200 }).subarray(0, length))).toThrow(damaged);
});
