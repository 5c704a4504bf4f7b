import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { createHttpClient } from './http-client';
import { createHttpProvider } from './http-provider';
import type { Provider, ProviderReportRow } from './provider-port';
import { simulatorToken, startSimulator, type Simulator, type SimulatorOptions } from './simulator/simulator';

let folder: string;
let simulator: Simulator;
let provider: Provider;

async function open(options: Partial<SimulatorOptions> = {}) {
  simulator = await startSimulator({
    folder,
    now: () => Date.parse('2026-11-20T04:00:00Z'),
    maxReportsPerSecond: Infinity,
    ...options,
  });
  const client = createHttpClient({ baseUrl: simulator.baseUrl, backoffMs: 1, random: () => 0 });
  const credentials = {
    userName: 'tea',
    accessToken: simulatorToken,
    refreshToken: null,
    userId: null,
    expiresTime: null,
  };
  provider = createHttpProvider({
    name: 'simulator',
    client,
    now: () => new Date(),
    credentials: { find: () => Promise.resolve(credentials), renew: (_, used) => Promise.resolve(used) },
  });
}
beforeEach(() => {
  folder = temporaryFolder();
  return open();
});
afterEach(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const week = { beginDate: '2026-11-01', endDate: '2026-11-07' };
const read = async (query: {
  channel: 'search' | 'feed';
  section: string;
  beginDate: string;
  endDate: string;
}) =>
  // asserted: the tests use sections that the provider has
  (await provider.connect(1)).readReport(query as never);

/** Exact sums, in cents. */
function sumsOf(rows: readonly ProviderReportRow[]) {
  const sum = (metric: 'impression' | 'click' | 'cost') =>
    rows.reduce((total, { metrics }) => total + Math.round(Number(metrics[metric]) * 100), 0);
  return { impression: sum('impression') / 100, click: sum('click') / 100, cents: sum('cost') };
}

function simulated(channel: 'search' | 'feed', days = 7) {
  const sums = Array.from({ length: days }, (_, at) =>
    simulator.reports.sumsOf('tea', channel, `2026-11-0${at + 1}`),
  );
  return {
    impression: sums.reduce((total, { impression }) => total + impression, 0),
    click: sums.reduce((total, { click }) => total + click, 0),
    cents: sums.reduce((total, { cents }) => total + cents, 0),
  };
}

it('reads the same sums from every report except search terms', async () => {
  const whole = provider.reports.filter(({ section }) => section !== 'searchTerm');
  expect(whole).toHaveLength(13);
  for (const { channel, section } of whole)
    expect([section, sumsOf(await read({ channel, section, ...week }))]).toEqual([
      section,
      simulated(channel),
    ]);
  const terms = sumsOf(await read({ channel: 'search', section: 'searchTerm', ...week }));
  expect(terms.cents).toBeGreaterThan(0);
  expect(terms.cents).toBeLessThan(simulated('search').cents);
});

it('reads reports of several pages', async () => {
  const rows = await read({
    channel: 'search',
    section: 'region',
    beginDate: '2026-01-01',
    endDate: '2026-11-20',
  });
  expect(rows.length).toBeGreaterThan(1_000);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

it('reads a report again if it changed between two pages', async () => {
  await simulator.close();
  let requests = 0;
  // the day ends after the first page, so that the second page reports more rows in total
  const now = () => Date.parse((requests += 1) < 3 ? '2026-11-19T04:00:00Z' : '2026-11-20T04:00:00Z');
  await open({ now });
  const year = { beginDate: '2026-01-01', endDate: '2026-11-20' };
  const rows = await read({ channel: 'search', section: 'region', ...year });
  expect(rows.at(-1)?.day).toBe('2026-11-20');
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

it('reads a different amount after a correction', async () => {
  const day = {
    channel: 'search',
    section: 'account',
    beginDate: '2026-11-01',
    endDate: '2026-11-01',
  } as const;
  const before = sumsOf(await read(day));
  simulator.reports.correct({ ...week, percent: 90 });
  const after = sumsOf(await read(day));
  expect(after).toEqual(simulated('search', 1));
  expect(after.cents).toBeLessThan(before.cents);
});

describe('a request', () => {
  it('beyond the limits is rejected', async () => {
    const hours = {
      channel: 'search',
      section: 'timePeriod',
      beginDate: '2026-11-01',
      endDate: '2026-11-08',
    };
    await expect(read(hours as never)).rejects.toMatchObject({ code: 'bad_request', isRetryable: false });
  });

  it('for a section without a report is a RangeError', async () => {
    await expect(read({ channel: 'feed', section: 'crowd', ...week })).rejects.toThrow(RangeError);
  });

  it('above the rate limit is sent again', async () => {
    await simulator.close();
    let time = Date.parse('2026-11-20T04:00:00Z');
    await open({ maxReportsPerSecond: 1, now: () => (time += 300) });
    await read({ channel: 'search', section: 'account', ...week });
    await read({ channel: 'search', section: 'account', ...week });
  });

  it.each(['reset', 'html', 'garbage', 'busy', 'error500'] as const)(
    'after %s is sent again',
    async (kind) => {
      simulator.addFaults({ kind, isProcessed: true });
      expect(await read({ channel: 'search', section: 'account', ...week })).toHaveLength(14);
    },
  );
});
