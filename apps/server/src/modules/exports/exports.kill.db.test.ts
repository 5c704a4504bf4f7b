import { exportStates, type DownloadRecord } from '@meridian/api-client/contract';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import {
  crashSettings,
  seededRandom,
  startServerProcess,
  type ServerProcess,
} from '../../../../../tools/crash';
import { temporaryFolder } from '../../testing';
import { readWorkbook } from './testing/read-workbook';

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
const env = { MERIDIAN_DEMO: '1', MERIDIAN_TODAY: '2026-11-21', MERIDIAN_CAPTCHA_CODE: '7k3f' };
/** All that the demo workspace has of keywords, by days: the largest report that there is. */
const query = { beginDate: '2026-07-24', endDate: '2026-11-20' };

const folder = temporaryFolder();
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function apiOf(address: string, token = '') {
  const send = (at: string, body: object) =>
    fetch(`${address}/base-api/marketing/api/v1${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
  return {
    async post(at: string, body: object): Promise<never> {
      const envelope = (await (await send(at, body)).json()) as { code: number; data: never };
      if (envelope.code !== 200) throw new Error(JSON.stringify(envelope));
      return envelope.data;
    },
    download: (id: string) => send('/downloadExcelRecord/download', { id }),
  };
}

async function signIn(address: string): Promise<string> {
  const picture = await fetch(
    `${address}/base-api/marketing/api/v1/system/admin/getPictureValidationCode`,
  ).then((response) => response.json() as Promise<{ data: { uuid: string } }>);
  const { token }: { token: string } = await apiOf(address).post('/user/login', {
    userName: 'admin',
    pwd: createHash('sha256').update('meridian:Meridian2026').digest('hex'),
    validationCode: env.MERIDIAN_CAPTCHA_CODE,
    uuid: picture.data.uuid,
  });
  return token;
}

it(
  `finishes every acknowledged export after ${kills} kills, and serves no incomplete file (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    const start = async () => {
      server = startServerProcess({ dataDir: path.join(folder, 'data'), env });
      return { process: server, address: await server.ready };
    };
    let { process, address } = await start();
    const token = await signIn(address);
    const requested: string[] = [];
    const whole = new Map<string, Buffer>();

    /** Downloads finished files; every download is a complete file. */
    const collect = async () => {
      const api = apiOf(address, token);
      const { list }: { list: DownloadRecord[] } = await api.post('/downloadExcelRecord/list', {
        page: { number: 1, size: 50 },
      });
      for (const { id, state, size } of list) {
        if (whole.has(id)) continue;
        const response = await api.download(id);
        if (response.headers.get('content-disposition') === null) continue;
        const bytes = Buffer.from(await response.arrayBuffer());
        if (state === exportStates.ready) expect(bytes.length).toBe(size);
        whole.set(id, bytes);
      }
      return list;
    };

    for (let kill = 0; kill < kills; kill += 1) {
      const { id }: { id: string } = await apiOf(address, token).post(
        '/seachReport/keyword/daily/createExport',
        {
          query,
        },
      );
      requested.push(id);
      await delay(random() * 1_500);
      await collect();
      await process.kill();
      ({ process, address } = await start());
    }

    await expect
      .poll(async () => (await collect()).map(({ state }) => state), { timeout: 120_000, interval: 500 })
      .toEqual(requested.map(() => exportStates.ready));
    const [first] = await readWorkbook(whole.get(requested[0] ?? '') ?? Buffer.alloc(0));
    expect(first?.values.length).toBeGreaterThan(3);
    for (const id of requested) {
      const [sheet] = await readWorkbook(whole.get(id) ?? Buffer.alloc(0));
      expect(sheet?.values).toEqual(first?.values);
    }
  },
  timeoutMs + 240_000,
);
