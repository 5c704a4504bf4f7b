import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import type { TestDatabase } from '../../testing';
import { createTestDatabase } from '../../testing';
import { openDatabaseProxy } from '../../testing/database-proxy';
import { openDatabase } from '../db';
import { version } from '../version';
import type { Jobs } from './jobs';
import { createJobs } from './jobs';
import { defineQueue, defineRecurringQueue } from './queue';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const versionWait = { retrySeconds: 0.2, limitSeconds: 3 };
const imports = defineQueue({
  name: 'import-report',
  data: z.object({ importId: z.uuid() }),
  tries: 30,
  concurrency: 2,
});
/** The same queue in another version of the server. */
const importsOf = (ofServer: number) =>
  defineQueue({
    name: 'import-report',
    data: z.object({ version: z.literal(ofServer), id: z.uuid() }),
    tries: 30,
    concurrency: 2,
  });
const alerts = defineRecurringQueue('watch-alerts', { every: 600 });
const queues = [imports, alerts];
/** The work of a handler that never finishes. */
const never = new Promise<void>(() => undefined);
let database: TestDatabase;
let started: Jobs[];

beforeEach(async () => {
  database = await createTestDatabase();
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.drop();
});

/** A server with one handler; `done` lists the imports that it processed. */
function server(
  run: (importId: string) => Promise<void> = () => Promise.resolve(),
  { maxSilenceMs = 20_000 } = {},
) {
  const done: string[] = [];
  const exhausted: string[] = [];
  const warnings: unknown[] = [];
  const warn = (about: unknown) => void warnings.push(about);
  const jobs = createJobs({
    pool: database.pool,
    log: { ...silent, warn },
    queues,
    maxSilenceMs,
    versionWait,
  });
  jobs.work(imports, {
    run: async ({ importId }) => {
      await run(importId);
      done.push(importId);
    },
    onExhausted: (importId) => Promise.resolve(void exhausted.push(importId)),
  });
  started.push(jobs);
  return { jobs, done, exhausted, warnings };
}

const states = async () => {
  const { rows } = await database.pool.query<{ state: string }>(
    `SELECT state FROM pgboss.job WHERE name = 'import-report' ORDER BY created_on`,
  );
  return rows.map(({ state }) => state);
};

/** The key of each job with its state. */
const endsInQueue = async () => {
  const { rows } = await database.pool.query<{ key: string; state: string }>(
    `SELECT singleton_key AS key, state FROM pgboss.job WHERE name = 'import-report'`,
  );
  return rows.map(({ key, state }) => [key, state] as const);
};

/** Minutes until each waiting alert job may start. */
const waitingMinutes = async () => {
  const { rows } = await database.pool.query<{ minutes: number }>(
    `SELECT ceil(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
     WHERE name = 'watch-alerts' AND state = 'created'`,
  );
  return rows.map(({ minutes }) => minutes);
};

describe('jobs', () => {
  test('servers that start at the same time share the jobs and run each once', async () => {
    const servers = Array.from({ length: 3 }, () => server());
    await Promise.all(servers.map(({ jobs }) => jobs.start()));
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const [i, importId] of ids.entries())
      await servers[i % 3]?.jobs.send(imports, { importId }, { singletonKey: importId });

    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['completed'])));
    expect(servers.flatMap(({ done }) => done).sort()).toEqual(ids.sort());
  });

  test('a server that runs many jobs at once does not warn of a leak', async () => {
    const warnings: string[] = [];
    const add = ({ message }: Error) => void warnings.push(message);
    process.on('warning', add);
    onTestFinished(() => void process.off('warning', add));
    const many = defineQueue({ name: 'many', data: z.object({ id: z.uuid() }), tries: 30, concurrency: 12 });
    const jobs = createJobs({ pool: database.pool, log: silent, queues: [many], versionWait });
    started.push(jobs);
    let running = 0;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = () => {
      running++;
      return finished;
    };
    jobs.work(many, { run, onExhausted: () => never });
    await jobs.start();
    for (let i = 0; i < 12; i++) await jobs.send(many, { id: randomUUID() }, { singletonKey: String(i) });
    try {
      await vi.waitFor(() => expect(running).toBe(12));
    } finally {
      finish();
    }
    expect(warnings).toEqual([]);
  });

  test('a job sent in a transaction exists only if that commits', async () => {
    const { jobs, done } = server();
    await jobs.start();
    const [committed, undone] = [randomUUID(), randomUUID()];
    await expect(
      database.db.transaction(async (db) => {
        await jobs.send(imports, { importId: undone }, { singletonKey: undone, db });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await database.db.transaction((db) =>
      jobs.send(imports, { importId: committed }, { singletonKey: committed, db }),
    );

    await vi.waitFor(() => expect(done).toEqual([committed]));
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']));
  });

  test('a job with the key of a waiting job is not queued', async () => {
    const sender = createJobs({ pool: database.pool, log: silent, queues });
    started.push(sender);
    await sender.start();
    const importId = randomUUID();
    for (let i = 0; i < 3; i++) await sender.send(imports, { importId }, { singletonKey: importId });
    expect(await states()).toEqual(['created']);
  });

  test('a delayed job waits, in a transaction or not', async () => {
    const { jobs, done } = server();
    await jobs.start();
    const delaySeconds = 3_600;
    await jobs.send(imports, { importId: randomUUID() }, { singletonKey: randomUUID(), delaySeconds });
    await database.db.transaction((db) =>
      jobs.send(imports, { importId: randomUUID() }, { singletonKey: randomUUID(), db, delaySeconds }),
    );
    const { rows } = await database.pool.query<{ minutes: number }>(
      `SELECT ceil(extract(epoch FROM start_after - now()) / 60)::int AS minutes FROM pgboss.job
       WHERE name = 'import-report'`,
    );
    expect(rows).toEqual([{ minutes: 60 }, { minutes: 60 }]);
    const importId = randomUUID();
    await jobs.send(imports, { importId }, { singletonKey: importId });
    await vi.waitFor(() => expect(done).toEqual([importId]));
  });

  test('a job that fails is retried', async () => {
    let fails = 1;
    const { jobs, done } = server(() => (fails-- > 0 ? Promise.reject(new Error('no')) : Promise.resolve()));
    await jobs.start();
    const importId = randomUUID();
    await jobs.send(imports, { importId }, { singletonKey: importId });
    await vi.waitFor(() => expect(done).toEqual([importId]));
  });

  test('a job that failed its last try is recorded as failed, also when that fails at first', async () => {
    const sender = createJobs({ pool: database.pool, log: silent, queues });
    started.push(sender);
    await sender.start();
    const importId = randomUUID();
    await sender.send(imports, { importId }, { singletonKey: importId });
    await database.pool.query(
      `UPDATE pgboss.job SET retry_count = $1, started_on = now() WHERE name = 'import-report'`,
      [imports.tries - 2],
    );
    const failures: string[] = [];
    const jobs = createJobs({ pool: database.pool, log: silent, queues });
    started.push(jobs);
    jobs.work(imports, {
      run: () => never,
      onExhausted: (...failure) => {
        failures.push(failure.join(' '));
        return failures.length === 1 ? Promise.reject(new Error('no database')) : Promise.resolve();
      },
    });
    await jobs.start();
    await vi.waitFor(async () => expect(await states()).toEqual(['failed']));
    expect(failures).toEqual([`${importId} tries`, `${importId} tries`]);
  });

  test('another server retries the job of a killed server', async () => {
    const doomed = openDatabase(database.url);
    const run = vi.fn(() => never);
    const dead = createJobs({ pool: doomed.pool, log: silent, queues });
    dead.work(imports, { run, onExhausted: () => never });
    await dead.start();
    const importId = randomUUID();
    await dead.send(imports, { importId }, { singletonKey: importId });
    // active is not enough: the locking connection might open only after the kill
    await vi.waitFor(() => expect(run).toHaveBeenCalled());

    // its connections end as if killed, and the handler never finishes
    doomed.pool.on('error', () => undefined);
    // it must not open new ones: a second worker would take the job again
    void doomed.pool.end();
    await database.pool.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    const { jobs, done } = server();
    await jobs.start();
    await vi.waitFor(() => expect(done).toEqual([importId]));
  });

  test('another server retries the job of a server whose connections are dead', async () => {
    const proxy = await openDatabaseProxy(database.url);
    const unreachable = openDatabase(proxy.url, { onIdleError: () => undefined });
    const run = vi.fn(() => never);
    const lost = createJobs({ pool: unreachable.pool, log: silent, queues, maxSilenceMs: 60_000 });
    lost.work(imports, { run, onExhausted: () => never });
    await lost.start();
    const importId = randomUUID();
    await lost.send(imports, { importId }, { singletonKey: importId });
    await vi.waitFor(() => expect(run).toHaveBeenCalled());

    proxy.freeze();
    const { jobs, done } = server(undefined, { maxSilenceMs: 1_000 });
    await jobs.start();
    await vi.waitFor(() => expect(done).toEqual([importId]));
    await proxy.close();
  });

  test('of waiting jobs those of the highest priority start first', async () => {
    const sender = createJobs({ pool: database.pool, log: silent, queues });
    started.push(sender);
    await sender.start();
    const [low, high, middle] = [randomUUID(), randomUUID(), randomUUID()];
    await sender.send(imports, { importId: low }, { singletonKey: low, priority: -2 });
    await sender.send(imports, { importId: high }, { singletonKey: high });
    await sender.send(imports, { importId: middle }, { singletonKey: middle, priority: -1 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const begun: string[] = [];
    const { jobs, done } = server((importId) => {
      begun.push(importId);
      return released;
    });
    await jobs.start();
    // two at a time
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    expect(begun.toSorted()).toEqual([high, middle].toSorted());
    release();
    await vi.waitFor(() => expect(done).toHaveLength(3));
    expect(begun.slice(-1)).toEqual([low]);
  });

  test('a job of another version costs no try, and does not block others', async () => {
    const { jobs, done, warnings } = server();
    await jobs.start();
    const [fileId, importId] = [randomUUID(), randomUUID()];
    await jobs.send(importsOf(2), { version: 2, id: fileId }, { singletonKey: fileId });
    await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(1));
    expect(warnings[0]).toMatchObject({ queue: 'import-report', key: fileId, version });
    await jobs.send(imports, { importId }, { singletonKey: importId });
    await vi.waitFor(() => expect(done).toEqual([importId]));
    const { rows } = await database.pool.query<{ tries: number }>(
      'SELECT retry_count AS tries FROM pgboss.job WHERE singleton_key = $1',
      [fileId],
    );
    expect(rows).toEqual([{ tries: 0 }]);
  });

  test('every job is run by a server of its version or recorded as failed, whatever versions run', async () => {
    const versions = [1, 2, 3];
    const short = { retrySeconds: 0.1, limitSeconds: 1 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...versions), { minLength: 1, maxLength: 8 }),
        fc.subarray(versions, { minLength: 1 }),
        async (ofJobs, ofServers) => {
          const ends = new Map<string, string>();
          const servers = ofServers.map((ofServer) => {
            const queue = importsOf(ofServer);
            const jobs = createJobs({
              pool: database.pool,
              log: silent,
              queues: [queue],
              versionWait: short,
            });
            jobs.work(queue, {
              run: ({ id }) => Promise.resolve(void ends.set(id, `run by ${ofServer}`)),
              onExhausted: (id, reason) => Promise.resolve(void ends.set(id, `failed: ${reason}`)),
            });
            return jobs;
          });
          started.push(...servers);
          for (const jobs of servers) await jobs.start();
          const sent = ofJobs.map((version) => ({ version, id: randomUUID() }));
          for (const data of sent)
            await servers[0]?.send(importsOf(data.version), data, { singletonKey: data.id });
          await vi.waitFor(() => expect(ends.size).toBe(sent.length));
          await Promise.all(servers.map((jobs) => jobs.stop()));
          const ended = new Map(await endsInQueue());
          for (const { version: ofJob, id } of sent) {
            const allowed = ofServers.includes(ofJob)
              ? ['failed: version', `run by ${ofJob}`]
              : ['failed: version'];
            expect(allowed).toContain(ends.get(id));
            expect(ended.get(id)).toBe(ends.get(id)?.startsWith('run') ? 'completed' : 'failed');
          }
        },
      ),
      { numRuns: 2 },
    );
  });

  test('a recurring job runs when the first server starts, and then waits for its next time', async () => {
    const runs: string[] = [];
    for (const name of ['one', 'other']) {
      const { jobs } = server();
      jobs.repeat(alerts, () => Promise.resolve(void runs.push(name)));
      await jobs.start();
      await vi.waitFor(async () => expect(await waitingMinutes()).toEqual([10]));
    }
    expect(runs).toEqual(['one']);
  });

  test('a recurring job that fails is retried, and waits for its next time after the last try', async () => {
    let runs = 0;
    const { jobs } = server();
    jobs.repeat(alerts, () => {
      runs += 1;
      return Promise.reject(new Error('no'));
    });
    await jobs.start();
    await vi.waitFor(async () => expect(await waitingMinutes()).toEqual([10]));
    expect(runs).toBe(2);
  });

  test('stop waits for the running job', async () => {
    let finish = () => {};
    let begun = false;
    const { jobs, done } = server(() => {
      begun = true;
      return new Promise<void>((resolve) => (finish = resolve));
    });
    await jobs.start();
    const importId = randomUUID();
    await jobs.send(imports, { importId }, { singletonKey: importId });
    await vi.waitFor(() => expect(begun).toBe(true));
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(done).toEqual([importId]);
    expect(await states()).toEqual(['completed']);
  });
});
