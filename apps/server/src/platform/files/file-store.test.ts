import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FileMissingError, type FileStore } from './file-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';
import { s3Credentials, startS3Server } from './testing/s3-server';

const folder = mkdtempSync(path.join(tmpdir(), 'meridian-files-'));
const unfinished = path.join(folder, 'work', '.unfinished');
let closeServer = () => Promise.resolve();
afterAll(async () => {
  await closeServer();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const stores: Record<string, () => Promise<FileStore>> = {
  folderStore: () => Promise.resolve(folderStore(path.join(folder, 'work'))),
  async s3Store() {
    for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
    const { close, ...server } = await startS3Server(path.join(folder, 's3'));
    closeServer = close;
    return s3Store({ ...server, prefix: 'a/b', workFolder: unfinished });
  },
};

describe.each(Object.entries(stores))('%s', (_name, open) => {
  let files: FileStore;
  beforeAll(async () => {
    rmSync(path.join(folder, 'work'), { recursive: true, force: true });
    files = await open();
  });

  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of files.list()) found.push(key);
    return found.sort();
  };
  const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

  test('returns the newest stored bytes, their number and their hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.uint8Array(), fc.uint8Array(), async (id, first, second) => {
        const key = `imports/${id}`;
        await files.put(key, first);
        const stored = await files.put(key, Readable.from([second]));
        expect(stored).toEqual({ size: second.length, contentHash: await sha256(Uint8Array.from(second)) });
        expect(new Uint8Array(await buffer(await files.read(key)))).toEqual(second);
        expect(await files.sizeOf(key)).toBe(second.length);
        await files.remove(key);
        await files.remove(key);
        await expect(files.read(key)).rejects.toThrow(FileMissingError);
      }),
      { numRuns: 8 },
    );
  });

  test('stores a file of several parts', async () => {
    const part = randomBytes(1024 * 1024);
    const parts = Array.from({ length: 12 }, () => part);
    const { size } = await files.put('exports/large', Readable.from(parts, { objectMode: false }));
    expect(size).toBe(12 * part.length);
    expect((await buffer(await files.read('exports/large'))).equals(Buffer.concat(parts))).toBe(true);
    await files.remove('exports/large');
  });

  test('a missing file has its own error', async () => {
    await expect(files.read('exports/none')).rejects.toThrow(FileMissingError);
    await expect(files.sizeOf('exports/none')).rejects.toThrow(FileMissingError);
    await expect(files.localPath('exports/none', folder)).rejects.toThrow(FileMissingError);
  });

  test('a truncated upload is not stored, and leaves nothing', async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.from('half'));
      throw new Error('connection lost');
    }
    await expect(files.put('imports/a', Readable.from(broken(), { objectMode: false }))).rejects.toThrow(
      'connection lost',
    );
    await expect(files.read('imports/a')).rejects.toThrow(FileMissingError);
    expect(await keys()).toEqual([]);
  });

  test('lists all files with their times', async () => {
    await files.put('imports/a', Buffer.from('1'));
    await files.put('exports/b', Buffer.from('2'));
    expect(await keys()).toEqual(['exports/b', 'imports/a']);
    for await (const { storedTime } of files.list()) expect(storedTime).toBeInstanceOf(Date);
    for (const key of await keys()) await files.remove(key);
    expect(await keys()).toEqual([]);
  });

  test('has the file on the local disk', async () => {
    await files.put('imports/a', Buffer.from('text'));
    const work = await files.createWorkFolder();
    expect(await readFile(await files.localPath('imports/a', work), 'utf8')).toBe('text');
    rmSync(work, { recursive: true });
    await files.remove('imports/a');
  });

  test('removes what a killed server left an hour ago, but not what another one is writing', async () => {
    const [old, oldFolder, fresh] = ['old', 'old-folder', 'fresh'].map((name) =>
      path.join(unfinished, name),
    ) as [string, string, string];
    mkdirSync(oldFolder);
    for (const file of [old, fresh]) writeFileSync(file, 'half');
    for (const left of [old, oldFolder]) utimesSync(left, 0, 0);
    await files.removeAbandoned();
    expect([old, oldFolder, fresh].map((file) => existsSync(file))).toEqual([false, false, true]);
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
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('isn’t a file key');
    await expect(files.read(key)).rejects.toThrow('isn’t a file key');
    await expect(files.remove(key)).rejects.toThrow('isn’t a file key');
  });
});
