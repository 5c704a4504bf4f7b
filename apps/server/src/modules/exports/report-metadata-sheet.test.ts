import type { ReportInfo, ReportList, ReportQuery, Section } from '@meridian/api-client/contract';
import { describe, expect, test } from 'vitest';
import { reportMetadataSheet } from './report-metadata-sheet';

const info: ReportInfo = {
  beginDate: '2026-11-01',
  endDate: '2026-11-07',
  timeZone: 'Asia/Shanghai',
  dataTime: '2026-11-08T01:30:00.000Z',
  isComplete: true,
  missingDays: 0,
  incompleteDays: 0,
  latestDate: '2026-11-07',
  omittedSpans: [],
  reportedTotals: [],
  rowCap: 10_000,
  currencies: ['CNY'],
  from: null,
  finerSections: [],
  accountCost: null,
};

const partOfAccount: ReportInfo['reportedTotals'][number] = {
  fileName: 'keywords.csv',
  beginDate: '2026-11-01',
  endDate: '2026-11-07',
  currency: 'CNY',
  rowsCost: '44.00',
  totals: [
    {
      label: 'Total: Account',
      kind: 'account',
      impression: null,
      click: null,
      cost: '100.00',
      conversion: null,
    },
  ],
};

const fourColumns = ['showWord', 'click', 'ctr', 'cost'].map((dataKey) => ({
  id: dataKey,
  titleName: dataKey,
  dataKey,
  isSort: true,
  valueType: 'Double' as const,
  domType: 'text' as const,
  fixed: false as const,
}));

interface Options {
  section?: Section;
  query?: Partial<ReportQuery>;
  info?: Partial<ReportInfo>;
  cost?: string;
  sortCol?: string;
  columns?: string[];
  titleInfos?: ReportList['titleInfos'];
  accountCount?: number;
  totalCount?: number;
}

/** Metadata lines of a daily keyword report, in English. */
function linesOf({
  section = 'keyword',
  query,
  info: more,
  cost,
  sortCol,
  columns,
  titleInfos = [],
  accountCount = 1,
  totalCount = 3,
}: Options = {}) {
  const lines = reportMetadataSheet(
    {
      channel: 'search',
      section,
      period: 'daily',
      query: { beginDate: info.beginDate, endDate: info.endDate, ...query },
      sortCol,
      columns,
      accounts: Array.from({ length: accountCount }, (_, index) => ({
        accountNo: `no-${index}`,
        accountName: `Account ${index}`,
      })),
      report: {
        titleInfos,
        info: { ...info, ...more },
        summary: { cost: cost ?? null },
      },
      totalCount,
      rowCount: Math.min(totalCount, 10_000),
      now: new Date('2026-11-20T02:00:00Z'),
    },
    'en',
  );
  return lines.map(([label, value]) => `${label}: ${value}`).join('\n');
}

describe('the metadata of a report file', () => {
  test.each<[string, Options, RegExp]>([
    [
      'names conditions of rows, one line for each group',
      {
        query: {
          where: [
            [{ column: 'cost', operator: 'gt', values: ['12500'] }],
            [
              { column: 'ctr', operator: 'lt', values: ['0.5'] },
              { column: 'matchType', operator: 'in', values: ['exact', 'phrase'] },
              { column: 'showWord', operator: 'contains', values: ['{{column}} $&'] },
            ],
          ],
        },
      },
      /^Filters: Cost > ￥12,500\nFilters: CTR < 0\.5%, Match mode is Exact or Phrase or Keyword contains “\{\{column\}\} \$&”$/m,
    ],
    ['what its rows are summed by', { query: { groupBy: 'campaignName' } }, /^Grouped by: Campaign$/m],
    [
      'that all rows count as new without earlier data',
      { info: { accountsWithoutEarlierData: 1 } },
      /^New rows: There’s no data before 2026-11-01, so every row counts as new\.$/m,
    ],
    [
      'that all rows of some accounts count as new',
      { info: { accountsWithoutEarlierData: 1 }, accountCount: 2 },
      /^New rows: Some accounts have no data before 2026-11-01, /m,
    ],
    ['the time zone with its offset', {}, /: China Standard Time \(UTC\+8\)$/m],
    ['the data time in the zone of the accounts', {}, /: 2026-11-08 09:30$/m],
    ['the time of its creation in that zone', {}, /: 2026-11-20 10:00$/m],
    ['the currency', {}, /: CNY$/m],
    [
      'that its rows are sums of another report',
      { section: 'campaign', info: { from: 'keyword' } },
      /^Source: Sums from the keyword report, not the campaign report$/m,
    ],
    ['a text filter without surrounding spaces', { query: { text: ' tea ' } }, /: tea$/m],
    [
      'the number of missing days',
      { info: { isComplete: false, missingDays: 2 } },
      /: Days without data: 2$/m,
    ],
    ['that all days are complete', {}, /: Complete$/m],
    [
      'that rows lack in its files',
      { info: { reportedTotals: [partOfAccount] } },
      /: Data for all days$(?!.*Complete$)/m,
    ],
    [
      'the part of the account report that its rows have',
      { info: { accountCost: '100.00' }, cost: '44.00' },
      /: Data for all days$[^]*: Rows account for 44\.00% of the cost in the account report \(100\.00 CNY\)$/m,
    ],
    ['the metric that it is sorted by', { sortCol: 'cost desc' }, /: Cost\b/m],
    ['no more than 50 accounts by name', { accountCount: 52 }, /Account 49(?!.*Account 50).*\b2\b/m],
    ['the rows of the file and of the report', { totalCount: 12_345 }, /10,000.*12,345/m],
  ])('states %s', (_, options, line) => {
    expect(linesOf(options)).toMatch(line);
  });

  test('explains the metrics of the file, and no other columns', () => {
    const lines = linesOf({ titleInfos: fourColumns, columns: ['showWord', 'ctr', 'click'] }).split('\n');
    expect(lines.filter((line) => line.startsWith('Column: '))).toEqual([
      expect.stringMatching(/^Column: Clicks: How often .*\. From the provider’s report/),
      expect.stringMatching(/^Column: CTR = Clicks ÷ Impressions\. The share .*\. Computed from the sums/),
    ]);
  });

  test('has no source if the rows are the section’s own', () => {
    expect(linesOf()).not.toMatch(/^Source:/m);
  });
});
