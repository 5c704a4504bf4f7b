import { exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashSettings, seededRandom } from '../../../../../tools/crash';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import { openDemoProcesses, type DemoProcesses } from '../../testing/demo-process';
import { demoClient, signInToDemo } from '../../testing/demo-server';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
const pageSize = 50;
/** All keyword data of the demo workspace by day: the largest report. */
const query = { beginDate: '2026-07-24', endDate: '2026-11-20' };

let demo: DemoProcesses;
beforeAll(async () => {
  demo = await openDemoProcesses();
}, 240_000);
afterAll(() => demo.close());

it(
  `finishes every acknowledged export after ${kills} kills, and serves no incomplete file (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    let { process, address } = await demo.start();
    const token = await signInToDemo(address);
    const requested: string[] = [];
    const whole = new Map<string, Buffer>();

    /** All records, newest first. */
    const listAll = async () => {
      const records: DownloadRecord[] = [];
      for (let number = 1; ; number += 1) {
        const { list }: { list: DownloadRecord[] } = await demoClient(address, token).post(
          '/downloadExcelRecord/list',
          { page: { number, size: pageSize } },
        );
        records.push(...list);
        if (list.length < pageSize) return records;
      }
    };

    /** Downloads finished files, and checks that each is complete. */
    const collect = async () => {
      const records = await listAll();
      for (const { id, state, size } of records) {
        if (whole.has(id)) continue;
        const response = await demoClient(address, token).send('/downloadExcelRecord/download', { id });
        if (response.headers.get('content-disposition') === null) continue;
        const bytes = Buffer.from(await response.arrayBuffer());
        if (state === exportStates.ready) expect(bytes.length).toBe(size);
        whole.set(id, bytes);
      }
      return records;
    };

    const allReady = () =>
      expect
        .poll(async () => (await collect()).map(({ state }) => state), { timeout: 120_000, interval: 500 })
        .toEqual(requested.map(() => exportStates.ready));

    for (let kill = 0; kill < kills; kill += 1) {
      const { id }: { id: string } = await demoClient(address, token).post(
        '/seachReport/keyword/daily/createExport',
        { query },
      );
      requested.push(id);
      // every second kill waits for finished files; otherwise a slow machine would fail those that were killed too
      // often
      if (kill % 2 === 1) await allReady();
      else await delay(random() * 1_500);
      await collect();
      await process.kill();
      ({ process, address } = await demo.start());
    }

    await allReady();
    const [first] = await readWorkbook(whole.get(requested[0] ?? '') ?? Buffer.alloc(0));
    expect(first?.values.length).toBeGreaterThan(3);
    for (const id of requested.slice(1)) {
      const [sheet] = await readWorkbook(whole.get(id) ?? Buffer.alloc(0));
      expect(sheet?.values).toEqual(first?.values);
    }
  },
  timeoutMs + 240_000,
);
