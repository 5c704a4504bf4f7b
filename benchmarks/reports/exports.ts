import { exportStates } from '@meridian/api-client/contract';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { exportCsv, exportParquet } from '../../apps/server/src/report-engine/export/facts-export.repository';
import { post, type Caller } from './measure';
import type { Workspace } from './workspace';

/** Measures `admin export-facts` without writing its CSV to a disk. Returns whether the goal is met. */
export async function measureFactsExport(
  { db, dataDir }: Workspace,
  { accountId, goal }: { accountId: number; goal: number },
): Promise<boolean> {
  const { signal } = new AbortController();
  const folder = mkdtempSync(path.join(dataDir, 'export-'));
  const runs = {
    csv: () =>
      exportCsv(
        db,
        { accountId },
        { output: new Writable({ write: (_chunk, _encoding, done) => done() }), signal },
      ),
    parquet: () =>
      exportParquet(db, { accountId }, { folder, file: path.join(folder, 'facts.parquet'), signal }),
  };
  let isMet = true;
  for (const [format, run] of Object.entries(runs)) {
    const before = process.memoryUsage.rss();
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 20);
    const start = performance.now();
    const count = await run();
    clearInterval(watch);
    const speed = count / ((performance.now() - start) / 1_000);
    isMet &&= speed >= goal;
    console.log(
      `export-facts as ${format}: ${speed.toFixed(0)} facts per second, ${((highest - before) / 2 ** 20).toFixed(0)} MB more memory${speed >= goal ? '' : '  too slow'}`,
    );
  }
  return isMet;
}

/** Milliseconds from the request of a file until it is ready. */
export async function measureExport(
  caller: Caller,
  { query, format }: { query: object; format: 'csv' | 'xlsx' },
): Promise<number> {
  const start = performance.now();
  const body = { format, query };
  const created = await post(caller, { path: '/seachReport/keyword/daily/createExport', body });
  if (!created.startsWith('{"code":200,'))
    throw new Error(`The export was rejected: ${created.slice(0, 300)}`);
  const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(JSON.parse(created)).data;
  for (;;) {
    const records = recordsSchema.parse(
      JSON.parse(await post(caller, { path: '/downloadExcelRecord/list', body: {} })),
    );
    const state = records.data.list.find((record) => record.id === id)?.state;
    if (state === exportStates.ready) return performance.now() - start;
    if (state === exportStates.failed) throw new Error('The export failed');
    await delay(10);
  }
}

const recordsSchema = z.object({
  data: z.object({ list: z.array(z.object({ id: z.string(), state: z.number() })) }),
});
