import { downloadRecordFile, basePath, endpoints, exportStates } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { startServerProcess } from '../../../../tools/crash';
import { openImportWorkspace, type ImportWorkspace } from '../modules/report-import/testing/import-workspace';
import { copyTo, openDatabase, type OpenDatabase } from '../platform/db';
import { folderStore } from '../platform/files';
import { temporaryFolder, withDatabaseName } from '../testing';
import { csv } from '../testing/report-files/csv';
import { createArchive, openArchive } from './archive';
import { listTables } from './list-tables';
import { BackupError, type Manifest } from './manifest';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const log = pino({ level: 'silent' });
const folder = temporaryFolder();
const today = '2024-12-31';
let workspace: ImportWorkspace;
let admin: pg.Client;
const created: { name: string; open: OpenDatabase }[] = [];

beforeAll(async () => {
  workspace = await openImportWorkspace({ today });
  admin = new pg.Client({ connectionString: withDatabaseName(inject('templateDatabase'), 'postgres') });
  await admin.connect();
});
afterAll(async () => {
  for (const { name, open } of created) {
    await open.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
  await admin.end();
  await workspace.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<OpenDatabase & { url: string }> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = withDatabaseName(inject('templateDatabase'), name);
  const open = openDatabase(url);
  created.push({ name, open });
  return { ...open, url };
}

const dayFile = (day: number, cost: number, rows = 1) =>
  csv([
    ['date', 'campaign', 'impressions', 'clicks', 'cost'],
    ...Array.from({ length: rows }, (_, index) => [
      `2024-${day > 20 ? '11' : '12'}-${String(day).padStart(2, '0')}`,
      ...[`c${index}`, 100, 10, cost],
    ]),
  ]);

/** A user whose account has a finished export, and imports and exports that continue until `stop`. */
async function busyWorkspace() {
  const accountId = await workspace.fixtures.addAccount({ accountName: '枫叶\t旅行\\ "x"' });
  const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId], role: 'admin' });
  await workspace.booked({ token, accountId, content: dayFile(1, 1, 2_000) });
  const requestExport = async () => {
    const query = { beginDate: '2024-12-01', endDate: '2024-12-30' };
    const at = '/marketing/api/v1/seachReport/campaign/daily/createExport';
    const { data } = await workspace.post('searchReportCreateExport', { token, body: { query }, path: at });
    return z.object({ id: z.string() }).parse(data).id;
  };
  const exportId = await requestExport();
  const records = async () => {
    const body = { query: {}, page: { number: 1, size: 50 } };
    const { data } = await workspace.post('downloadRecordList', { token, body });
    return endpoints.downloadRecordList.data.parse(data).list;
  };
  await expect
    .poll(async () => (await records()).find(({ id }) => id === exportId)?.state)
    .toBe(exportStates.ready);
  let isStopped = false;
  let uploads = 0;
  const working = (async () => {
    while (!isStopped) {
      uploads += 1;
      await workspace.upload({ token, accountId, content: dayFile(1 + (uploads % 28), uploads, 500) });
      if (uploads % 5 === 1) await requestExport();
    }
  })();
  const stop = async () => {
    isStopped = true;
    await working;
  };
  return { token, exportId, uploads: () => uploads, stop };
}

/** Rows of all tables, sorted. */
const rowsIn = (backup: string) =>
  Object.fromEntries(
    readdirSync(path.join(backup, 'tables')).map((name) => [
      name,
      readFileSync(path.join(backup, 'tables', name), 'utf8')
        .split('\n')
        .sort(),
    ]),
  );
const contentsOf = ({ tables, files }: Manifest) => ({
  tables: tables.map(({ schema, table, rowCount }) => ({ name: `${schema}.${table}`, rowCount })),
  files,
});

it('backs up a server that is importing and exporting, and restores it elsewhere', async () => {
  const { token, exportId, uploads, stop } = await busyWorkspace();
  const files = workspace.files;
  const target = path.join(folder, 'backup');
  await expect.poll(uploads).toBeGreaterThan(5);
  const manifest = await createArchive(target, (at) => writeBackup({ db: workspace.db, files }, at));
  const sentUploads = uploads();
  await expect.poll(uploads).toBeGreaterThan(sentUploads);
  await stop();
  const downloaded = await files.read(`exports/${exportId}`).then((content) => content.toArray());
  expect(manifest.missingFiles).toEqual([]);

  const restored = await emptyDatabase();
  const restoredFolder = path.join(folder, 'restored-files');
  const restoredFiles = folderStore(restoredFolder);
  await restoreBackup({ ...restored, files: restoredFiles, log }, await readBackup(target));

  const second = path.join(folder, 'second');
  mkdirSync(second);
  const again = await writeBackup({ db: restored.db, files: restoredFiles }, second);
  expect(contentsOf(again)).toEqual(contentsOf(manifest));
  expect(again.sequences).toEqual(manifest.sequences);
  expect(rowsIn(second)).toEqual(rowsIn(target));
  const jobsOf = ({ jobs }: Manifest) => jobs.map(({ queue, data }) => ({ queue, data }));
  expect(jobsOf(again)).toEqual(expect.arrayContaining(jobsOf(manifest)));

  const server = startServerProcess({
    dataDir: path.join(folder, 'data'),
    env: { DATABASE_URL: restored.url, MERIDIAN_FILES_DIR: restoredFolder, MERIDIAN_TODAY: today },
  });
  try {
    const address = await server.ready;
    const post = (at: string, body: object) =>
      fetch(address + basePath + at, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await post(downloadRecordFile.path, { id: exportId });
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.concat(downloaded as Buffer[]))).toBe(
      true,
    );
    // jobs that were waiting at the time of the backup
    await expect
      .poll(
        async () => {
          const { rows } = await restored.pool.query<{ count: string }>(
            'SELECT count(*) FROM imports WHERE finished_at IS NULL',
          );
          return rows[0]?.count;
        },
        { timeout: 50_000, interval: 200 },
      )
      .toBe('0');
    const { rows } = await restored.db.execute(
      sql`SELECT nextval('bookings_id_seq') > max(id) AS ok FROM bookings`,
    );
    expect(rows).toEqual([{ ok: true }]);
  } finally {
    await server.kill('SIGTERM');
  }
});

it('a backup does not prevent an import from creating a new month', async () => {
  await workspace.db.transaction(async (tx) => {
    const { tables } = await listTables(tx);
    for (const { schema, table } of tables) {
      const { content, rowCount } = copyTo(tx, `COPY (SELECT * FROM ${schema}.${table}) TO STDOUT`);
      content.resume();
      await rowCount;
    }
    // in another session while this one has its locks
    await workspace.db.transaction(async (other) => {
      await other.execute(sql`SET LOCAL lock_timeout = '5s'`);
      await other.execute(sql`SELECT ensure_facts_partition('2031-01-01')`);
    });
  });
});

describe('a backup', () => {
  let backup: string;
  beforeAll(async () => {
    backup = path.join(folder, 'whole');
    const files = workspace.files;
    await createArchive(backup, (at) => writeBackup({ db: workspace.db, files }, at));
  });

  it('can be a single file', async () => {
    const archive = path.join(folder, 'backup.tar.gz');
    const files = workspace.files;
    await createArchive(archive, (at) => writeBackup({ db: workspace.db, files }, at));
    await openArchive(archive, async (at) => {
      expect((await readBackup(at)).manifest.tables.length).toBeGreaterThan(10);
    });
    writeFileSync(archive, readFileSync(archive).subarray(0, 2_000));
    await expect(openArchive(archive, readBackup)).rejects.toThrow(BackupError);
  });

  it('of a database of another version is rejected', async () => {
    const target = await emptyDatabase();
    await restoreBackup(
      { ...target, files: folderStore(path.join(folder, randomUUID())), log },
      await readBackup(backup),
    );
    await target.db.execute(
      sql`DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)`,
    );
    const at = path.join(folder, randomUUID());
    mkdirSync(at);
    await expect(writeBackup({ db: target.db, files: workspace.files }, at)).rejects.toThrow(
      'another version',
    );
  });

  it('overwrites nothing, and leaves nothing after an error', async () => {
    const never = () => Promise.reject(new Error('disk full'));
    await expect(createArchive(backup, never)).rejects.toThrow('already exists');
    const broken = path.join(folder, 'broken');
    await expect(createArchive(broken, never)).rejects.toThrow('disk full');
    expect([broken, `${broken}.unfinished`].map((at) => existsSync(at))).toEqual([false, false]);
  });

  const damages: [string, (at: string) => void, string][] = [
    [
      'a changed row',
      (at) => change(path.join(at, 'tables/public.users.copy'), (text) => text.replace(/[a-f]/, '0')),
      'damaged',
    ],
    ['a missing table', (at) => rmSync(path.join(at, 'tables/public.users.copy')), 'damaged'],
    ['a missing file', (at) => rmSync(path.join(at, 'files'), { recursive: true }), 'damaged'],
    ['no manifest', (at) => rmSync(path.join(at, 'manifest.json')), 'doesn’t contain a complete backup'],
    [
      'half a manifest',
      (at) => change(path.join(at, 'manifest.json'), (text) => text.slice(0, 99)),
      'damaged',
    ],
    [
      'another format',
      (at) => change(path.join(at, 'manifest.json'), (text) => text.replace('"format": 1', '"format": 2')),
      'another version',
    ],
    [
      'an unknown migration',
      (at) =>
        change(path.join(at, 'manifest.json'), (text) =>
          text.replace('"migrations": [', '"migrations": [9,'),
        ),
      'newer version',
    ],
  ];
  it.each(damages)('with %s is rejected', async (_what, damage, words) => {
    const copy = path.join(folder, randomUUID());
    cpSync(backup, copy, { recursive: true });
    damage(copy);
    await expect(readBackup(copy)).rejects.toThrow(words);
    await expect(readBackup(copy)).rejects.toThrow(BackupError);
  });

  it('with fewer rows than declared restores nothing', async () => {
    const copy = path.join(folder, randomUUID());
    cpSync(backup, copy, { recursive: true });
    change(path.join(copy, 'manifest.json'), (text) =>
      text.replace(/("table": "users"[^}]*"rowCount": )/s, '$19'),
    );
    const target = await emptyDatabase();
    const files = folderStore(path.join(folder, randomUUID()));
    await expect(restoreBackup({ ...target, files, log }, await readBackup(copy))).rejects.toThrow(
      'are missing',
    );
    const { rows } = await target.db.execute(sql`SELECT to_regclass('public.users') AS users`);
    expect(rows).toEqual([{ users: null }]);
    await restoreBackup({ ...target, files, log }, await readBackup(backup));
  });

  it('is not restored into a database with tables', async () => {
    const files = folderStore(path.join(folder, randomUUID()));
    const target = { db: workspace.db, pool: created[0]?.open.pool ?? expect.fail(), files, log };
    await expect(restoreBackup(target, await readBackup(backup))).rejects.toThrow('isn’t empty');
  });
});

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  expect(edited).not.toBe(text);
  writeFileSync(file, edited);
}
