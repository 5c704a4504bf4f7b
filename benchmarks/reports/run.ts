/**
 * Measures the report endpoints: `npm run bench:reports`. Exits with 1 when a limit is exceeded. `DATABASE_URL` selects
 * another PostgreSQL. Parts are measured alone by their names: `npm run bench:reports -- agency`.
 *
 * - `growth`: a large account in a small and a large database, the home page, and the first copy of all facts
 * - `large`: an account of 50,000 keywords, also with 20 users
 * - `agency`: 300 small accounts together
 * - `huge`: an account of 200,000 keywords over a year; only by name, since it needs 20 GB and 15 minutes
 */
import { copyFacts, largeReports, measureLarge } from './large-accounts';
import { countFacts, loadFacts } from './load-facts';
import { measure, type Caller, type Measured } from './measure';
import { openWorkspace, startHost, type Workspace } from './workspace';

const today = '2026-11-21';
const year = { firstDay: '2025-11-21', lastDay: '2026-11-20' };
const month = { beginDate: '2026-10-21', endDate: '2026-11-20' };
const quarter = { beginDate: '2026-08-17', endDate: '2026-11-15' };

/** The measured account is the same in both databases; each other account has a twentieth of its keywords. */
const measuredKeywords = 400;
const otherKeywords = 20;
/** Numbers of accounts for 1 and 10 million facts. */
const accountCounts = [118, 1_351];

const limitMs = 150;
/** For p95 of the requests of home. */
const limitHomeMs = 100;
const limitGrowth = 1.3;
/** For the copy of all facts after the first start with DuckDB. */
const limitCopySeconds = 120;
const report = (period: string, call = 'list') => `/seachReport/keyword/${period}/${call}`;

/** The limits apply to the first; the others are for comparison. */
const calls = [
  { name: 'daily, by cost', path: report('daily'), query: month, page: { sortCol: 'cost desc' } },
  { name: 'daily, last page', path: report('daily'), query: month, page: { number: 620 } },
  {
    name: 'daily, text, by CTR',
    path: report('daily'),
    query: { ...month, text: 'keyword 1' },
    page: { sortCol: 'ctr desc' },
  },
  { name: 'weekly, 13 weeks', path: report('weekly'), query: quarter, page: {} },
  {
    name: 'custom, one campaign',
    path: report('custom'),
    query: { ...month, campaignName: ['campaign 3'] },
    page: {},
  },
  {
    name: 'daily, compared',
    path: report('daily'),
    query: { ...month, compare: { basis: 'previous', changedBy: 10 } },
    page: { sortCol: 'cost:change desc' },
  },
  {
    name: 'weekly, compared',
    path: report('weekly'),
    query: { ...quarter, compare: { basis: 'previous' } },
    page: { sortCol: 'cost:change desc' },
  },
  { name: 'trend of a month', path: report('daily', 'trend'), query: month },
  { name: 'trend of 13 weeks', path: report('weekly', 'trend'), query: quarter },
];

/** Requests of the home page. */
const homeCalls = [
  { name: 'accounts', path: '/user/account/list', query: {} },
  { name: 'summary', path: '/user/account/report/summary', query: {} },
  { name: 'trend', path: '/user/account/report/trend', query: { ...month, currency: 'CNY' } },
  { name: 'movers', path: '/user/account/report/movers', query: {} },
];

const parts = process.argv.slice(2);
const isWanted = (part: string) => (parts.length === 0 ? part !== 'huge' : parts.includes(part));

const host = await startHost();
const workspaces: Workspace[] = [];
const callers: Caller[] = [];
const administrators: Caller[] = [];
try {
  const areMet = isWanted('growth') ? [await measureGrowth()] : [];
  for (const [part, report] of Object.entries(largeReports))
    if (isWanted(part)) areMet.push(await measureLarge(host, today, report));
  process.exitCode = areMet.every(Boolean) ? 0 : 1;
} finally {
  await host.stop();
}

async function measureGrowth(): Promise<boolean> {
  try {
    for (const accountCount of accountCounts) {
      const workspace = await openWorkspace(host, today);
      workspaces.push(workspace);
      const { address } = workspace;
      callers.push({ address, token: await workspace.signIn(await fill(workspace, accountCount)) });
      administrators.push({ address, token: await workspace.signInAdministrator() });
    }
    return await measureAll();
  } finally {
    for (const workspace of workspaces) await workspace.close();
  }
}

/** Loads a database and returns the account to measure. */
async function fill({ db }: Workspace, accountCount: number): Promise<number> {
  const start = performance.now();
  const [measured = 0] = await loadFacts(db, { accountCount: 1, keywordCount: measuredKeywords, ...year });
  await loadFacts(db, { accountCount, keywordCount: otherKeywords, ...year });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${await countFacts(db)} facts of ${accountCount} accounts, loaded in ${seconds} s`);
  return measured;
}

async function measureAll(): Promise<boolean> {
  console.log('\ncall                     rows   1 million p50 p95   10 million p50 p95   growth');
  const reports: Measured[][] = [];
  for (const call of calls) reports.push(await show(call.name, callers, call));
  console.log('\nhome of one account');
  for (const call of homeCalls) await show(call.name, callers, call);
  console.log(`\nhome of all accounts: ${accountCounts.join(', ')}`);
  const homes: Measured[][] = [];
  for (const call of homeCalls) homes.push(await show(call.name, administrators, call));
  const areMet = isWithinLimits(reports[0] ?? [], homes);
  return (await isCopiedInTime()) && areMet;
}

/** Whether the first copy of all facts of the large database takes as long as it may. */
async function isCopiedInTime(): Promise<boolean> {
  const administrator = administrators.at(-1);
  if (administrator === undefined) throw new RangeError('no database');
  const seconds = await copyFacts(administrator, year);
  const isMet = seconds <= limitCopySeconds;
  console.log(
    `10 million facts copied in ${seconds.toFixed(0)} s, at most ${limitCopySeconds}: ${isMet ? 'yes' : 'NO'}`,
  );
  return isMet;
}

async function show(
  name: string,
  senders: readonly Caller[],
  { path, query, page }: { path: string; query: object; page?: object },
): Promise<Measured[]> {
  const pair = await measure(senders, { path, body: { query, page } });
  const times = pair.map(({ p50, p95 }) => p50.toFixed(1).padStart(14) + p95.toFixed(1).padStart(7));
  const rows = String(pair[0]?.totalCount ?? '').padStart(7);
  console.log(name.padEnd(22) + rows + times.join('') + growthOf(pair).toFixed(2).padStart(9));
  return pair;
}

function isWithinLimits(list: readonly Measured[], homes: readonly (readonly Measured[])[]): boolean {
  const isFast = list.every(({ p50 }) => p50 <= limitMs);
  const isSteady = growthOf(list) <= limitGrowth;
  const isHomeFast = homes.flat().every(({ p95 }) => p95 <= limitHomeMs);
  console.log(`\np50 of the first call at most ${limitMs} ms: ${isFast ? 'yes' : 'NO'}`);
  console.log(`its growth at most ${limitGrowth}: ${isSteady ? 'yes' : 'NO'}`);
  console.log(`p95 of home of all accounts at most ${limitHomeMs} ms: ${isHomeFast ? 'yes' : 'NO'}`);
  return isFast && isSteady && isHomeFast;
}

/** p50 with 10 million facts, divided by p50 with 1 million. */
function growthOf([small, large]: readonly Measured[]): number {
  return (large?.p50 ?? Number.NaN) / (small?.p50 ?? Number.NaN);
}
