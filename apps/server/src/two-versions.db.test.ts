import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { startServerProcess, type ServerProcess } from '../../../tools/crash';
import { defineQueue } from './platform/jobs';
import { createBoss, startBoss } from './platform/jobs/boss';
import { version } from './platform/version';
import { temporaryFolder, type TestDatabase } from './testing';
import { createDemoDatabase } from './testing/demo-database';
import { demoClient, demoEnv, signInToDemo } from './testing/demo-server';

const newerVersion = '999.0.0';
/** Beside the packages that the build does not contain. */
const newerBuild = fileURLToPath(new URL(`../node_modules/.cache/newer-${randomUUID()}`, import.meta.url));

/** Copies the built server as a later version, with another version number and one more migration. */
function buildNewerVersion(): void {
  const built = fileURLToPath(new URL('../dist', import.meta.url));
  cpSync(built, newerBuild, { recursive: true, filter: (file) => !file.endsWith('.map') });
  for (const name of readdirSync(newerBuild).filter((file) => file.endsWith('.js'))) {
    const file = path.join(newerBuild, name);
    const code = readFileSync(file, 'utf8');
    if (code.includes(`"${version}"`))
      writeFileSync(file, code.replaceAll(`"${version}"`, `"${newerVersion}"`));
  }
  const migrations = path.join(newerBuild, 'drizzle');
  writeFileSync(
    path.join(migrations, '9999_newer.sql'),
    `ALTER TABLE companies ADD COLUMN website text DEFAULT '' NOT NULL;--> statement-breakpoint
     CREATE TABLE newer (id int PRIMARY KEY);`,
  );
  const journal = path.join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = z
    .looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })
    .parse(JSON.parse(readFileSync(journal, 'utf8')));
  const last = entries.at(-1);
  const added = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: '9999_newer' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
}

let folder: string;
let database: TestDatabase;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  folder = temporaryFolder();
  buildNewerVersion();
  database = await createDemoDatabase();
}, 240_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await database.drop();
  for (const each of [folder, newerBuild]) rmSync(each, { recursive: true, force: true });
});

function start(script?: string): ServerProcess {
  const server = startServerProcess({
    dataDir: path.join(folder, randomUUID()),
    env: { ...demoEnv, DATABASE_URL: database.url },
    ...(script !== undefined && { script }),
  });
  servers.push(server);
  return server;
}

/** A queue of the newer version, with a job that it sent. */
async function sendNewerJob(): Promise<void> {
  const boss = createBoss(database.pool);
  const queue = defineQueue({ name: 'newer', data: z.object({}), tries: 1, concurrency: 1 });
  await startBoss(boss, database.pool, [queue]);
  await boss.send(queue.name, {}, { singletonKey: 'next' });
  await boss.stop();
}

const newerJobs = async () => {
  const { rows } = await database.pool.query<{ state: string; tries: number }>(
    `SELECT state, retry_count AS tries FROM pgboss.job WHERE name = 'newer'`,
  );
  return rows;
};

const lastWeek = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const page = { number: 1, size: 10 };
const listSchema = z.object({ list: z.array(z.object({ name: z.string() })) });

/** Reads a report, and saves a customer, which all servers list. */
async function useServer(address: string, { token, all }: { token: string; all: readonly string[] }) {
  const { post } = demoClient(address, token);
  await post('/seachReport/account/daily/list', { accountId: 0, page, query: lastWeek });
  const name = randomUUID();
  const input = { id: randomUUID(), name, contactName: '', phone: '', email: '', note: '' };
  await post('/customer/save', input);
  for (const other of all) {
    const found: unknown = await demoClient(other, token).post('/customer/list', {
      page,
      query: { text: name },
    });
    expect(listSchema.parse(found).list).toEqual([{ name }]);
  }
}

it('servers of two versions respond to every request on one database', { timeout: 120_000 }, async () => {
  const previous = start();
  const address = await previous.ready;
  const token = await signInToDemo(address);
  const all = [address];
  const failed: unknown[] = [];
  const rounds = new Map<string, number>();
  const end = new AbortController();
  const use = async () => {
    while (!end.signal.aborted)
      for (const each of all) {
        await useServer(each, { token, all }).catch((error: unknown) => failed.push(error));
        rounds.set(each, (rounds.get(each) ?? 0) + 1);
      }
  };
  const using = use();

  const newer = start(path.join(newerBuild, 'main.js'));
  const newerAddress = await newer.ready;
  await sendNewerJob();
  all.push(newerAddress);
  await vi.waitFor(() => expect(rounds.get(newerAddress) ?? 0).toBeGreaterThan(2), 60_000);
  end.abort();
  await using;

  expect(failed).toEqual([]);
  expect(newer.output()).toContain(`"version":"${newerVersion}"`);
  expect(await newerJobs()).toEqual([{ state: 'created', tries: 0 }]);
  for (const each of all) expect((await fetch(`${each}/readyz`)).status).toBe(200);

  expect(await previous.kill('SIGTERM')).toBe(0);
  await useServer(newerAddress, { token, all: [newerAddress] });
});
