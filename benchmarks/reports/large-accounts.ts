import { setTimeout as delay } from 'node:timers/promises';
import { countFacts, loadFacts } from './load-facts';
import { measure, type Caller } from './measure';
import { openWorkspace, type Host } from './workspace';

const period = { firstDay: '2026-07-21', lastDay: '2026-11-20' };
const keywords = 50_000;

const month = { beginDate: '2026-10-21', endDate: '2026-11-20' };
const quarter = { beginDate: '2026-08-17', endDate: '2026-11-15' };
const report = (kind: string, call = 'list') => `/seachReport/keyword/${kind}/${call}`;
const calls = [
  { name: 'daily, by cost', path: report('daily'), query: month, page: { sortCol: 'cost desc' } },
  {
    name: 'daily, text, by CTR',
    path: report('daily'),
    query: { ...month, text: 'keyword 1' },
    page: { sortCol: 'ctr desc' },
  },
  { name: 'custom', path: report('custom'), query: month, page: { sortCol: 'cost desc' } },
  { name: 'weekly, 13 weeks', path: report('weekly'), query: quarter, page: {} },
  {
    name: 'daily, compared',
    path: report('daily'),
    query: { ...month, compare: { basis: 'previous' } },
    page: { sortCol: 'cost:change desc' },
  },
  { name: 'trend of a month', path: report('daily', 'trend'), query: month },
  {
    name: 'campaigns of keywords',
    path: '/seachReport/campaign/daily/list',
    query: { ...month, from: 'keyword' },
    page: { sortCol: 'cost desc' },
  },
];

/** Compares PostgreSQL and DuckDB on one account of 50,000 keywords, with two servers on one database. */
export async function measureLargeAccounts(host: Host, today: string): Promise<void> {
  const workspace = await openWorkspace(host, today, { MERIDIAN_REPORT_ENGINE: 'postgres' });
  try {
    const { db } = workspace;
    const [account = 0] = await loadFacts(db, { accountCount: 1, keywordCount: keywords, ...period });
    console.log(`\n${await countFacts(db)} facts of one account with ${keywords} keywords`);
    const token = await workspace.signIn(account);
    const postgres = { address: workspace.address, token };
    const duckdb = { address: await workspace.addServer({ MERIDIAN_REPORT_ENGINE: 'duckdb' }), token };
    await copy(duckdb);
    console.log('call                     rows     PostgreSQL p50     DuckDB p50   first   ratio');
    for (const { name, path, query, page } of calls) {
      const call = { path, body: { query, page } };
      // the sums of a report are kept, so that its first page takes longer than the others
      const [first] = await measure([duckdb], call, { times: 1, warmUp: 0 });
      const [fast] = await measure([duckdb], call, { times: 20, warmUp: 2 });
      const [slow] = await measure([postgres], call, { times: 3, warmUp: 1 });
      const columns = [slow, fast, first].map((measured) => (measured?.p50 ?? Number.NaN).toFixed(0));
      const ratio = ((slow?.p50 ?? Number.NaN) / (fast?.p50 ?? Number.NaN)).toFixed(1);
      const rows = String(fast?.totalCount ?? '').padStart(8);
      console.log(name.padEnd(22) + rows + [...columns, ratio].map((text) => text.padStart(12)).join(''));
    }
  } finally {
    await workspace.close();
  }
}

/** Sends slow reports until the facts of all months are copied, and says how long it took. */
async function copy(caller: Caller): Promise<void> {
  const start = performance.now();
  const whole = { beginDate: period.firstDay, endDate: period.lastDay };
  const call = { path: report('custom'), body: { query: whole, page: {} } };
  await measure([caller], call, { times: 1, warmUp: 0 });
  for (;;) {
    const response = await fetch(`${caller.address}/metrics`);
    const waiting = /^meridian_report_copies_waiting (\d+)/m.exec(await response.text())?.[1];
    if (waiting === '0') break;
    await delay(500);
  }
  // the last one is being written
  await measure([caller], call, { times: 3, warmUp: 0 });
  console.log(`copied in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
