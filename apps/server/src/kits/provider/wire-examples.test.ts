import { emptyFields } from '@meridian/draft-editor/core';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createHttpClient } from './http-client';
import { createHttpProvider } from './http-provider';
import type { NewProviderItem, ProviderConnection, ProviderReportRow } from './provider-port';

/** Requests and responses from the provider's documentation; none was recorded from its service. */
const exampleSchema = z.object({ path: z.string(), request: z.unknown(), response: z.unknown() });
type Example = z.output<typeof exampleSchema>;

function exampleOf(name: string): Example {
  const file = new URL(`wire/examples/${name}.json`, import.meta.url);
  return exampleSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

let server: Server;
let connection: ProviderConnection;
let current: Example;
const sent: { path: string; request: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      sent.push({ path: (request.url ?? '').slice('/service/'.length), request: JSON.parse(text) });
      response.end(JSON.stringify(current.response));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // asserted: a server that listens on a port has one
  const { port } = server.address() as AddressInfo;
  const client = createHttpClient({ baseUrl: `http://127.0.0.1:${port}/service/`, maxTries: 1 });
  const credentials = {
    userName: 'tea',
    accessToken: 'token',
    refreshToken: null,
    userId: null,
    expiresTime: null,
  };
  const provider = createHttpProvider({
    name: 'baidu',
    client,
    now: () => new Date(),
    credentials: { find: () => Promise.resolve(credentials), renew: (_, used) => Promise.resolve(used) },
  });
  connection = await provider.connect(1);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Runs `use`, whose request must match the example's, and returns its result for the example's response. */
async function exchange<Result>(
  name: string,
  use: (provider: ProviderConnection) => Promise<Result>,
): Promise<Result> {
  current = exampleOf(name);
  sent.length = 0;
  try {
    return await use(connection);
  } finally {
    expect(sent).toEqual([{ path: current.path, request: current.request }]);
  }
}

const days = { beginDate: '2026-11-01', endDate: '2026-11-02' };
const row = (day: string, dimensions: object, metrics: Partial<ProviderReportRow['metrics']>) => ({
  day,
  dimensions,
  metrics: { conversion: null, pcCost: null, mobileCost: null, ...metrics },
});
const inUnit = { campaignName: '冬季-通用词', adgroupName: '价格' };
const whole = { impression: '1220', click: '53', cost: '127.55', conversion: '4' };

it.each([
  [
    'report-search-account',
    { channel: 'search', section: 'account' },
    [
      row(
        '2026-11-01',
        {},
        { impression: '320', click: '12', cost: '30.5', conversion: '1', pcCost: '30.5', mobileCost: '0' },
      ),
      row(
        '2026-11-01',
        {},
        { impression: '900', click: '41', cost: '97.05', conversion: '3', pcCost: '0', mobileCost: '97.05' },
      ),
    ],
  ],
  [
    'report-search-campaign',
    { channel: 'search', section: 'campaign' },
    [
      row('2026-11-01', { campaignName: '冬季-通用词' }, whole),
      row('2026-11-02', { campaignName: '冬季-通用词' }, { impression: '1188', click: '50', cost: '119.9' }),
    ],
  ],
  ['report-search-unit', { channel: 'search', section: 'unit' }, [row('2026-11-01', inUnit, whole)]],
  [
    'report-search-keyword',
    { channel: 'search', section: 'keyword' },
    [
      row(
        '2026-11-01',
        {
          ...inUnit,
          showWord: '绿茶 礼盒',
          matchType: 'smart',
          landPageExperience: '2',
          businessRelationship: '3',
          estimatedClickRate: '0',
        },
        { impression: '220', click: '3', cost: '7.55', conversion: '0' },
      ),
    ],
  ],
  [
    'report-search-creative',
    { channel: 'search', section: 'designDaily' },
    [
      row(
        '2026-11-01',
        {
          ...inUnit,
          ideaTitle: '{绿茶}直供',
          ideaDesc: '新茶上市，产地直发',
          ideaDesc2: '',
          ideaShowUrl: 'tea.example.com',
        },
        whole,
      ),
    ],
  ],
  [
    'report-search-hours',
    { channel: 'search', section: 'timePeriod' },
    [row('2026-11-01', { hour: '9' }, { impression: '60', click: '2', cost: '5.1', conversion: '0' })],
  ],
  [
    'report-feed-campaign',
    { channel: 'feed', section: 'campaign' },
    [
      row(
        '2026-11-01',
        { campaignName: '信息流-新客' },
        { impression: '88000', click: '701', cost: '1204.30' },
      ),
    ],
  ],
  ['report-none', { channel: 'feed', section: 'account' }, []],
] as const)('reads %s', async (name, report, rows) => {
  expect(await exchange(name, (provider) => provider.readReport({ ...report, ...days }))).toEqual(rows);
});

it('adds a campaign, a unit and a creative', async () => {
  const campaign: NewProviderItem<'campaign'> = {
    parentId: '',
    fields: {
      ...emptyFields.campaign,
      campaignName: '冬季-通用词',
      marketingTarget: 'shop',
      shopPlatform: 'jd',
      businessPointId: '123456',
      device: 2,
      budgetType: 2,
      budget: 200.5,
      bidMode: 'conversion',
      bid: 12.3,
      scheduleType: 1,
      regions: [{ regionId: 11, factor: 1.5 }],
      phraseNegatives: ['免费'],
      exactNegatives: ['免费 下载'],
      isPaused: true,
    },
  };
  expect(await exchange('campaign-add', (provider) => provider.add('campaign', [campaign]))).toEqual([
    { ok: true, providerId: '86415412' },
  ]);
  const unit = {
    ...emptyFields.unit,
    adgroupName: '价格',
    isAutoTargeted: false,
    monitorSuffix: 'from=ad',
    bid: 2.5,
    pcFinalUrl: 'https://www.example.com/a',
    mobileFinalUrl: 'https://m.example.com/a',
    phraseNegatives: ['免费'],
    exactNegatives: ['免费 下载'],
  };
  expect(
    await exchange('unit-add', (provider) => provider.add('unit', [{ parentId: '86415412', fields: unit }])),
  ).toEqual([{ ok: true, providerId: '5001' }]);
  const creative = {
    title: '{绿茶}直供',
    description1: '新茶上市，产地直发',
    description2: '',
    pcFinalUrl: 'https://www.example.com/a',
    mobileFinalUrl: '',
    miniProgramUrl: '',
    isPaused: false,
  };
  expect(
    await exchange('creative-add', (provider) =>
      provider.add('creative', [{ parentId: '5001', fields: creative }]),
    ),
  ).toEqual([{ ok: true, providerId: '9001' }]);
});

it('adds, changes and removes keywords, some of which fail', async () => {
  const keyword = (text: string, matchType: 'exact' | 'phrase' | 'smart') => ({
    parentId: '5001',
    fields: { keyword: text, matchType, bid: 1.5, isPaused: false },
  });
  const items = [keyword('茶叶', 'exact'), keyword('茶'.repeat(21), 'phrase'), keyword('绿茶', 'smart')];
  expect(await exchange('keyword-add', (provider) => provider.add('keyword', items))).toEqual([
    { ok: true, providerId: '7001' },
    {
      ok: false,
      failed: { code: '901301', field: 'keyword', content: '茶'.repeat(21), message: '关键词长度不符合要求' },
    },
    { ok: true, providerId: '7003' },
  ]);
  const fields = { keyword: '茶叶', matchType: 'exact' as const, bid: 2, isPaused: true };
  const change = { providerId: '7001', fields, changed: ['bid', 'isPaused'] };
  expect(await exchange('keyword-update', (provider) => provider.update('keyword', [change]))).toEqual([
    { ok: true, providerId: '7001' },
  ]);
  expect(
    await exchange('keyword-delete', (provider) => provider.remove('keyword', ['7001', '7002'])),
  ).toEqual([
    { ok: true, providerId: '7001' },
    { ok: false, failed: { code: '901002', message: '物料不存在' } },
  ]);
});

it('reads a keyword that the review rejected', async () => {
  expect(
    await exchange('keyword-get', (provider) => provider.read('keyword', { parentIds: ['5001'] })),
  ).toEqual([
    {
      providerId: '7001',
      parentId: '5001',
      state: 'rejected',
      fields: { keyword: '茶叶', matchType: 'exact', bid: 1.5, isPaused: false },
      offlineReasons: [{ code: '3', message: '您提交的物料涉及不合规内容' }],
    },
  ]);
});

it('reports rejected tokens and requests above the rate limit', async () => {
  await expect(exchange('error-token', (provider) => provider.readAccount())).rejects.toMatchObject({
    code: 'credentials_wrong',
    providerCode: '401',
    isRetryable: false,
  });
  const account = { channel: 'feed', section: 'account', ...days } as const;
  await expect(exchange('error-rate', (provider) => provider.readReport(account))).rejects.toMatchObject({
    code: 'rate_limited',
    providerCode: '421',
    isRetryable: true,
  });
});
