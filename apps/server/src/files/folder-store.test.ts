import fc from 'fast-check';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileMissingError } from './file-store';
import { folderStore } from './folder-store';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'meridian-files-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('folderStore', () => {
  test('returns the newest stored bytes', async () => {
    const files = folderStore(folder);
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.uint8Array(), fc.uint8Array(), async (id, first, second) => {
        const key = `imports/${id}`;
        await files.put(key, first);
        await files.put(key, Readable.from([second]));
        expect(new Uint8Array(await buffer(await files.read(key)))).toEqual(second);
        await files.remove(key);
        await files.remove(key);
        await expect(files.read(key)).rejects.toThrow(FileMissingError);
      }),
      { numRuns: 8 },
    );
  });

  test('a file that breaks off is not there, and leaves nothing', async () => {
    const files = folderStore(folder);
    async function* broken() {
      yield await Promise.resolve(Buffer.from('half'));
      throw new Error('connection lost');
    }
    await expect(files.put('imports/a', Readable.from(broken()))).rejects.toThrow('connection lost');
    await expect(files.read('imports/a')).rejects.toThrow(FileMissingError);
    expect(readdirSync(path.join(folder, '.unfinished'))).toEqual([]);
  });

  test('removes what a server killed long ago left, and nothing that another one is writing', () => {
    folderStore(folder);
    const [old, fresh] = ['old', 'fresh'].map((name) => path.join(folder, '.unfinished', name));
    for (const file of [old, fresh]) writeFileSync(file ?? '', 'half');
    utimesSync(old ?? '', 0, 0);
    folderStore(folder);
    expect([old, fresh].map((file) => existsSync(file ?? ''))).toEqual([false, true]);
  });

  test('removes it with the next file too, so that repeated crashes do not fill the disk', async () => {
    const store = folderStore(folder);
    const left = path.join(folder, '.unfinished', 'left');
    writeFileSync(left, 'half');
    utimesSync(left, 0, 0);
    await store.put('a', Buffer.from('whole'));
    expect(existsSync(left)).toBe(false);
  });

  test.each([
    '',
    '../a',
    'a/../b',
    '/a',
    'a//b',
    'a.b',
    '.unfinished/a',
    'A',
    'a\\b',
    'a\0',
    '%2e%2e/a',
    'a/b/c/d/e',
  ])('rejects the key %j', async (key) => {
    const files = folderStore(folder);
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('no key');
    await expect(files.read(key)).rejects.toThrow('no key');
    await expect(files.remove(key)).rejects.toThrow('no key');
  });
});
