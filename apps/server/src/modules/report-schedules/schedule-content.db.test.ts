import {
  channelReportPath,
  endpoints,
  ownMetricKey,
  type ReportQuery,
  type ReportWhere,
} from '@meridian/api-client/contract';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openExportWorkspace, type ExportWorkspace } from '../exports/testing/export-workspace';

/** The last seven days of today. */
const range = { beginDate: '2026-11-14', endDate: '2026-11-20' };
const report = { channel: 'search', section: 'keyword', period: 'daily' } as const;

let workspace: ExportWorkspace;
let accountId: number;

beforeAll(async () => {
  workspace = await openExportWorkspace({ today: '2026-11-21' });
  accountId = await workspace.fixtures.addAccount({ accountName: 'Kaede' });
  const words = ['maple', 'plum', 'a"b', '%_\\', '茶'];
  const facts = Array.from({ length: 60 }, (_, index) => ({
    beginDate: `2026-11-${String(7 + (index % 14)).padStart(2, '0')}`,
    dims: {
      showWord: words[index % words.length] ?? '',
      campaignName: index % 3 === 0 ? 'Autumn' : 'Spring',
      adgroupName: `Unit ${String(index)}`,
      matchType: index % 2 === 0 ? 'exact' : 'phrase',
    },
    impression: 100 + index * 7,
    click: (index * 5) % 23,
    cost: ((index * 137) % 991).toFixed(2),
    conversion: String(index % 4),
  }));
  await writeFacts(workspace.db, { accountId, channel: 'search', section: 'keyword' }, facts);
});
afterAll(() => workspace.close());

const where: fc.Arbitrary<ReportWhere> = fc.subarray([
  [{ column: 'cost', operator: 'gt', values: ['120'] }],
  [{ column: 'showWord', operator: 'new', values: [] }],
  [
    { column: 'conversion', operator: 'eq', values: ['0'] },
    { column: 'showWord', operator: 'contains', values: ['A'] },
  ],
]);
const basis = { beginDate: '2026-11-07', endDate: '2026-11-13' };
const queryArbitrary: fc.Arbitrary<ReportQuery> = fc
  .record({
    where,
    matchType: fc.constantFrom(undefined, ['exact'], ['exact', 'phrase']),
    campaignName: fc.constantFrom(undefined, ['Autumn']),
    text: fc.constantFrom(undefined, 'l', '_'),
    groupBy: fc.constantFrom(undefined, 'campaignName', 'period'),
    compare: fc.constantFrom(undefined, { basis: 'previous' }, { basis }, { basis: 'lastMonth' }),
  } as const)
  .map(({ where: groups, ...query }) => ({
    ...range,
    ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
    ...(groups.length > 0 && { where: groups }),
  }));

test('a scheduled file is the export of the screen that it was created from', async () => {
  const choice = fc.record({
    query: queryArbitrary,
    order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
    count: fc.integer({ min: 1, max: 20 }),
    sortAt: fc.option(fc.nat(), { nil: undefined }),
    direction: fc.constantFrom('asc', 'desc'),
    isOwn: fc.boolean(),
  });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(choice, async ({ query, order, count, sortAt, direction, isOwn }) => {
      const { token } = await workspace.fixtures.signedIn({ accountIds: [accountId] });
      const id = randomUUID();
      const own = ownMetricKey(id);
      const metric = { id, name: 'Clicks per cost', formula: 'click / cost', format: 'number' };
      const saved = await workspace.post('ownMetricSave', {
        token,
        body: { ...metric, target: null, isShared: false },
      });
      expect(saved.code).toBe(200);
      const path = `/marketing/api/v1/${channelReportPath.search}/keyword/daily/list`;
      const body = { query, page: { number: 1, size: 50 } };
      const { data, page } = await workspace.post('searchReportList', { token, body, path });
      if (page?.totalCount === 0) return;
      const { titleInfos } = endpoints.searchReportList.data.parse(data);
      const shown = titleInfos.map(({ dataKey }) => dataKey);
      const sortable = titleInfos.filter(({ isSort }) => isSort).map(({ dataKey }) => dataKey);
      const rank = new Map(shown.map((key, index) => [key, order[index % order.length] ?? 0]));
      const shuffled = shown.toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
      const columns = [...shuffled.filter((key) => key !== own).slice(0, count), ...(isOwn ? [own] : [])];
      const sortKey = sortAt === undefined ? undefined : sortable[sortAt % sortable.length];
      const sort = sortKey === undefined ? {} : { sort: `${sortKey} ${direction}` };

      const [exported] = await readWorkbook(
        await workspace.fileOf({
          token,
          section: 'keyword',
          period: 'daily',
          query,
          columns,
          ...(sort.sort !== undefined && { sortCol: sort.sort }),
        }),
      );
      const { beginDate: _begin, endDate: _end, ...settings } = query;
      const { period, ...place } = report;
      const schedule = {
        id: randomUUID(),
        query: { ...place, name: 'Screen', content: { ...settings, columns, ...sort } },
        accountId,
        period,
        range: 'last7Days',
        cadence: 'weekly',
        hour: 8,
      };
      expect(await workspace.post('reportScheduleSave', { token, body: schedule })).toMatchObject({
        code: 200,
      });
      const sent = await workspace.post('reportScheduleSend', { token, body: { id: schedule.id } });
      const { lastFile } = endpoints.reportScheduleSend.data.parse(sent.data);
      await workspace.finished(token, lastFile?.id ?? '');
      const file = await workspace.download(token, lastFile?.id ?? '');
      const [scheduled] = await readWorkbook(Buffer.from(await file.arrayBuffer()));
      expect(scheduled?.shown).toEqual(exported?.shown);
      compared += 1;
    }),
    { numRuns: propertyRuns(12), seed: 5 },
  );
  expect(compared).toBeGreaterThan(4);
});
