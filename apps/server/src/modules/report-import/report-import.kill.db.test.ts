import { importStates } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashSettings, seededRandom } from '../../../../../tools/crash';
import { openDemoProcesses, type DemoProcesses } from '../../testing/demo-process';
import { signInToDemo } from '../../testing/demo-server';
import { apiOf, endedImports, findAccount } from './testing/server-api';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
const firstDay = '2016-01-01';
const rowsPerFile = 400;

/** One day of 400 campaigns; file `n` is for day `n`, and each of its rows costs `n + 1` cents. */
const fileOf = (n: number) =>
  [
    'date,campaign_name,impressions,clicks,cost',
    ...Array.from(
      { length: rowsPerFile },
      (_, row) => `${addDays(firstDay, n)},campaign ${row},10,1,${((n + 1) / 100).toFixed(2)}`,
    ),
  ].join('\n');
const costOf = (n: number) => ((rowsPerFile * (n + 1)) / 100).toFixed(2);

let demo: DemoProcesses;
beforeAll(async () => {
  demo = await openDemoProcesses();
}, 240_000);
afterAll(() => demo.close());

it(
  `loses no acknowledged import in ${kills} kills (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    let { process, address } = await demo.start();
    const token = await signInToDemo(address);
    const accountId = await findAccount(apiOf(address, token));

    const acknowledged = new Map<string, number>();
    let next = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const api = apiOf(address, token);
      let isAlive = true;
      const uploading = (async () => {
        while (isAlive) {
          const n = next++;
          const id = await api
            .upload({ accountId, content: fileOf(n), name: `day-${n}.csv` })
            .catch(() => undefined);
          if (id !== undefined) acknowledged.set(id, n);
          // over the rate limit, or no server: each try uses another day, and days are limited
          else await delay(200);
        }
      })();
      // every second kill follows an acknowledged upload, even on a slow machine
      const before = acknowledged.size;
      if (kill % 2 === 1)
        await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before);
      await delay(20 + random() * 600);
      await process.kill();
      isAlive = false;
      await uploading;
      ({ process, address } = await demo.start());
    }

    const api = apiOf(address, token);
    const imports = await endedImports(api, accountId);
    for (const [id, n] of acknowledged) {
      expect(imports.get(id), `file ${n}`).toMatchObject({
        state: importStates.done,
        importedRows: rowsPerFile,
      });
    }

    // every day is complete or absent, acknowledged or not
    const costs = new Map<string, string>();
    for (let number = 1; ; number += 1) {
      const { list }: { list: { date: string; cost: string }[] } = await api.post(
        '/seachReport/campaign/daily/list',
        {
          page: { number, size: 50, sortCol: 'date asc' },
          query: { accountId, beginDate: firstDay, endDate: addDays(firstDay, next), text: 'campaign 0' },
        },
      );
      for (const row of list) costs.set(row.date, row.cost);
      if (list.length < 50) break;
    }
    for (const [, n] of acknowledged) expect(Number(costs.get(addDays(firstDay, n)))).toBe((n + 1) / 100);
    for (const day of costs.keys()) {
      const { summary }: { summary: { cost: string } } = await api.post('/seachReport/campaign/daily/list', {
        query: { accountId, beginDate: day, endDate: day },
      });
      const n = Math.round(Number(costs.get(day)) * 100) - 1;
      expect(summary.cost).toBe(costOf(n));
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(Math.floor(kills / 2));
  },
  timeoutMs + 240_000,
);
