import { utils, write, type WorkSheet } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oleFile } from '../../../testing/ole-file';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { createTableReader } from './table-reader';

/** The built process, because only it runs with the production limits. */
const script = { path: path.resolve(import.meta.dirname, '../../../../dist/read-tables-process.js') };

let folder: string;
beforeAll(() => (folder = temporaryFolder()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Memory limit of the process, including the runtime. */
const maxResidentMb = 300;

async function read(bytes: Uint8Array, signal?: AbortSignal) {
  const file = path.join(folder, 'upload');
  const output = path.join(folder, 'tables.json');
  writeFileSync(file, bytes);
  const reader = createTableReader({ script, maxResidentMb });
  const outcome = await reader.run({ file, output, name: 'a' }, signal && { signal });
  return outcome.state === 'read' ? (JSON.parse(readFileSync(output, 'utf8')) as object) : outcome;
}

describe('the process that parses files', () => {
  it('reads a workbook of 138,000 rows within its memory', async () => {
    const rows = Array.from({ length: 138_000 }, (_, index) => [`关键词 ${index % 58_000}`]);
    const content = await read(await writeXlsx({ sheets: [{ name: 'a', rows }] }));
    expect(content).toMatchObject({ problem: null, sheets: [{ rows: { length: 138_000 } }] });
  });

  it.each([
    [
      'workbook_too_many_parts',
      Array.from({ length: 300 }, (_, index) => [`xl/a${index}.xml`, '<a/>'] as const),
    ],
    ['workbook_too_large', [['xl/workbook.xml', ' '.repeat(60_000_000)] as const]],
    ['workbook_damaged', [['xl/workbook.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'] as const]],
  ])('rejects a malicious file: %s', async (code, parts) => {
    const bytes = zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])));
    expect(await read(bytes)).toMatchObject({ state: 'unreadable', code });
  });

  it('reads a workbook of the binary format within its memory', async () => {
    const row = (index: number) => [`计划 ${index % 40}`, `单元 ${index % 900}`, `关键词 ${index}`, 2.5];
    const rows = Array.from({ length: 3_000 }, (_, index) => row(index));
    expect(await read(xlsOf(utils.aoa_to_sheet(rows)))).toMatchObject({
      problem: null,
      sheets: [{ rows: { length: 3_000 } }],
    });
  });

  it('needs no memory for rows and columns that a workbook of the binary format only declares', async () => {
    const bytes = xlsOf(utils.aoa_to_sheet([['关键词'], ['a']]));
    const dimensions = bytes.indexOf(Buffer.from('00020e00', 'hex')) + 4;
    bytes.writeUInt32LE(2 ** 32 - 1, dimensions + 4);
    bytes.writeUInt16LE(2 ** 16 - 1, dimensions + 10);
    expect(await read(bytes)).toMatchObject({ sheets: [{ rows: [['关键词'], ['a']] }] });
  });

  it.each([
    ['workbook_damaged', 'chains that are a cycle', oleFile({ sectorCount: 30_000, next: () => 20_000 })],
    ['workbook_damaged', 'streams that share a long chain', withSharedChains()],
    ['workbook_damaged', 'cells beyond the last column', withFarColumns()],
    ['too_complex', 'merged cells on each other', withRepeatedMerges()],
    ['workbook_damaged', 'an end in the middle', xlsOf(utils.aoa_to_sheet([['a']])).subarray(0, 1_500)],
  ])('rejects a malicious workbook of the binary format: %s, %s', async (code, _what, bytes) => {
    expect(await read(bytes)).toMatchObject({ state: 'unreadable', code });
  });

  it('ends when its parent no longer waits', async () => {
    const reason = new Error('left');
    await expect(read(Buffer.from('a'), AbortSignal.abort(reason))).rejects.toBe(reason);
    const left = new AbortController();
    const reading = read(Buffer.from('关键词\na'), left.signal);
    left.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});

function xlsOf(sheet: WorkSheet): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '关键词');
  // parse boundary: the type `buffer` gives bytes
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

/** A workbook that would take 2 GB outside of the heap if each stream were copied. */
function withSharedChains(): Uint8Array {
  const sectorCount = 13_000;
  const entries = Array.from({ length: 400 }, (_, index) => ({ start: 500 + index, size: 5_000_000 }));
  return oleFile({ sectorCount, entries, next: (sector) => sector + 1 });
}

function withFarColumns(): Uint8Array {
  const bytes = xlsOf(utils.aoa_to_sheet(Array.from({ length: 300 }, (_, index) => [index + 0.5])));
  const cell = Buffer.from('03020e00', 'hex');
  for (let at = bytes.indexOf(cell); at >= 0; at = bytes.indexOf(cell, at + 1))
    bytes.writeUInt16LE(60_000, at + 6);
  return bytes;
}

function withRepeatedMerges(): Uint8Array {
  const sheet = utils.aoa_to_sheet([['a']]);
  utils.sheet_add_aoa(sheet, [['z']], { origin: { r: 65_535, c: 0 } });
  sheet['!merges'] = Array.from({ length: 1_000 }, () => ({ s: { r: 0, c: 0 }, e: { r: 65_535, c: 200 } }));
  return xlsOf(sheet);
}
