/**
 * Loads the built server with users, imports, exports and one user who floods it with requests: `npm run test:load [-- --minutes 30
 * --users 50]`. Exits with 1 when a limit is exceeded. Server, database and users share the machine.
 */
import { setMaxListeners } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import { seededRandom, startServerProcess } from '../../tools/crash';
import { writeKeywordFile } from '../imports/keyword-file';
import { demoSettings, openClient } from '../imports/server-client';
import { residentMegabytes, watchServer } from '../imports/watch-process';
import { createLoadClient, createLog, percentile, type LoadLog } from './load-client';
import { openSessions } from './sessions';
import { actAsUser, storm } from './users';

const limits = { listP95Ms: 300, stormFactor: 3, healthP99Ms: 50, growth: 1.05 };
const stormConnections = 200;
/** About 20 MB. */
const importedRows = 200_000;
const lists = ['keyword list', 'campaign list', 'sorted list', 'feed list', 'compared list'];

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, users: { type: 'string', default: '50' } },
});
const minutes = Number(values.minutes);
const userCount = Number(values.users);
const folder = temporaryFolder();
const dataDir = path.join(folder, 'data');
const server = startServerProcess({ dataDir, env: { ...demoSettings, MERIDIAN_LOG_LEVEL: 'warn' } });
const stop = new AbortController();
// every user adds a listener
setMaxListeners(0, stop.signal);
try {
  process.exitCode = (await measure(await server.ready)) ? 0 : 1;
} catch (error) {
  console.log(server.output().slice(-4_000));
  throw error;
} finally {
  stop.abort();
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(address: string): Promise<boolean> {
  const tokens = await openSessions(dataDir, userCount + 1);
  const random = seededRandom(1);
  let log = createLog();
  const clients = tokens.map((token) => createLoadClient(address, token, () => log));
  const [stormy, ...others] = clients;
  if (!stormy) throw new Error('no user could sign in');
  const users = others.map((client) => actAsUser(client, { signal: stop.signal, random }));

  const phase = async (share: number, work: () => Promise<unknown> = () => Promise.resolve()) => {
    log = createLog();
    const own = log;
    const watched = await watchServer({ pid: server.pid, address }, async () => {
      await Promise.all([delay(minutes * 60_000 * share), work()]);
    });
    return { log: own, ...watched };
  };

  await phase(0.1);
  const warm = residentMegabytes(server.pid);
  const quiet = await phase(0.5);
  const grown = residentMegabytes(server.pid) / warm;
  const heavy = await phase(0.2, () => importAndExport(address));
  const stormMs = minutes * 60_000 * 0.2;
  const stormed = await phase(0.2, () => storm(stormy, stormConnections, stormMs));
  stop.abort();
  await Promise.all(users);

  const listMs = (one: LoadLog) => lists.flatMap((name) => one.ms.get(name) ?? []);
  const p95 = (one: LoadLog) => percentile(listMs(one), 0.95);
  report({ quiet, heavy, stormed });
  const errors = [quiet, heavy, stormed].flatMap((one) => one.log.errors);
  const health = [quiet, heavy, stormed].map(({ healthMs }) => percentile(healthMs, 0.99));
  const checks: [string, number, number][] = [
    ['errors', errors.length, 0],
    ['list p95, ms', p95(quiet.log), limits.listP95Ms],
    ['list p95 during the storm / before', p95(stormed.log) / p95(quiet.log), limits.stormFactor],
    ['/healthz p99, ms', Math.max(...health), limits.healthP99Ms],
    ['memory after / after warm-up', grown, limits.growth],
  ];
  for (const error of new Set(errors)) console.log(`error: ${error}`);
  for (const [name, value, limit] of checks)
    console.log(
      `${value <= limit ? 'ok  ' : 'OVER'} ${name.padEnd(38)} ${value.toFixed(2)} (limit ${String(limit)})`,
    );
  return checks.every(([, value, limit]) => value <= limit);
}

/** Load beside the users: the largest import, and an export of its rows. */
async function importAndExport(address: string): Promise<void> {
  const file = path.join(folder, 'keywords.csv');
  await writeKeywordFile(file, importedRows);
  const client = await openClient(address);
  await client.ended(await client.upload(file));
  await client.exported({ beginDate: '2022-01-01', endDate: '2022-01-30' });
}

function report(
  phases: Record<string, { log: LoadLog; healthMs: readonly number[]; highestMegabytes: number }>,
): void {
  console.log(
    `${String(userCount)} users, ${String(minutes)} min, ${String(cpus().length)} cores, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  for (const [name, { log, healthMs, highestMegabytes }] of Object.entries(phases)) {
    const count = [...log.ms.values()].reduce((sum, ms) => sum + ms.length, 0);
    console.log(`\n${name}: ${String(count)} requests, ${String(Math.round(highestMegabytes))} MB at most`);
    const row = (label: string, ms: readonly number[]) =>
      console.log(
        label.padEnd(18) +
          [0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(0).padStart(8)).join(''),
      );
    console.log(`${''.padEnd(18)}     p50     p95     p99 ms`);
    for (const [task, ms] of [...log.ms].sort()) row(task, ms);
    row('/healthz', healthMs);
  }
  console.log('');
}
