/**
 * Measures time and memory of creating a report file: `npm run bench:exports`. Exits with 1 when a limit is exceeded.
 * `DATABASE_URL` selects another PostgreSQL; the memory of the database does not count.
 */
import { basePath, exportStates } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/platform/db';
import { loadFacts } from '../reports/load-facts';
import { openWorkspace, startHost } from '../reports/workspace';

const today = '2026-11-21';
const lastDay = '2026-11-20';
const columnCount = 25;

/** Keyword reports with a comparison to the previous year, which adds the columns. */
const runs = [
  { name: '10,000 x 25, daily', period: 'daily', keywords: 10_000, maxMs: 5_000, maxMegabytes: 150 },
  { name: '200,000 x 25, custom', period: 'custom', keywords: 200_000, maxMs: null, maxMegabytes: 300 },
] as const;

const host = await startHost();
try {
  let isWithin = true;
  console.log(`load ${loadavg()[0]?.toFixed(2)}\n`);
  console.log('file                   format   rows  seconds  limit   MB more  limit   size MB');
  for (const run of runs) {
    const workspace = await openWorkspace(host, today);
    try {
      const account = await fill(workspace.db, run.keywords);
      const token = await workspace.signIn(account);
      // the first file of a process also measures loading the code
      await make({ ...run, format: 'xlsx', text: 'keyword 123', address: workspace.address, token });
      for (const format of ['xlsx', 'csv'] as const) {
        const made = await make({ ...run, format, address: workspace.address, token });
        const isFast = run.maxMs === null || made.ms <= run.maxMs;
        isWithin &&= isFast && made.megabytes <= run.maxMegabytes;
        console.log(
          run.name.padEnd(22),
          format.padEnd(5),
          String(made.rows).padStart(8),
          (made.ms / 1000).toFixed(1).padStart(8),
          (run.maxMs === null ? '--' : (run.maxMs / 1000).toFixed(1)).padStart(6),
          made.megabytes.toFixed(0).padStart(9),
          String(run.maxMegabytes).padStart(6),
          made.size.toFixed(1).padStart(9),
        );
      }
    } finally {
      await workspace.close();
    }
  }
  console.log(`\nload ${loadavg()[0]?.toFixed(2)}; within the limits: ${isWithin ? 'yes' : 'NO'}`);
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await host.stop();
}

async function fill(db: Database, keywords: number): Promise<number> {
  const [account = 0] = await loadFacts(db, {
    accountCount: 1,
    keywordCount: keywords,
    firstDay: lastDay,
    lastDay,
  });
  await db.execute(sql`ANALYZE`);
  return account;
}

interface Wanted {
  period: 'daily' | 'custom';
  format: 'xlsx' | 'csv';
  text?: string;
  address: string;
  token: string;
}

interface Made {
  rows: number;
  ms: number;
  /** Peak of the resident memory, above the level before. */
  megabytes: number;
  size: number;
}

interface Envelope<Data> {
  code: number;
  data: Data;
}

async function make({ period, format, text, address, token }: Wanted): Promise<Made> {
  async function post<Data>(path: string, body: object): Promise<Data> {
    const response = await fetch(`${address}${basePath}/marketing/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, language: 'en' },
      body: JSON.stringify(body),
    });
    // parse boundary: responses of this server
    const envelope = (await response.json()) as Envelope<Data>;
    if (envelope.code !== 200) throw new Error(`rejected: ${JSON.stringify(envelope)}`);
    return envelope.data;
  }
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 10);
  try {
    const start = performance.now();
    const { id } = await post<{ id: string }>(`/seachReport/keyword/${period}/createExport`, {
      format,
      query: {
        beginDate: lastDay,
        endDate: lastDay,
        ...(text !== undefined && { text }),
        compare: { basis: 'lastYear' },
      },
      columns: columns(period),
    });
    for (;;) {
      const { list } = await post<{
        list: { id: string; state: number; rowCount: number; size: number; failure: string }[];
      }>('/downloadExcelRecord/list', {});
      const record = list.find((one) => one.id === id);
      if (record?.state === exportStates.failed) throw new Error(`failed: ${record.failure}`);
      if (record?.state === exportStates.ready) {
        const ms = performance.now() - start;
        const megabytes = (highest - before) / 2 ** 20;
        return { rows: record.rowCount, ms, megabytes, size: record.size / 2 ** 20 };
      }
      await delay(50);
    }
  } finally {
    clearInterval(watch);
  }
}

/** Six metrics are 18 columns of a comparison; texts make up the rest. */
function columns(period: Wanted['period']): string[] {
  const texts = [
    'showWord',
    'campaignName',
    'adgroupName',
    'matchType',
    'landPageExperience',
    'businessRelationship',
  ];
  const metrics = ['impression', 'click', 'ctr', 'cost', 'cpc', 'cpm'];
  const own = [...(period === 'daily' ? ['date'] : ['estimatedClickRate']), ...texts, ...metrics];
  if (own.length + 2 * metrics.length !== columnCount) throw new Error('unexpected number of columns');
  return own;
}
