import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing';
import { openDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy';
import { createReadiness, type ServerReadiness } from './readiness';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

let proxy: DatabaseProxy;
let readiness: ServerReadiness;
let time: number;
let free: number;
let reads: number;
let lines: string[];
beforeEach(async () => {
  proxy = await openDatabaseProxy(database.url);
  [time, free, reads, lines] = [0, 1e9, 0, []];
  readiness = createReadiness({
    url: proxy.url,
    folders: ['/'],
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    now: () => time,
    freeBytes: () => {
      reads++;
      return Promise.resolve(free);
    },
  });
});
afterEach(async () => {
  readiness.close();
  await proxy.close();
});

/** The result of a new probe. */
const probe = () => {
  time += 2_000;
  return readiness.findProblem();
};

describe('readiness', () => {
  it('is that of the phase until the server has started, and while it stops', async () => {
    expect([readiness.isReady(), await readiness.findProblem()]).toEqual([false, 'starting']);
    readiness.markReady();
    expect([readiness.isReady(), await readiness.findProblem()]).toEqual([true, undefined]);
    readiness.markStopping();
    expect([readiness.isReady(), await readiness.findProblem()]).toEqual([false, 'stopping']);
  });

  it('is false while the database is gone, and true again with the next connection', async () => {
    readiness.markReady();
    expect(await probe()).toBe(undefined);
    proxy.freeze();
    expect(await probe()).toBe('database');
    expect(await probe()).toBe(undefined);
    await proxy.close();
    expect(await probe()).toBe('database');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'not ready',
      'ready again',
      'not ready',
    ]);
  });

  it('is false below 100 MB of free disk', async () => {
    readiness.markReady();
    free = 100 * 1024 * 1024 - 1;
    expect(await probe()).toBe('disk');
    free++;
    expect(await probe()).toBe(undefined);
  });

  it('is probed once for many requests, and again after two seconds', async () => {
    readiness.markReady();
    time = 10_000;
    await Promise.all(Array.from({ length: 20 }, () => readiness.findProblem()));
    time += 1_999;
    await readiness.findProblem();
    expect(reads).toBe(1);
    time += 1;
    await readiness.findProblem();
    expect(reads).toBe(2);
  });

  it('reads the free space of real disks, and ignores a directory that does not exist yet', async () => {
    const real = createReadiness({
      url: database.url,
      folders: ['/', '/no/such/directory'],
      log: pino({ level: 'silent' }),
    });
    real.markReady();
    expect(await real.findProblem()).toBe(undefined);
    real.close();
  });
});
