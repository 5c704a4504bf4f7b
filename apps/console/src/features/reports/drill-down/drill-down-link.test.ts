import { drillDownOf } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { reports, type Report } from '../registry';
import { readReportView } from '../view/read-view';
import { reportAddressSchema } from '../view/report-address';
import { queryOf } from '../view/report-query';
import { drillDownAddress, hoursAddress, hoursReport, reportBelow } from './drill-down-link';

const accounts = [
  { accountId: 3, accountNo: '8840213', accountName: 'Kaede Travel' },
  { accountId: 5, accountNo: '8840214', accountName: 'Rail Pass Direct' },
];
const today = '2026-11-21';
const named = (id: string) => {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  return report;
};
const read = (address: string, report: Report, count = 1) =>
  readReportView(reportAddressSchema.parse(parseSearch(address)), {
    report,
    today,
    accounts: accounts.slice(0, count),
  });
/** What the link of a row opens, after a round trip through the address bar. */
const opened = (row: Record<string, string>, report: Report, address = '', count = 1) => {
  const below = reportBelow(report);
  if (!below) throw new Error('no level below');
  const link = drillDownAddress(row, {
    report,
    view: read(address, report, count).view,
    accounts: accounts.slice(0, count),
  });
  return link && read(printSearch(link), below, count);
};
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 });
const withLevel = reports.filter((report) => report.kind === 'section' && reportBelow(report));

describe('the link of a row', () => {
  it('leads to a report of the same period, one level below', () => {
    const { id } = reportBelow(named('search-unit-month')) ?? {};
    expect(id).toBe('search-keyword-month');
    expect(reportBelow(named('centre-search-campaign'))?.id).toBe('centre-search-unit');
    expect(reportBelow(named('feed-unit-daily'))?.id).toBe('feed-design-daily-daily');
    expect(reportBelow(named('search-search-term-daily'))).toBeUndefined();
    expect(withLevel.length).toBe(7 * 5);
  });

  it('opens exactly the filters of the row, whatever its names, and every part of them is valid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withLevel), name, name, name, (report, campaign, unit, word) => {
        const row = { campaignName: campaign, adgroupName: unit, showWord: word, cost: '5' };
        const by = drillDownOf(report.channel, report.section)?.by ?? [];
        const { ignored, view } = opened(row, report) ?? {};
        expect(ignored).toEqual([]);
        const { beginDate: _begin, endDate: _end, ...query } = (view && queryOf(view)) ?? {};
        expect(query).toEqual({
          ...(by.includes('campaignName') && { campaignName: [campaign] }),
          ...(by.includes('adgroupName') && { adgroupName: [unit] }),
          ...(by.includes('showWord') && {
            where: [[{ column: 'showWord', operator: 'in', values: [word] }]],
          }),
        });
      }),
    );
  });

  it('keeps range, comparison and page size, and leaves out what selects and orders rows of the report above', () => {
    const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    const address =
      '?beginDate=2026-11-09&endDate=2026-11-15&compare=lastYear&changed=10&page=3&size=50&sort=cost+desc&columns=cost' +
      '&campaignName=a&campaignName=b&text=a&where=cost+gt+5&metric=cost';
    const {
      view,
      ignored,
      address: kept,
    } = opened({ campaignName: 'a' }, named('search-campaign-weekly'), address) ?? { view: undefined };
    expect(ignored).toEqual([]);
    expect(kept).toEqual({
      ...range,
      compare: 'lastYear',
      size: '50',
      metric: 'cost',
      campaignName: 'a',
    });
    expect(view).toMatchObject({ range, page: 1, size: 50, sort: undefined, campaignName: ['a'] });
  });

  it.each([
    ['the account of its row', { accountNo: '8840214' }, '', ['5']],
    ['the accounts of the report for a row that sums them', {}, '?reportType=1&accountIds=3', ['3']],
    ['no account for a row of all', {}, '?reportType=1', undefined],
  ])('selects %s', (_, account, address, accountIds) => {
    const { view } =
      opened({ campaignName: 'a', ...account }, named('search-campaign-custom'), address, 2) ?? {};
    expect(view).toMatchObject({ campaignName: ['a'] });
    expect(view?.accountIds).toEqual(accountIds);
  });

  it('exists only if the account of the row is known', () => {
    const row = { campaignName: 'a', accountNo: '1' };
    expect(opened(row, named('search-campaign-custom'), '', 2)).toBeUndefined();
  });

  it('keeps sums of a finer section as long as the level below has them', () => {
    const viewOf = (from: string) =>
      opened({ campaignName: 'a' }, named('search-campaign-custom'), `?from=${from}`)?.view;
    expect(viewOf('keyword')).toMatchObject({ from: 'keyword' });
    expect(viewOf('unit')).toMatchObject({ from: undefined });
  });
});

it('links a day of an account to its hours, without the comparison', () => {
  const report = named('search-account-daily');
  const hours = hoursReport(report);
  expect(hours?.id).toBe('search-time-period-daily');
  expect(hoursReport(named('search-campaign-daily'))).toBeUndefined();
  expect(hoursReport(named('centre-search-account'))).toBeUndefined();
  const link = hoursAddress(
    { date: '2026-11-18', accountNo: '8840214', accountName: 'Rail Pass Direct' },
    { report, view: read('?compare=previous', report, 2).view, accounts },
  );
  const { view, ignored } = read(printSearch(link ?? {}), hours ?? report, 2);
  expect(ignored).toEqual([]);
  expect(queryOf(view)).toEqual({ beginDate: '2026-11-18', endDate: '2026-11-18', accountIds: [5] });
});
