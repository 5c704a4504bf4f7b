import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
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

const { seed, kills, timeoutMs } = crashSettings({ sampleKills: 1 });
const random = seededRandom(seed);
const env = { MERIDIAN_DEMO: '1', MERIDIAN_TODAY: '2026-11-21', MERIDIAN_CAPTCHA_CODE: '7k3f' };
const firstDay = '2024-01-01';
const rowsPerFile = 400;

/** One day of 400 campaigns; file `n` is about day `n`, each of its rows costs `n + 1` cents. */
const fileOf = (n: number) =>
  [
    'date,campaign_name,impressions,clicks,cost',
    ...Array.from(
      { length: rowsPerFile },
      (_, row) => `${addDays(firstDay, n)},campaign ${row},10,1,${((n + 1) / 100).toFixed(2)}`,
    ),
  ].join('\n');
const costOf = (n: number) => ((rowsPerFile * (n + 1)) / 100).toFixed(2);

interface Api {
  post(path: string, body: unknown): Promise<{ code: number; data: never }>;
  upload(accountId: number, n: number): Promise<string>;
}

function apiOf(address: string, token = ''): Api {
  const url = (path: string) => `${address}/base-api/marketing/api/v1${path}`;
  const read = async (response: Response) => {
    const envelope = (await response.json()) as { code: number; data: never };
    if (envelope.code !== 200) throw new Error(JSON.stringify(envelope));
    return envelope;
  };
  return {
    async post(path, body) {
      const headers = { 'content-type': 'application/json', token };
      return read(await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) }));
    },
    async upload(accountId, n) {
      const form = new FormData();
      form.set('accountId', String(accountId));
      form.set('channel', 'search');
      form.set('file', new Blob([fileOf(n)]), `day-${n}.csv`);
      const envelope = await read(
        await fetch(url('/reportImport/upload'), { method: 'POST', headers: { token }, body: form }),
      );
      return (envelope.data as { id: string }).id;
    },
  };
}

async function signIn(address: string): Promise<string> {
  const picture = await fetch(
    `${address}/base-api/marketing/api/v1/system/admin/getPictureValidationCode`,
  ).then((response) => response.json() as Promise<{ data: { uuid: string } }>);
  const { data } = await apiOf(address).post('/user/login', {
    userName: 'admin',
    pwd: createHash('sha256').update('meridian:Meridian2026').digest('hex'),
    validationCode: env.MERIDIAN_CAPTCHA_CODE,
    uuid: picture.data.uuid,
  });
  return (data as { token: string }).token;
}

const folder = temporaryFolder();
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it(
  `loses no acknowledged import in ${kills} kills (MERIDIAN_TEST_CRASH_SEED=${seed})`,
  async () => {
    const start = async () => {
      server = startServerProcess({ dataDir: path.join(folder, 'data'), env });
      return { process: server, address: await server.ready };
    };
    let { process, address } = await start();
    const token = await signIn(address);
    const { data } = await apiOf(address, token).post('/user/account/list', { query: { text: '8871120' } });
    const accountId = (data as { list: { accountId: number }[] }).list[0]?.accountId ?? 0;

    const acknowledged = new Map<string, number>();
    let next = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const api = apiOf(address, token);
      let isAlive = true;
      const uploading = (async () => {
        while (isAlive) {
          const n = next++;
          const id = await api.upload(accountId, n).catch(() => undefined);
          if (id !== undefined) acknowledged.set(id, n);
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
      ({ process, address } = await start());
    }

    const api = apiOf(address, token);
    const isOpen = (item: ReportImport) =>
      item.state === importStates.waiting || item.state === importStates.running;
    const readImports = async () => {
      const imports = new Map<string, ReportImport>();
      for (let number = 1; ; number += 1) {
        const envelope = await api.post('/reportImport/list', {
          page: { number, size: 50 },
          query: { accountId },
        });
        const { list } = envelope.data as { list: ReportImport[] };
        for (const item of list) imports.set(item.id, item);
        if (list.length < 50) return imports;
      }
    };
    await expect
      .poll(async () => [...(await readImports()).values()].filter(isOpen).length, {
        timeout: 120_000,
        interval: 500,
      })
      .toBe(0);
    const imports = await readImports();
    for (const [id, n] of acknowledged) {
      expect(imports.get(id), `file ${n}`).toMatchObject({
        state: importStates.done,
        importedRows: rowsPerFile,
      });
    }

    // every day is complete or absent, acknowledged or not
    const costs = new Map<string, string>();
    for (let number = 1; ; number += 1) {
      const envelope = await api.post('/seachReport/campaign/daily/list', {
        page: { number, size: 50, sortCol: 'date asc' },
        query: { accountId, beginDate: firstDay, endDate: addDays(firstDay, next), text: 'campaign 0' },
      });
      const { list } = envelope.data as { list: { date: string; cost: string }[] };
      for (const row of list) costs.set(row.date, row.cost);
      if (list.length < 50) break;
    }
    for (const [, n] of acknowledged) expect(Number(costs.get(addDays(firstDay, n)))).toBe((n + 1) / 100);
    for (const day of costs.keys()) {
      const { data: whole } = await api.post('/seachReport/campaign/daily/list', {
        query: { accountId, beginDate: day, endDate: day },
      });
      const n = Math.round(Number(costs.get(day)) * 100) - 1;
      expect((whole as { summary: { cost: string } }).summary.cost).toBe(costOf(n));
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(Math.floor(kills / 2));
  },
  timeoutMs + 240_000,
);
