import {
  findSection,
  groupingsOf,
  type ReportQuery,
  type ReportRow,
  type ReportWhere,
} from '@meridian/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };

let workspace: ReportWorkspace;
let accountId: number;
let token: string;

beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
  accountId = await workspace.addAccount({ accountName: 'Harbour Tea' });
  token = await workspace.signIn([accountId]);
});
afterAll(() => workspace.close());

const keywords = (more: Partial<ReportCall> & { query: ReportQuery }) =>
  workspace.list({ token, section: 'keyword', period: 'daily', page: { size: 50 }, ...more });

/** The conditions of the rows of a group. */
function conditionsOf(column: string, row: ReportRow): ReportWhere {
  const value = row[column];
  return [
    value === null || value === undefined
      ? [{ column, operator: 'empty', values: [] }]
      : [{ column, operator: 'in', values: [String(value)] }],
  ];
}

const word = fc.constantFrom('', 'tea', 'TEA', 'a"b', '%_\\', '茶', 'exact', '1');
const factArbitrary = fc.record({
  day: fc.integer({ min: 9, max: 15 }),
  showWord: word,
  campaignName: word,
  matchType: fc.constantFrom('', 'exact', 'phrase'),
  impression: fc.nat(500),
  click: fc.nat(50),
  cost: fc.nat(100_000).map((cents) => (cents / 100).toFixed(2)),
  conversion: fc.nat(5).map(String),
});

test('a group has the totals of the report of its rows, and groups add up to the report', async () => {
  const factsArbitrary = fc.array(factArbitrary, { minLength: 5, maxLength: 40 });
  const choice = fc.record({
    groupBy: fc.constantFrom('showWord', 'campaignName', 'matchType', 'landPageExperience'),
    period: fc.constantFrom('daily', 'custom'),
    minimum: fc.constantFrom(undefined, '100'),
  } as const);
  await fc.assert(
    fc.asyncProperty(factsArbitrary, choice, async (facts, { groupBy, period, minimum }) => {
      const account = await workspace.addAccount();
      const own = await workspace.signIn([account]);
      const unique = new Map(
        facts.map(({ day, showWord, campaignName, matchType, ...metrics }) => [
          [day, showWord, campaignName, matchType].join('|'),
          {
            ...metrics,
            beginDate: `2026-11-${String(day).padStart(2, '0')}`,
            dims: { showWord, campaignName, matchType },
          },
        ]),
      );
      await writeFacts(workspace.db, { accountId: account, channel: 'search', section: 'keyword' }, [
        ...unique.values(),
      ]);
      const where: ReportWhere =
        minimum === undefined ? [] : [[{ column: 'cost', operator: 'gt', values: [minimum] }]];
      const ask = (query: Partial<ReportQuery>) =>
        keywords({ token: own, period, query: { ...week, where, ...query } });
      const [whole, groups] = [await ask({}), await ask({ groupBy })];
      expect(metricsIn(groups.summary)).toEqual(metricsIn(whole.summary));
      expect(groups.totalCount).toBe(groups.list.length);
      let rowCount = 0;
      for (const group of groups.list) {
        const rows = await ask({ where: [...where, ...conditionsOf(groupBy, group)] });
        expect(metricsIn(group)).toEqual(metricsIn(rows.summary));
        rowCount += rows.totalCount;
      }
      expect(rowCount).toBe(whole.totalCount);
    }),
    { numRuns: propertyRuns(6) },
  );
});

/** Metrics with two decimals at most, as totals have. */
function metricsIn(row: ReportRow) {
  const keys = ['impression', 'click', 'cost', 'conversion', 'ctr', 'avgPrice', 'cpm'];
  return Object.fromEntries(
    keys.filter((key) => key in row).map((key) => [key, row[key] === null ? null : Number(row[key])]),
  );
}

describe('the list of groups', () => {
  const fact = (day: number, campaignName: string, cost: string) => ({
    impression: 100,
    click: day,
    cost,
    conversion: '1',
    beginDate: `2026-11-${String(day).padStart(2, '0')}`,
    dims: { showWord: `word ${day}`, campaignName, matchType: 'exact' },
  });
  beforeAll(() =>
    writeFacts(workspace.db, { accountId, channel: 'search', section: 'keyword' }, [
      fact(9, 'spring', '5.00'),
      fact(10, 'spring', '7.00'),
      fact(11, 'autumn', '6.50'),
      fact(12, '', '20.00'),
      fact(2, 'spring', '3.00'),
    ]),
  );

  test('has the column of the grouping and the metrics, by cost', async () => {
    const report = await keywords({ query: { ...week, groupBy: 'campaignName' } });
    expect(report.titleInfos.map(({ dataKey }) => dataKey).slice(0, 3)).toEqual([
      'campaignName',
      'cost',
      'click',
    ]);
    expect(report.titleInfos[0]?.fixed).toBe('left');
    expect(report.list.map(({ campaignName, cost }) => [campaignName, cost])).toEqual([
      [null, '20.00'],
      ['spring', '12.00'],
      ['autumn', '6.50'],
    ]);
  });

  test('is sorted as other lists', async () => {
    const query = { ...week, groupBy: 'campaignName' } as const;
    const { list } = await keywords({ query, page: { sortCol: 'click desc' } });
    expect(list.map(({ campaignName, click }) => [campaignName, click])).toEqual([
      ['spring', 19],
      [null, 12],
      ['autumn', 11],
    ]);
  });

  test('has days in their order, and each beside that of the period before', async () => {
    const query = { ...week, groupBy: 'period', compare: { basis: 'previous' } } as const;
    const report = await keywords({ query });
    expect(report.list.map(({ date, cost }) => [date, cost])).toEqual([
      ['2026-11-12', '20.00'],
      ['2026-11-11', '6.50'],
      ['2026-11-10', '7.00'],
      ['2026-11-09', '5.00'],
    ]);
    expect(report.comparison?.list.map((row) => row?.['cost'] ?? null)).toEqual([null, null, null, '3.00']);
  });
});

test.each([
  ['keyword', 'daily', 'cityName'],
  ['keyword', 'daily', 'accountName'],
  ['keyword', 'daily', 'week'],
  ['keyword', 'custom', 'period'],
  ['designDaily', 'daily', 'ideaDesc'],
] as const)('%s, %s cannot be grouped by %s', async (section, period, groupBy) => {
  const response = await workspace.call({ token, section, period, query: { ...week, groupBy } });
  expect(response).toMatchObject({ code: 400, fields: { 'query.groupBy': 'invalid' } });
  const definition = findSection('search', section);
  if (!definition) throw new Error(`no section ${section}`);
  const options = { definition, period, isPerAccount: true, hasSeveralAccounts: false };
  expect(groupingsOf(options)).not.toContain(groupBy);
});
