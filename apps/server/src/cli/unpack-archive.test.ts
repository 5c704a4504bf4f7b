import { strToU8, zipSync, type Zippable } from 'fflate';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { importFilesOf } from './unpack-archive';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, bytes: Uint8Array | string): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}
const zipOf = (parts: Zippable) => fileOf('exports.zip', zipSync(parts));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('is the file itself when it is no ZIP file', async () => {
  const [only, ...more] = await importFilesOf(fileOf('week.csv', 'date,cost'));
  expect([only?.name, more.length]).toEqual(['week.csv', 0]);
  expect(textOf((await only?.read()) ?? new Uint8Array())).toBe('date,cost');
});

it('are the report files of a ZIP file', async () => {
  const files = await importFilesOf(
    zipOf({
      'nov/week.csv': strToU8('a'),
      'notes.pdf': strToU8('b'),
      '__MACOSX/week.csv': strToU8('c'),
      // 关键词 in GBK
      [`${String.fromCharCode(0xb9, 0xd8, 0xbc, 0xfc, 0xb4, 0xca)}.csv`]: strToU8('d'),
    }),
  );
  expect(files.map(({ name }) => name)).toEqual(['exports.zip/nov/week.csv', 'exports.zip/关键词.csv']);
  expect(await Promise.all(files.map(async ({ read }) => textOf(await read())))).toEqual(['a', 'd']);
});

it.each([
  ['a damaged ZIP file', 'PK and nothing', /damaged or encrypted/],
  ['one without reports', zipSync({ 'notes.pdf': strToU8('x') }), /no report file/],
  [
    'one with too many files',
    zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.csv`, strToU8('')]))),
    /more than 1,000 files/,
  ],
])('rejects %s', async (_name, bytes, message) => {
  await expect(importFilesOf(fileOf('exports.zip', bytes))).rejects.toThrow(message);
});
