/**
 * Measures how the built server reads a workbook of 138,000 keywords for an ad draft, and how the rows are planned:
 * `npm run bench:draft-imports [-- --rows N]`. Exits with 1 when a limit is exceeded.
 */
import { detectSheets, emptyDraft, exampleLimits, planImport } from '@meridian/draft-editor/core';
import { writeXlsx } from 'hucre/xlsx';
import { rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import { startServerProcess } from '../../tools/crash';
import { demoSettings, openClient } from './server-client';
import { residentMegabytes, watchServer } from './watch-process';

const limits = { seconds: 10, megabytes: 300, healthMs: 50 };
/** Time in which a started server releases the memory of its start. */
const idleMs = 3_000;
/** Share of distinct keywords in real lists. */
const distinctShare = 0.42;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '138000' } } });
const rows = Number(values.rows);
const folder = temporaryFolder();
const file = path.join(folder, 'keywords.xlsx');
const server = startServerProcess({ dataDir: path.join(folder, 'data'), env: demoSettings });
try {
  const distinct = Math.ceil(rows * distinctShare);
  const keywords = Array.from({ length: rows }, (_, index) => [`北海道滑雪 ${String(index % distinct)}`]);
  writeFileSync(file, await writeXlsx({ sheets: [{ name: '关键词', rows: [['关键词'], ...keywords] }] }));
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const address = await server.ready;
  const client = await openClient(address);
  const readForDraft = await client.draftReader();
  await delay(idleMs);
  const idle = residentMegabytes(server.pid);
  let seconds = 0;
  let planSeconds = 0;
  const { highestMegabytes, healthMs } = await watchServer({ pid: server.pid, address }, async () => {
    const start = performance.now();
    const content = await readForDraft(file);
    seconds = (performance.now() - start) / 1000;
    if (content.sheets[0]?.rows.length !== rows + 1) throw new Error(JSON.stringify(content.problem));
    let id = 0;
    const newId = () => String((id += 1));
    planImport(emptyDraft('a'), content, detectSheets(content), {
      limits: exampleLimits,
      newId,
      unitId: 'unit',
    });
    planSeconds = (performance.now() - start) / 1000 - seconds;
  });
  const p99 = healthMs[Math.floor(healthMs.length * 0.99)] ?? Number.NaN;
  const results = [
    { name: 'seconds, read', value: seconds, limit: limits.seconds },
    { name: 'seconds, planned', value: planSeconds, limit: limits.seconds },
    { name: 'MB over idle', value: highestMegabytes - idle, limit: limits.megabytes },
    { name: '/healthz p99, ms', value: p99, limit: limits.healthMs },
  ];
  console.log(`load ${loadavg()[0]?.toFixed(2) ?? ''}; ${String(rows)} rows\n`);
  console.log('                      value   limit');
  for (const { name, value, limit } of results)
    console.log(name.padEnd(18), value.toFixed(1).padStart(8), limit.toFixed(0).padStart(7));
  return results.every(({ value, limit }) => value <= limit);
}
