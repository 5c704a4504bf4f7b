import { strToU8, zipSync, type Zippable } from 'fflate';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encode } from '../testing/report-files';
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

it('a file that is not a ZIP file is imported itself', async () => {
  const [only, ...more] = await importFilesOf(fileOf('week.csv', 'date,cost'));
  expect([only?.name, more.length]).toEqual(['week.csv', 0]);
  expect(textOf((await only?.read()) ?? new Uint8Array())).toBe('date,cost');
});

it('the report files in a ZIP file are imported', async () => {
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
  ['gb18030', ['推广计划/关键词.csv', '创意.csv']],
  ['big5', ['廣告活動/十一月.csv', '冬季特賣.csv', '許功蓋.csv']],
  ['shift_jis', ['キャンペーン/東京ホテル.csv', '広告の表.csv', '予算表.csv']],
  ['euc-kr', ['캠페인/서울 호텔.csv', '여름 신규 고객.csv']],
  ['windows-1252', ['Übersicht/Größen für Männer.csv', 'Été – à la plage.csv']],
  ['windows-1250', ['Łódź/żółte buty.csv', 'Święta.csv']],
] as const)('file names in a ZIP file can be encoded in %s', async (encoding, names) => {
  const stored = names.map((name) => encode(name, encoding).toString('latin1'));
  const files = await importFilesOf(zipOf(Object.fromEntries(stored.map((name) => [name, strToU8('x')]))));
  expect(files.map(({ name }) => name)).toEqual(names.map((name) => `exports.zip/${name}`));
});

it('file names in a ZIP file can be partly valid in another encoding', async () => {
  const stored = encode('Größe.csv', 'windows-1252').toString('latin1');
  const [only] = await importFilesOf(zipOf({ [stored]: strToU8('x') }));
  expect(only?.name).toBe('exports.zip/Größe.csv');
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
