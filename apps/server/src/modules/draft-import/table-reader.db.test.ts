import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { createTableReader } from './table-reader';

/** The process as it is built, since only that has the limits of production. */
const script = { path: path.resolve(import.meta.dirname, '../../../dist/read-tables-process.js') };

let folder: string;
beforeAll(() => (folder = temporaryFolder()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array, signal?: AbortSignal) {
  const file = path.join(folder, 'upload');
  const output = path.join(folder, 'tables.json');
  writeFileSync(file, bytes);
  const reader = createTableReader({ script });
  const outcome = await reader.run({ file, output, name: 'a' }, signal && { signal });
  return outcome.state === 'read' ? (JSON.parse(readFileSync(output, 'utf8')) as object) : outcome;
}

describe('the process that reads files', () => {
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
  ])('rejects a hostile file: %s', async (code, parts) => {
    const bytes = zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])));
    expect(await read(bytes)).toMatchObject({ state: 'unreadable', code });
  });

  it('ends when nobody waits for it any more', async () => {
    const reason = new Error('left');
    await expect(read(Buffer.from('a'), AbortSignal.abort(reason))).rejects.toBe(reason);
    const left = new AbortController();
    const reading = read(Buffer.from('关键词\na'), left.signal);
    left.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});
