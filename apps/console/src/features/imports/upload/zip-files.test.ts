import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ZipError, zipEntries } from './zip-files';

const zipOf = (parts: Zippable) => new File([Uint8Array.from(zipSync(parts))], 'exports.zip');
const pathsOf = async (parts: Zippable) => (await zipEntries(zipOf(parts))).map(({ path }) => path);
/** A name written by a system that does not mark UTF-8: each byte as a character. */
const asBytes = (bytes: readonly number[]) => String.fromCharCode(...bytes);

describe('zipEntries', () => {
  it('returns the files with their contents', async () => {
    const entries = await zipEntries(zipOf({ 'a/week.csv': strToU8('date,cost'), 'b.csv': strToU8('x') }));
    expect(entries.map(({ path, size }) => [path, size])).toEqual([
      ['a/week.csv', 9],
      ['b.csv', 1],
    ]);
    const file = await entries[0]?.read();
    expect([file?.name, await file?.text()]).toEqual(['week.csv', 'date,cost']);
  });

  it('leaves out folders and hidden files', async () => {
    const parts = {
      'a/': strToU8(''),
      '.hidden.csv': strToU8('x'),
      '__MACOSX/a.csv': strToU8('x'),
      'a.csv': strToU8('x'),
    };
    expect(await pathsOf(parts)).toEqual(['a.csv']);
  });

  it.each([
    ['UTF-8', '关键词.csv', '关键词.csv'],
    ['GBK', asBytes([0xb9, 0xd8, 0xbc, 0xfc, 0xb4, 0xca]) + '.csv', '关键词.csv'],
    ['backslashes', 'nov\\week.csv', 'nov/week.csv'],
  ])('reads a name in %s', async (_name, stored, path) => {
    // fflate marks a name with other characters as UTF-8
    expect(await pathsOf({ [stored]: strToU8('x') })).toEqual([path]);
  });

  it('rejects more than 1,000 files', async () => {
    const parts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.csv`, strToU8('')]));
    expect(await pathsOf(parts(1_000))).toHaveLength(1_000);
    await expect(pathsOf(parts(1_001))).rejects.toMatchObject({ problem: 'zipTooLarge' });
  });

  it('rejects files that are not ZIP files, and truncated ones', async () => {
    await expect(zipEntries(new File(['date,cost'], 'a.zip'))).rejects.toBeInstanceOf(ZipError);
    const whole = zipSync({ 'a.csv': strToU8('date,cost\n'.repeat(50)) });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        const cut = zipEntries(new File([whole.slice(0, length)], 'a.zip'));
        await expect(cut).rejects.toBeInstanceOf(ZipError);
      }),
    );
  });
});
