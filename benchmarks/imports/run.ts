/**
 * Measures the import of a large file by the built server: `npm run bench:imports [-- --rows N]`. Exits with 1 when a limit
 * is exceeded. The memory of the database does not count.
 */
import { importStates } from '@meridian/api-client/contract';
import { rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import { startServerProcess } from '../../tools/crash';
import { writeKeywordFile } from './keyword-file';
import { demoSettings, openClient } from './server-client';
import { residentMegabytes, watchServer } from './watch-process';

/** Seconds for a million rows; other row counts scale in proportion. */
const limits = { secondsPerMillion: 60, megabytes: 300, healthMs: 50 };
/** Time in which a started server releases the memory of its start. */
const idleMs = 3_000;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);
const folder = temporaryFolder();
const file = path.join(folder, 'keywords.csv');
const server = startServerProcess({ dataDir: path.join(folder, 'data'), env: demoSettings });
try {
  await writeKeywordFile(file, rows);
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const address = await server.ready;
  const client = await openClient(address);
  await delay(idleMs);
  const idle = residentMegabytes(server.pid);
  const start = performance.now();
  let uploadSeconds = 0;
  let seconds = 0;
  const { highestMegabytes, healthMs } = await watchServer({ pid: server.pid, address }, async () => {
    const id = await client.upload(file);
    uploadSeconds = (performance.now() - start) / 1000;
    const { state, importedRows, problems } = await client.ended(id);
    seconds = (performance.now() - start) / 1000;
    if (state !== importStates.done || importedRows !== rows)
      throw new Error(`state ${String(state)}, ${String(importedRows)} rows: ${JSON.stringify(problems)}`);
  });
  const p99 = healthMs[Math.floor(healthMs.length * 0.99)] ?? Number.NaN;
  const megabytes = statSync(file).size / 2 ** 20;
  console.log(`load ${loadavg()[0]?.toFixed(2) ?? ''}; ${String(rows)} rows, ${megabytes.toFixed(0)} MB\n`);
  const results = [
    { name: 'seconds', value: seconds, limit: Math.max(5, (limits.secondsPerMillion * rows) / 1_000_000) },
    { name: 'MB over idle', value: highestMegabytes - idle, limit: limits.megabytes },
    { name: '/healthz p99, ms', value: p99, limit: limits.healthMs },
  ];
  console.log('                      value   limit');
  for (const { name, value, limit } of results)
    console.log(name.padEnd(18), value.toFixed(1).padStart(8), limit.toFixed(0).padStart(7));
  const isWithin = results.every(({ value, limit }) => value <= limit);
  console.log(
    `\nof the time ${uploadSeconds.toFixed(1)} s for the upload; idle ${idle.toFixed(0)} MB; slowest /healthz ${(healthMs.at(-1) ?? 0).toFixed(0)} ms`,
  );
  console.log(`within the limits: ${isWithin ? 'yes' : 'NO'}`);
  return isWithin;
}
