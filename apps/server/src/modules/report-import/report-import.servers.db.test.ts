import { basePath, endpoints, importStates, reportImportOriginal } from '@meridian/api-client/contract';
import { rmSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../../app';
import { createClock } from '../../platform/clock';
import { readConfig } from '../../platform/config/config';
import { ensureBuiltInRoles } from '../../platform/db/built-in-roles';
import { openFileStore } from '../../platform/files';
import { s3Credentials, startS3Server } from '../../platform/files/testing/s3-server';
import { createJobs } from '../../platform/jobs';
import { queues } from '../../register-modules';
import { createTestDatabase, temporaryFolder, type TestDatabase } from '../../testing';
import { createFixtures } from '../../testing/fixtures';
import { noSignals } from '../../testing/no-signals';
import { csv } from '../../testing/report-files/csv';
import { unlimitedCapacity } from '../../testing/unlimited-capacity';
import { parseFile } from './parse-file';

const folder = temporaryFolder();
const clock = createClock({ today: '2024-12-31' });
let database: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  s3 = await startS3Server(path.join(folder, 's3'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await s3.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A server with its own data directory. */
async function startServer(name: string, settings: Record<string, string>) {
  const { db, pool } = database;
  const jobs = createJobs({ pool, log: pino({ level: 'silent' }), queues });
  const app = await buildApp({
    db,
    reportsDb: db,
    identityDb: db,
    jobsDb: db,
    clock,
    jobs,
    parseReport: parseFile,
    capacity: unlimitedCapacity,
    files: await openFileStore(readConfig({ MERIDIAN_DATA_DIR: path.join(folder, name), ...settings })),
    signals: noSignals,
    config: { captchaCode: undefined, trustProxy: false, ssoOrigin: undefined, unlockMinutes: 0 },
    readiness: { isReady: () => true },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await jobs.start();
  return {
    address: address + basePath,
    async stop() {
      await app.close();
      await jobs.stop();
    },
  };
}

const places: [string, () => Record<string, string>][] = [
  ['folder', () => ({ MERIDIAN_FILES_DIR: path.join(folder, 'shared') })],
  ['bucket', () => ({ MERIDIAN_FILES_S3_BUCKET: s3.bucket, MERIDIAN_FILES_S3_ENDPOINT: s3.endpoint })],
];

describe.each(places)('two servers with one database and one %s of files', (place, settings) => {
  it('import 16 files that are uploaded concurrently, and each serves all of them', async () => {
    await ensureBuiltInRoles(database.db);
    const fixtures = createFixtures(database.db, clock);
    const accountId = await fixtures.addAccount();
    // a user may have at most five unfinished imports
    const signIns = Array.from({ length: 4 }, () => fixtures.signedIn({ accountIds: [accountId] }));
    const tokens = (await Promise.all(signIns)).map(({ token }) => token);
    const tokenOf = (index: number) => tokens[index % tokens.length] ?? '';
    const servers = await Promise.all(['one', 'two'].map((name) => startServer(place + name, settings())));
    const addressOf = (index: number) => servers[index % servers.length]?.address ?? '';
    const post = (index: number, at: string, body: object) =>
      fetch(addressOf(index) + at, {
        method: 'POST',
        headers: { token: tokenOf(0), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      const contents = Array.from({ length: 16 }, (_, index) =>
        csv([
          ['date', 'campaign', 'impressions', 'clicks', 'cost'],
          [`2024-12-${String(1 + (index % 28)).padStart(2, '0')}`, `c${index}`, 100, 10, index + 1],
        ]),
      );
      const ids = await Promise.all(
        contents.map(async (content, index) => {
          const form = new FormData();
          form.append('accountId', String(accountId));
          form.append('channel', 'search');
          form.append('file', new Blob([content]), `${index}.csv`);
          const url = addressOf(index) + endpoints.reportImportUpload.path;
          const response = await fetch(url, {
            method: 'POST',
            headers: { token: tokenOf(index) },
            body: form,
          });
          return z.object({ data: z.object({ id: z.string() }) }).parse(await response.json()).data.id;
        }),
      );
      const { done, review } = importStates;
      await expect
        .poll(
          async () => {
            const body = { query: { ids }, page: { number: 1, size: 50 } };
            const response = await post(0, endpoints.reportImportList.path, body);
            const { data } = z.object({ data: endpoints.reportImportList.data }).parse(await response.json());
            return data.list.filter(({ state }) => state === done || state === review).length;
          },
          { timeout: 50_000, interval: 200 },
        )
        .toBe(contents.length);
      for (const [index, id] of ids.entries()) {
        // from a server that did not receive it
        const original = await post(index + 1, reportImportOriginal.path, { id });
        expect(await original.text()).toBe(contents[index]);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});
