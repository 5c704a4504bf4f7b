import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHousekeeping } from './housekeeping';
import { readConfig } from './platform/config/config';
import { downloadRecords, imports, messages } from './platform/db/schema';
import { folderStore, openFileStore, type FileStore } from './platform/files';
import { s3Credentials, startS3Server } from './platform/files/testing/s3-server';
import { createTestApp, temporaryFolder, type TestApp } from './testing';

const folder = temporaryFolder();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const daysLater = (days: number) => ({
  now: () => new Date(server.clock.now().getTime() + days * 24 * 60 * 60 * 1000),
});

test('messages to single users are deleted after half a year, announcements remain', async () => {
  const { db } = server.database;
  const { userId } = await server.fixtures.addUser();
  const text = { introduceCn: '', introduceEn: '', introduceTw: '', createdTime: server.clock.now() };
  await db.insert(messages).values([
    { ...text, msgType: 2, userId },
    { ...text, msgType: 1, userId: null },
  ]);
  const run = (days: number) =>
    createHousekeeping({
      db,
      files: folderStore(folder),
      clock: daysLater(days),
      retentionDays: 90,
    })();
  const types = async () =>
    (await db.select({ type: messages.msgType }).from(messages)).map(({ type }) => type);
  await run(179);
  expect((await types()).sort()).toEqual([1, 2]);
  await run(181);
  expect(await types()).toEqual([1]);
});

/** Runs housekeeping on a file store, some days from now. */
const keepHouse = (files: FileStore, days: number) =>
  createHousekeeping({
    db: server.database.db,
    files,
    // files have times of the machine's clock, not the test's
    clock: { now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) },
    retentionDays: 90,
  })();

const keysIn = async (files: FileStore) => {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.sort();
};

async function addExport(createdTime: Date): Promise<string> {
  const id = randomUUID();
  const { userId } = await server.fixtures.addUser();
  await server.database.db.insert(downloadRecords).values({
    id,
    createdBy: userId,
    createdTime,
    fileName: 'a.csv',
    format: 'csv',
    channel: 'search',
    section: 'keyword',
    period: 'daily',
    beginDate: '2026-11-01',
    endDate: '2026-11-02',
    state: 3,
    request: {
      query: { beginDate: '2026-11-01', endDate: '2026-11-02' },
      accountIds: [],
      language: 'en',
      withBom: false,
    },
  });
  return id;
}

test('export files are removed after 30 days, without another export', async () => {
  const files = folderStore(path.join(folder, 'exports'));
  const id = await addExport(new Date());
  await files.put(`exports/${id}`, Buffer.from('x'));
  await keepHouse(files, 29);
  expect(await keysIn(files)).toEqual([`exports/${id}`]);
  await keepHouse(files, 31);
  expect(await keysIn(files)).toEqual([]);
  expect(await server.database.db.$count(downloadRecords)).toBe(0);
});

const stores: [string, () => Promise<{ files: FileStore; close: () => Promise<void> }>][] = [
  [
    'folder',
    () => Promise.resolve({ files: folderStore(path.join(folder, 'f')), close: () => Promise.resolve() }),
  ],
  [
    'bucket',
    async () => {
      for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
      const { bucket, endpoint, close } = await startS3Server(path.join(folder, 's3'));
      const settings = { MERIDIAN_FILES_S3_BUCKET: bucket, MERIDIAN_FILES_S3_ENDPOINT: endpoint };
      const files = await openFileStore(
        readConfig({ ...settings, MERIDIAN_DATA_DIR: path.join(folder, 'work') }),
      );
      return { files, close };
    },
  ],
];

test.each(stores)('files without a record are removed from a %s after a day', async (_place, open) => {
  const { files, close } = await open();
  try {
    const { db } = server.database;
    const accountId = await server.fixtures.addAccount();
    const id = randomUUID();
    const values = { accountId, channel: 'search', fileName: 'a.csv', contentHash: '', state: 3 } as const;
    await db.insert(imports).values({ id, ...values, createdTime: new Date() });
    const exportId = await addExport(new Date());
    const known = [`exports/${exportId}`, `imports/${id}`];
    const orphans = [`exports/${id}`, `imports/${randomUUID()}`];
    const foreign = ['imports/notes', 'pictures/a'];
    for (const key of [...known, ...orphans, ...foreign]) await files.put(key, Buffer.from('x'));
    await keepHouse(files, 0);
    expect(await keysIn(files)).toEqual([...known, ...orphans, ...foreign].sort());
    await keepHouse(files, 1.1);
    expect(await keysIn(files)).toEqual([...known, ...foreign].sort());
  } finally {
    await close();
    vi.unstubAllEnvs();
  }
});

test('unfinished files of a killed server are removed', async () => {
  const files = folderStore(path.join(folder, 'killed'));
  const left = path.join(folder, 'killed', '.unfinished', 'left');
  writeFileSync(left, 'half');
  utimesSync(left, 0, 0);
  await keepHouse(files, 0);
  expect(existsSync(left)).toBe(false);
});
