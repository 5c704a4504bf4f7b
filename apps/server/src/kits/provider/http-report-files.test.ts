import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { createHttpClient, type HttpClientOptions } from './http-client';
import { createHttpProvider } from './http-provider';
import type { Provider, ProviderReportRow } from './provider-port';
import { simulatorToken, startSimulator, type Simulator, type SimulatorOptions } from './simulator/simulator';

let folder: string;
let simulator: Simulator;
let provider: Provider;
let methods: string[];

async function open(
  options: Partial<SimulatorOptions> = {},
  client: Partial<Omit<HttpClientOptions, 'baseUrl'>> = {},
) {
  methods = [];
  simulator = await startSimulator({
    folder,
    now: () => Date.parse('2026-11-20T04:00:00Z'),
    maxReportsPerSecond: Infinity,
    ...options,
  });
  const credentials = {
    userName: 'tea',
    accessToken: simulatorToken,
    refreshToken: null,
    userId: null,
    expiresTime: null,
  };
  provider = createHttpProvider({
    name: 'baidu',
    now: () => new Date(),
    filePollMs: 1,
    client: createHttpClient({
      baseUrl: simulator.baseUrl,
      backoffMs: 1,
      random: () => 0,
      ...client,
      metrics: {
        observe: ({ method, outcome }) => methods.push(`${method.replace(/^.*\//, '')} ${outcome}`),
        countRetry: () => undefined,
      },
    }),
    credentials: { find: () => Promise.resolve(credentials), renew: (_, used) => Promise.resolve(used) },
  });
}
const reopen = async (...options: Parameters<typeof open>) => {
  await simulator.close();
  await open(...options);
};
beforeEach(() => {
  folder = temporaryFolder();
  return open();
});
afterEach(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const month = {
  channel: 'search',
  section: 'keyword',
  beginDate: '2026-10-01',
  endDate: '2026-10-31',
} as const;
const read = async (query: Partial<typeof month> | object = {}, signal?: AbortSignal) =>
  (await provider.connect(1)).readReport({ ...month, ...query }, signal ? { signal } : {});
const centsOf = (rows: readonly ProviderReportRow[]) =>
  rows.reduce((total, { metrics }) => total + Math.round(Number(metrics.cost) * 100), 0);
const simulatedCents = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    simulator.reports.sumsOf('tea', 'search', `2026-10-${String(at + 1).padStart(2, '0')}`),
  ).reduce((total, { cents }) => total + cents, 0);

it('reads a long period from one file, and a short one in pages, with the same rows', async () => {
  const rows = await read();
  expect(methods).toEqual(['createReportTask ok', 'getTaskStatus ok', 'file ok']);
  expect(centsOf(rows)).toBe(simulatedCents(31));
  methods = [];
  const week = await read({ endDate: '2026-10-07' });
  expect(methods).toEqual(['getReportData ok']);
  const ofWeek = rows.filter(({ day }) => day <= '2026-10-07');
  const plain = (row: ProviderReportRow) => JSON.stringify({ ...row, metrics: Number(row.metrics.cost) });
  expect(ofWeek.map(plain).sort()).toEqual(week.map(plain).sort());
  expect(await read({ section: 'searchTerm' })).not.toEqual([]);
});

it('reads hours and creatives from pages only', () => {
  const days = (section: string) => provider.reports.find((report) => report.section === section)?.maxDays;
  expect([days('keyword'), days('searchTerm'), days('timePeriod'), days('designDaily')]).toEqual([
    31, 31, 7, 7,
  ]);
});

it('waits for a queued and a running task', async () => {
  let time = Date.parse('2026-11-20T04:00:00Z');
  await reopen({ reportTaskMs: 1_000, now: () => (time += 60) });
  expect(centsOf(await read())).toBe(simulatedCents(31));
  expect(methods.filter((method) => method === 'getTaskStatus ok').length).toBeGreaterThan(4);
});

it('stops waiting when the request is cancelled', async () => {
  await reopen({ reportTaskMs: 3_600_000 });
  await expect(read({}, AbortSignal.timeout(300))).rejects.toMatchObject({ code: 'cancelled' });
});

describe('a task', () => {
  it.each(['fail', 'forgotten', 'gone'] as const)('that is %s is replaced by another one', async (kind) => {
    simulator.tasks.addFaults({ kind }, { kind });
    expect(centsOf(await read())).toBe(simulatedCents(31));
    expect(methods.filter((method) => method === 'createReportTask ok')).toHaveLength(3);
  });

  it.each(['fail', 'forgotten', 'gone'] as const)('that is always %s ends this report only', async (kind) => {
    simulator.tasks.addFaults({ kind }, { kind }, { kind });
    await expect(read()).rejects.toMatchObject({ code: 'invalid_response' });
    expect(centsOf(await read())).toBe(simulatedCents(31));
  });

  it('that the provider rejects is a bad request', async () => {
    simulator.addFaults({ kind: 'busy', path: /createReportTask/ });
    await expect(read({ beginDate: '2022-01-01' })).rejects.toMatchObject({ code: 'bad_request' });
  });

  it.each(['reset', 'html', 'garbage', 'busy', 'error500'] as const)(
    'after %s is requested again',
    async (kind) => {
      simulator.addFaults(
        { kind, isProcessed: true, path: /createReportTask/ },
        { kind, isProcessed: true, path: /getTaskStatus/ },
      );
      expect(centsOf(await read())).toBe(simulatedCents(31));
    },
  );
});

const columns = [
  ...['date', 'wInfoNameStatus', 'campaignName', 'adGroupName', 'mixWmatchEnum', 'landPageExperience'],
  ...['businessRelationship', 'estimatedClickRate', 'impression', 'click', 'cost', 'conversion'],
];
const cells = ['2026-10-03', '茶叶', '搜索', '价格', '精确匹配', '-', '-', '-', '1200', '30', '65.50', '2'];
const file = (rows: readonly (readonly string[])[], separator = '\t') =>
  Buffer.from(['title', columns.join(separator), ...rows.map((row) => row.join(separator))].join('\n'));
const serve = (bytes: Uint8Array, tableHeader?: string[]) =>
  simulator.tasks.addFaults({ kind: 'content', bytes, ...(tableHeader && { tableHeader }) });

describe('a file', () => {
  it.each([
    ['with tabs', file([cells])],
    ['with commas', file([cells], ',')],
    ['with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file([cells])])],
    ['that is compressed', gzipSync(file([cells]))],
  ])('%s is read', async (_, bytes) => {
    serve(bytes);
    expect(await read()).toMatchObject([
      { day: '2026-10-03', dimensions: { showWord: '茶叶' }, metrics: { cost: '65.50', conversion: '2' } },
    ]);
  });

  it('in GB18030 is read', async () => {
    // 茶
    const gb = Buffer.from([0xb2, 0xe8]);
    const [before = '', after = ''] = file([cells]).toString().replaceAll('搜索', 's').split('茶叶');
    const rest = after.replace('价格', 'p').replace('精确匹配', '48');
    serve(Buffer.concat([Buffer.from(before), gb, Buffer.from(rest)]));
    expect(await read()).toMatchObject([{ dimensions: { showWord: '茶', matchType: 'exact' } }]);
  });

  it('without rows is a report without traffic', async () => {
    serve(file([]));
    expect(await read()).toEqual([]);
  });

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['is garbage', Buffer.from([0xff, 0x00, 0x81, 0xfe, 0x00, 0x13, 0xd8, 0x00])],
    ['is a web page', Buffer.from('<html>\n<body>\nbusy</body></html>')],
    ['is no archive', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from('nothing')])],
    ['ends in the middle of its archive', gzipSync(file([cells])).subarray(0, -12)],
    ['has a row with too few cells', file([cells, cells.slice(1)])],
    ['has a day that was not requested', file([['2026-09-30', ...cells.slice(1)]])],
    ['has an hour in place of a day', file([['2026-10-03 01:00', ...cells.slice(1)]])],
    ['would be 300 MB once it is decompressed', gzipSync(Buffer.alloc(300_000_000))],
  ])(
    'that %s is not accepted for the report',
    async (_, bytes) => {
      serve(bytes);
      await expect(read()).rejects.toMatchObject({ code: 'invalid_response' });
    },
    30_000,
  );

  it('with other columns is not accepted for the report', async () => {
    serve(file([cells]), [...columns.slice(0, -2), 'other', 'conversion']);
    await expect(read()).rejects.toMatchObject({ code: 'invalid_response' });
  });

  it('that is too large is not loaded into memory', async () => {
    await reopen({}, { maxResponseBytes: 5_000, maxTries: 2 });
    serve(Buffer.alloc(6_000, 'a'));
    await expect(read()).rejects.toMatchObject({ code: 'invalid_response' });
    expect(methods.at(-1)).toBe('file invalid_response');
  });

  it('on another host is not fetched', async () => {
    let requests = 0;
    const other = createServer((_, response) => {
      requests += 1;
      response.end('secret');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const client = createHttpClient({ baseUrl: simulator.baseUrl, fileHosts: ['example.com'], backoffMs: 1 });
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      'http://files.example.com/a',
      'https://files.example.com:8443/a',
      'https://example.com.evil.test/a',
      'file:///etc/hostname',
    ])
      await expect(client.download(url, {})).rejects.toMatchObject({ code: 'invalid_response' });
    expect(requests).toBe(0);
    other.close();
  });
});
