import { setTimeout as delay } from 'node:timers/promises';
import { measureUsers } from './concurrent-users';
import { measureExport, measureFactsExport } from './exports';
import { countFacts, loadFacts, type Load } from './load-facts';
import { measure, post, type Caller } from './measure';
import { openPlainDuckdb, type PlainList } from './plain-queries';
import { openWorkspace, type Host } from './workspace';

interface LargeReport {
  title: string;
  load: Load;
  /** For p50 of each call. */
  goalMs: number;
  /** For a file with the first 10,000 rows of the daily list; absent: not measured. */
  exportGoalMs?: number;
  /** Facts per second of `admin export-facts`; absent: not measured. */
  factsGoal?: number;
  /** Limit of p95 of 20 users, as a multiple of that of one user; absent: not measured. */
  usersLimit?: number;
  calls: { name: string; path: string; query: object; sortCol?: string; plain: PlainList }[];
}

const path = (kind: string, { section = 'keyword', call = 'list' } = {}) =>
  `/seachReport/${section}/${kind}/${call}`;
const lastDay = '2026-11-20';
const month = { beginDate: '2026-10-21', endDate: lastDay };
const quarter = { beginDate: '2026-08-17', endDate: '2026-11-15' };
const compare = { basis: 'previous' };
const range = [month.beginDate, lastDay] as const;
const byDay = { range, period: 'begin_date' };
const eachFact = { ...byDay, areFacts: true } as const;
const search = { text: 'keyword 1' };
const withWord = `contains(i."lower showWord", 'keyword 1')`;
const ctr = 'click / nullif(impression, 0)';
const ctrBefore = 'click_before / nullif(impression_before, 0)';

const callsOfAccount: LargeReport['calls'] = [
  {
    name: 'daily, by cost',
    path: path('daily'),
    query: month,
    sortCol: 'cost desc',
    plain: { ...eachFact, order: 'cost DESC' },
  },
  {
    name: 'daily',
    path: path('daily'),
    query: month,
    plain: { ...eachFact, order: 'step DESC, cost DESC' },
  },
  {
    name: 'daily, text, by CTR',
    path: path('daily'),
    query: { ...month, ...search },
    sortCol: 'ctr desc',
    plain: { ...eachFact, order: `${ctr} DESC`, where: withWord },
  },
  {
    name: 'whole range',
    path: path('custom'),
    query: month,
    sortCol: 'cost desc',
    plain: { range, order: 'cost DESC' },
  },
  {
    name: 'weekly, 13 weeks',
    path: path('weekly'),
    query: quarter,
    plain: {
      range: [quarter.beginDate, quarter.endDate],
      period: `date_trunc('week', begin_date)`,
      order: 'step DESC, cost DESC',
    },
  },
  {
    name: 'daily, compared',
    path: path('daily'),
    query: { ...month, compare },
    sortCol: 'cost:change desc',
    plain: { ...eachFact, daysBefore: 31, order: 'cost - coalesce(cost_before, 0) DESC NULLS LAST' },
  },
  {
    name: 'CTR changed by 10 %',
    path: path('daily'),
    query: { ...month, compare: { ...compare, changedBy: 10, changedKey: 'ctr' } },
    sortCol: 'ctr:change desc',
    plain: {
      ...eachFact,
      daysBefore: 31,
      having: `coalesce(abs(${ctr} - ${ctrBefore}) >= 0.1 * ${ctrBefore}, true)`,
      order: `${ctr} - ${ctrBefore} DESC NULLS LAST`,
    },
  },
  {
    name: 'cost above 450',
    path: path('daily'),
    query: { ...month, where: [[{ column: 'cost', operator: 'gt', values: ['450'] }]] },
    sortCol: 'cost desc',
    plain: { ...eachFact, having: 'cost > 450000000', order: 'cost DESC' },
  },
  {
    name: 'weekly, CTR up by 10 %',
    path: path('weekly'),
    query: { ...quarter, compare, where: [[{ column: 'ctr', operator: 'upBy', values: ['10'] }]] },
    sortCol: 'ctr:change desc',
    plain: {
      range: [quarter.beginDate, quarter.endDate],
      period: `date_trunc('week', begin_date)`,
      daysBefore: 91,
      having: `coalesce(${ctr} - ${ctrBefore} > 0.1 * ${ctrBefore}, false)`,
      order: `${ctr} - ${ctrBefore} DESC NULLS LAST`,
    },
  },
  {
    name: 'trend',
    path: path('daily', { call: 'trend' }),
    query: month,
    plain: { ...byDay, key: `'all'`, order: 'step' },
  },
  {
    name: 'trend, text',
    path: path('daily', { call: 'trend' }),
    query: { ...month, ...search },
    plain: { ...byDay, key: `'all'`, order: 'step', where: withWord },
  },
  {
    name: 'campaigns of keywords',
    path: path('daily', { section: 'campaign' }),
    query: { ...month, from: 'keyword' },
    sortCol: 'cost desc',
    plain: { ...byDay, key: '"value campaignName"', isOfItem: true, order: 'cost DESC' },
  },
];

const large: LargeReport = {
  title: 'one account of 50,000 keywords',
  load: { accountCount: 1, keywordCount: 50_000, firstDay: '2026-07-21', lastDay },
  goalMs: 150,
  calls: callsOfAccount,
  exportGoalMs: 1_000,
  factsGoal: 100_000,
  usersLimit: 3,
};

const huge: LargeReport = {
  title: 'one account of 200,000 keywords over a year',
  load: { accountCount: 1, keywordCount: 200_000, firstDay: '2025-11-21', lastDay },
  goalMs: 400,
  calls: callsOfAccount,
};

const week = ['2026-11-09', '2026-11-15'] as const;
const agency: LargeReport = {
  title: '300 accounts of 200 keywords, each account in rows of its own',
  load: { accountCount: 300, keywordCount: 200, firstDay: month.beginDate, lastDay },
  goalMs: 200,
  calls: [
    {
      name: 'daily, by cost',
      path: path('daily'),
      query: month,
      sortCol: 'cost desc',
      plain: { ...eachFact, key: 'account_id, item_key', order: 'cost DESC' },
    },
    {
      name: 'whole range',
      path: path('custom'),
      query: month,
      sortCol: 'cost desc',
      plain: { range, key: 'account_id, item_key', order: 'cost DESC' },
    },
    {
      name: 'a week, compared',
      path: path('weekly'),
      query: { beginDate: week[0], endDate: week[1], compare },
      sortCol: 'cost:change desc',
      plain: {
        range: week,
        key: 'account_id, item_key',
        daysBefore: 7,
        order: 'cost - coalesce(cost_before, 0) DESC NULLS LAST',
      },
    },
    {
      name: 'trend',
      path: path('daily', { call: 'trend' }),
      query: month,
      plain: { ...byDay, key: `'all'`, order: 'step' },
    },
  ],
};

/** What `measureLarge` can measure, by name. */
export const largeReports = { large, agency, huge };

/** Measures DuckDB's reports of large accounts, beside plain queries over the same files. Returns whether all goals are met. */
export async function measureLarge(
  host: Host,
  today: string,
  { title, load, goalMs, calls, exportGoalMs, factsGoal, usersLimit }: LargeReport,
): Promise<boolean> {
  const workspace = await openWorkspace(host, today);
  try {
    const loading = performance.now();
    const [accountId = 0] = await loadFacts(workspace.db, load);
    const loadSeconds = (performance.now() - loading) / 1_000;
    const caller = { address: workspace.address, token: await workspace.signInAdministrator() };
    const count = await countFacts(workspace.db);
    console.log(
      `\n${title}: ${count} facts, loaded in ${loadSeconds.toFixed(0)} s, p50 at most ${goalMs} ms`,
    );
    const seconds = await copyFacts(caller, load);
    console.log(
      `copied in ${seconds.toFixed(0)} s, ${((seconds * 1e6) / count).toFixed(1)} s per million facts`,
    );
    const duckdb = openPlainDuckdb(workspace.dataDir);
    console.log('call                     rows       first       pages       plain       ratio');
    let areMet = true;
    for (const { name, plain, ...call } of calls) {
      // sums of a report and the order of its rows are kept, so that its first page takes longer than the others
      const [first] = await measure([caller], callOf(call), { times: 1, warmUp: 0 });
      const pageOf = (round: number) => callOf(call, 1 + (Math.abs(round) % pageCount));
      const [own] = await measure([caller], pageOf, { times: 2 * pageCount, warmUp: 2 });
      await duckdb.run(plain);
      const times = [await duckdb.run(plain), await duckdb.run(plain), await duckdb.run(plain)];
      const fastest = Math.min(...times);
      const p50 = own?.p50 ?? Number.NaN;
      const columns = [first?.p50 ?? Number.NaN, p50, fastest].map((ms) => ms.toFixed(0));
      const isMet = p50 <= goalMs;
      areMet &&= isMet;
      console.log(
        name.padEnd(22) +
          String(own?.totalCount ?? '').padStart(8) +
          [...columns, (p50 / fastest).toFixed(1)].map((text) => text.padStart(12)).join('') +
          (isMet ? '' : '  too slow'),
      );
    }
    await duckdb.stop();
    if (usersLimit !== undefined)
      areMet =
        (await measureUsers(caller, { calls: calls.map((call) => callOf(call)), limit: usersLimit })) &&
        areMet;
    for (const format of exportGoalMs === undefined ? [] : (['csv', 'xlsx'] as const)) {
      // the first one loads the code
      await measureExport(caller, { query: { ...month, ...search }, format });
      const ms = await measureExport(caller, { query: month, format });
      const isMet = ms <= (exportGoalMs ?? Infinity);
      areMet &&= isMet;
      console.log(`10,000 rows as .${format}: ${ms.toFixed(0)} ms${isMet ? '' : '  too slow'}`);
    }
    if (factsGoal !== undefined && !(await measureFactsExport(workspace, { accountId, goal: factsGoal })))
      areMet = false;
    return areMet;
  } finally {
    await workspace.close();
  }
}

/** Pages of a list that users turn to. */
const pageCount = 10;

function callOf(
  { path, query, sortCol }: Pick<LargeReport['calls'][number], 'path' | 'query' | 'sortCol'>,
  number = 1,
) {
  return { path, body: { query, page: { number, ...(sortCol !== undefined && { sortCol }) } } };
}

/** Sends slow reports until the facts of all months are copied; returns the seconds that copying took. */
export async function copyFacts(
  caller: Caller,
  { firstDay, lastDay: endDate }: Pick<Load, 'firstDay' | 'lastDay'>,
): Promise<number> {
  const call = { path: path('custom'), body: { query: { beginDate: firstDay, endDate }, page: {} } };
  // PostgreSQL may not finish it
  await post(caller, call);
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${caller.address}/metrics`);
    const text = await response.text();
    // the last one has left the queue while it is being written
    if (/^meridian_report_copies_lag_seconds 0$/m.test(text)) break;
    await delay(200);
  }
  return (performance.now() - start) / 1000;
}
