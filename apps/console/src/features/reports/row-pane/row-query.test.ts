import { expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { reports, type Report } from '../registry';
import { readReportView } from '../view/read-view';
import { reportAddressSchema, type ReportAddress } from '../view/report-address';
import { queryOf } from '../view/report-query';
import { levelsAbove } from './levels-above';
import { childrenAddress, rowQuery, rowRange } from './row-query';

const accounts = [{ accountId: 3, accountNo: '8840213', accountName: 'Kaede Travel' }];
const named = (id: string) => {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  return report;
};
const read = (address: string, report: Report) =>
  readReportView(reportAddressSchema.parse(parseSearch(address)), { report, today: '2026-11-21', accounts });
const optionsOf = (id: string, address = '') => {
  const report = named(id);
  return { report, view: read(address, report).view, accounts };
};
const opened = (address: ReportAddress | undefined, id: string) => {
  const { view, ignored } = read(printSearch(address ?? {}), named(id));
  expect(ignored).toEqual([]);
  return queryOf(view);
};
const range = { beginDate: '2026-11-01', endDate: '2026-11-20' };
const inRange = '?beginDate=2026-11-01&endDate=2026-11-20';

it.each([
  [{ date: '2026-11-18' }, { beginDate: '2026-11-18', endDate: '2026-11-18' }],
  [{ reportDates: '2026-11-09~2026-11-15' }, { beginDate: '2026-11-09', endDate: '2026-11-15' }],
  [{ campaignName: 'a' }, range],
])('the days of %j are %j', (row, days) => {
  expect(rowRange(row, range)).toEqual(days);
});

it('selects a row exactly, whatever else the report is filtered by, and compares it as the report is', () => {
  const address = `${inRange}&text=b&campaignName=a&campaignName=b&where=cost+gt+5&compare=lastYear&changed=5`;
  const options = optionsOf('search-campaign-custom', address);
  expect(rowQuery({ campaignName: 'b', campaignStatus: '' }, options, range)).toEqual({
    ...range,
    campaignName: ['b'],
    where: [[{ column: 'campaignStatus', operator: 'empty', values: [] }]],
    compare: { basis: 'lastYear', changedKey: 'cost', changedBy: undefined },
  });
  // its status is hidden
  expect(rowQuery({ campaignName: 'b' }, options, range)).toBeUndefined();
});

it('lists below a day what belongs to that day, without a comparison', () => {
  const options = optionsOf('search-campaign-daily', `${inRange}&compare=previous`);
  const row = { date: '2026-11-18', campaignName: 'a' };
  expect(opened(childrenAddress(row, options), 'search-unit-daily')).toEqual({
    beginDate: '2026-11-18',
    endDate: '2026-11-18',
    campaignName: ['a'],
  });
});

it('lists below a row of the whole range what belongs to it, with the comparison', () => {
  const options = optionsOf('search-campaign-custom', `${inRange}&compare=previous`);
  expect(opened(childrenAddress({ campaignName: 'a' }, options), 'search-unit-custom')).toMatchObject({
    ...range,
    campaignName: ['a'],
    compare: { basis: 'previous' },
  });
});

it('leads up from a search term to its keyword, unit and campaign', () => {
  const options = optionsOf('search-search-term-custom', inRange);
  const row = { searchTerm: 'jr', campaignName: 'a', adgroupName: 'b', showWord: 'c', addState: '1' };
  const levels = levelsAbove(row, options);
  expect(levels.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(levels.map(({ report, address }) => opened(address, report.id))).toEqual([
    { ...range, campaignName: ['a'] },
    { ...range, campaignName: ['a'], adgroupName: ['b'] },
    {
      ...range,
      campaignName: ['a'],
      adgroupName: ['b'],
      where: [[{ column: 'showWord', operator: 'in', values: ['c'] }]],
    },
  ]);
  expect(levelsAbove({ campaignName: 'a' }, optionsOf('search-campaign-custom'))).toEqual([]);
});
