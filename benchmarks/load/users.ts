import { setTimeout as delay } from 'node:timers/promises';
import type { LoadClient } from './load-client';

/** Actions of the users of the load test, and their relative frequency. */
interface Task {
  name: string;
  weight: number;
  run: (client: LoadClient) => Promise<void>;
}

const day = (date: string) => ({ beginDate: '2026-10-21', endDate: date });
const month = day('2026-11-19');
const page = { number: 1, size: 20 };

export const tasks: readonly Task[] = [
  task('keyword list', 4, '/seachReport/keyword/daily/list', { page, query: month }),
  task('campaign list', 3, '/seachReport/campaign/daily/list', { page, query: month }),
  task('sorted list', 3, '/seachReport/unit/daily/list', {
    page: { ...page, sortCol: 'cost desc' },
    query: month,
  }),
  task('feed list', 2, '/infoReport/campaign/daily/list', { page, query: month }),
  task('compared list', 1, '/seachReport/campaign/custom/list', {
    page,
    query: { ...month, compare: { basis: 'previous' } },
  }),
  task('trend', 3, '/seachReport/campaign/daily/trend', { query: month }),
  task('filter options', 1, '/seachReport/keyword/filterOptions', { query: {} }),
  task('accounts', 2, '/user/account/list', { page }),
  task('home summary', 2, '/user/account/report/summary', { query: {} }),
  task('messages', 3, '/user/message/list', { page }),
  task('user', 2, '/user/getUserInfo'),
  task('export', 1, '/seachReport/campaign/daily/createExport', {
    query: { beginDate: '2026-11-13', endDate: '2026-11-19' },
    format: 'csv',
  }),
];

function task(name: string, weight: number, path: string, body?: object): Task {
  return { name, weight, run: (client) => client.request(name, path, body) };
}

const shortestThinkMs = 1_500;
const longestThinkMs = 4_500;

/** One user at the console until the signal: a request, time to read the response, the next request. */
export async function actAsUser(client: LoadClient, { signal, random }: UserOptions): Promise<void> {
  const total = tasks.reduce((sum, { weight }) => sum + weight, 0);
  await think(signal, random() * longestThinkMs);
  while (!signal.aborted) {
    let at = random() * total;
    const chosen = tasks.find(({ weight }) => (at -= weight) < 0);
    await chosen?.run(client);
    await think(signal, shortestThinkMs + random() * (longestThinkMs - shortestThinkMs));
  }
}

interface UserOptions {
  signal: AbortSignal;
  random: () => number;
}

/** One user who requests reports over many connections without a pause. */
export async function storm(client: LoadClient, connections: number, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const one = async () => {
    while (performance.now() < end)
      await client.storm('/seachReport/keyword/daily/list', { page, query: month });
  };
  await Promise.all(Array.from({ length: connections }, one));
}

async function think(signal: AbortSignal, ms: number): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
