import { importStates } from '@meridian/api-client/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashSettings, seededRandom } from '../../../../../tools/crash';
import { openDemoProcesses, type DemoProcesses } from '../../testing/demo-process';
import { signInToDemo } from '../../testing/demo-server';
import { apiOf, endedImports, findAccount, type ServerApi } from './testing/server-api';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1, maxKills: 30 });
const random = seededRandom(seed);
const day = '2024-01-01';
const rowsPerFile = 2_000;
const maxDelayMs = 500;

/**
 * A day of 2,000 campaigns; the rows of each later file cost more, so that no value decreases and no question comes up.
 */
const fileOf = (n: number) =>
  [
    'date,campaign_name,impressions,clicks,cost',
    ...Array.from(
      { length: rowsPerFile },
      (_, row) => `${day},campaign ${row},10,1,${((n + 1) / 100).toFixed(2)}`,
    ),
  ].join('\n');
const costOf = (n: number) => ((rowsPerFile * (n + 1)) / 100).toFixed(2);

let demo: DemoProcesses;
beforeAll(async () => {
  demo = await openDemoProcesses();
}, 240_000);
afterAll(() => demo.close());

it(
  `shows the data before or after ${kills} kills during bookings, undos and previews (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    let { process, address } = await demo.start();
    const token = await signInToDemo(address);
    const api = () => apiOf(address, token);
    const accountId = await findAccount(api());
    const upload = (n: number, mode: string) =>
      api().upload({ accountId, content: fileOf(n), name: `${n}.csv`, mode });
    const stateOf = async (id: string) => (await endedImports(api(), accountId)).get(id)?.state;

    /**
     * Kills the server at a random time during a request or the job that it started. Returns whether the request was
     * acknowledged.
     */
    async function killDuring(request: () => Promise<unknown>): Promise<boolean> {
      const acknowledged = request().then(
        () => true,
        () => false,
      );
      await delay(random() * maxDelayMs);
      await process.kill();
      ({ process, address } = await demo.start());
      return acknowledged;
    }

    // the effective files, newest last
    const booked: { id: string; n: number }[] = [];
    const current = () => costOf(booked.at(-1)?.n ?? 0);
    const first = await upload(0, 'book');
    expect(await stateOf(first)).toBe(importStates.done);
    booked.push({ id: first, n: 0 });

    const steps = {
      async booking(n: number) {
        const id = await upload(n, 'preview');
        expect(await stateOf(id)).toBe(importStates.review);
        expect(await costOn(api(), accountId)).toBe(current());
        const isAcknowledged = await killDuring(() => api().post('/reportImport/book', { id }));
        const state = await stateOf(id);
        if (isAcknowledged) expect(state).toBe(importStates.done);
        else expect([importStates.review, importStates.done]).toContain(state);
        if (state === importStates.done) booked.push({ id, n });
        else await api().post('/reportImport/undo', { id });
      },
      async undo() {
        const last = booked.at(-1);
        if (!last || booked.length < 2) return;
        const isAcknowledged = await killDuring(() => api().post('/reportImport/undo', { id: last.id }));
        const state = await stateOf(last.id);
        if (isAcknowledged) expect(state).toBe(importStates.undone);
        else expect([importStates.done, importStates.undone]).toContain(state);
        if (state === importStates.undone) booked.pop();
      },
      async preview(n: number) {
        let id: string | undefined;
        await killDuring(async () => (id = await upload(n, 'preview')));
        if (id === undefined) return;
        expect(await stateOf(id)).toBe(importStates.review);
      },
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const step = (['booking', 'undo', 'preview'] as const)[kill % 3] ?? 'booking';
      await steps[step](kill + 1);
      await endedImports(api(), accountId);
      expect(await costOn(api(), accountId), `after kill ${kill}, a ${step}`).toBe(current());
    }
  },
  timeoutMs,
);

/** Cost of the day, as in reports. */
async function costOn(api: ServerApi, accountId: number): Promise<string | undefined> {
  const query = { accountId, beginDate: day, endDate: day };
  const { summary }: { summary?: { cost: string } } = await api.post('/seachReport/campaign/daily/list', {
    query,
  });
  return summary?.cost;
}
