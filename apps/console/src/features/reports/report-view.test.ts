import { validateRange } from '@meridian/date-range/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../lib/search-params';
import { reports } from './registry';
import { reportAddressSchema } from './report-address';
import { compareWith } from './report-compare';
import { readReportSearch, withoutFilters } from './report-search';
import { pickerTypeOf, printTableSort, queryOf, readReportView, searchForPeriod } from './report-view';

const today = '2026-11-21';
const several = { today, accounts: [{ accountId: 3 }, { accountId: 5 }] };
const single = { today, accounts: [{ accountId: 3 }] };
const report = (id: string) => {
  const found = reports.find((each) => each.id === id);
  if (!found) throw new Error(`no report ${id}`);
  return found;
};
const keyword = report('search-keyword-daily');
const read = (address: string) => readReportSearch(reportAddressSchema.parse(parseSearch(address))).search;
const view = (address: string, { of = keyword, where = single } = {}) =>
  readReportView(of, read(address), where);

describe('the view of a report', () => {
  it('is the default range of its period on an empty address', () => {
    expect(view('')).toMatchObject({
      range: { beginDate: '2026-10-21', endDate: '2026-11-20' },
      rangeError: null,
      page: 1,
      size: 20,
      sort: null,
      filterCount: 0,
      compare: null,
      metric: null,
      ignored: [],
    });
    const lastWeek = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    expect(view('', { of: report('search-keyword-weekly') }).range).toEqual(lastWeek);
    expect(view('', { of: report('centre-search-keyword') }).range).toEqual(lastWeek);
  });

  it('is one week at a time in the report centre, any number of weeks elsewhere', () => {
    const weeks = '?beginDate=2026-11-02&endDate=2026-11-15';
    expect(view(weeks, { of: report('search-keyword-weekly') }).rangeError).toBeNull();
    expect(view(weeks, { of: report('centre-search-keyword') }).rangeError).toBe('not_one_week');
  });

  it('has for every page a default range that its picker accepts', () => {
    for (const of of reports) {
      const { range, rangeError } = view('', { of });
      expect(rangeError).toBeNull();
      expect(validateRange({ type: pickerTypeOf(of), range, today })).toEqual({ ok: true });
    }
  });

  it('asks for dates where the user has cleared them, and has none of its own instead', () => {
    expect(view('?beginDate=&endDate=')).toMatchObject({ rangeError: 'empty', ignored: [] });
    expect(view('?beginDate=&endDate=&compare=previous').compare).toBeNull();
    expect(view('?beginDate=&endDate=2026-11-20')).toMatchObject({ rangeError: null, ignored: ['endDate'] });
    expect(searchForPeriod(report('search-keyword-month'), read('?beginDate=&endDate='), today)).toEqual({});
  });

  it('needs both ends of a range, and says why one cannot be searched', () => {
    expect(view('?beginDate=2026-11-01')).toMatchObject({
      range: { beginDate: '2026-10-21' },
      ignored: ['beginDate'],
    });
    const tuesday = '?beginDate=2026-11-10&endDate=2026-11-15';
    expect(view(tuesday, { of: report('feed-account-weekly') }).rangeError).toBe('not_monday');
    expect(view('?beginDate=2026-11-20&endDate=2026-11-21').rangeError).toBe('future');
  });

  it('sorts by the period and the metrics of the section, by what became of them only in a comparison', () => {
    expect(view('?sort=cost+desc').sort).toEqual({ dataKey: 'cost', direction: 'desc' });
    expect(view('?sort=date+asc').sort).toEqual({ dataKey: 'date', direction: 'asc' });
    expect(view('?sort=cost:change+desc&compare=previous').sort).toEqual({
      dataKey: 'cost:change',
      direction: 'desc',
    });
    for (const sort of ['showWord+asc', 'nothing+asc', 'reportDates+asc', 'cost:change+desc', 'PcCost+asc']) {
      expect(view(`?sort=${sort}`)).toMatchObject({ sort: null, ignored: ['sort'] });
    }
    expect(printTableSort({ dataKey: 'cost', direction: 'desc' })).toBe('cost desc');
    expect(printTableSort(null)).toBeUndefined();
  });

  it('asks the server for the filters that the section has, and names the others', () => {
    const address =
      '?campaignName=a&campaignName=b&adgroupName=c&device=pc&provinceName=d&matchType=exact&text=x&reportType=1&accountIds=5';
    const asked = view(address, { where: several });
    expect(queryOf(asked)).toEqual({
      beginDate: '2026-10-21',
      endDate: '2026-11-20',
      reportType: 1,
      accountIds: [5],
      campaignName: ['a', 'b'],
      adgroupName: ['c'],
      matchType: ['exact'],
      text: 'x',
    });
    expect(asked.filterCount).toBe(5);
    expect(asked.ignored).toEqual(['device', 'provinceName']);
    expect(queryOf(view('?provinceName=d', { of: report('feed-region-custom') }))).toMatchObject({
      provinceName: ['d'],
    });
    expect(queryOf(readReportView(keyword, withoutFilters(read(address)), several))).toEqual({
      beginDate: '2026-10-21',
      endDate: '2026-11-20',
      reportType: 1,
    });
  });

  it('narrows several accounts to some of them, never to one of somebody else', () => {
    expect(view('?accountIds=3&accountIds=5', { where: several }).filters.accountIds).toEqual(['3', '5']);
    expect(view('?accountIds=3&accountIds=4', { where: several })).toMatchObject({
      filterCount: 0,
      ignored: ['accountIds'],
    });
    const alone = view('?accountIds=3&reportType=1');
    expect(alone).toMatchObject({ filterCount: 0, isForSeveral: false, ignored: ['accountIds'] });
    expect(queryOf(alone)).not.toHaveProperty('accountIds');
    expect(queryOf(alone)).not.toHaveProperty('reportType');
  });

  it('compares with the days before, or with those a year before', () => {
    const week = 'beginDate=2026-11-14&endDate=2026-11-20';
    expect(view(`?${week}&compare=previous&changed=5`).compare).toEqual({
      basis: 'previous',
      range: { beginDate: '2026-11-07', endDate: '2026-11-13' },
      changedBy: 5,
    });
    expect(queryOf(view(`?${week}&compare=previous&changed=5`)).compare).toEqual({
      basis: 'previous',
      changedBy: 5,
      changedKey: 'cost',
    });
    const lastYear = view(`?${week}&compare=lastYear`);
    expect(lastYear.compare?.range).toEqual({ beginDate: '2025-11-14', endDate: '2025-11-20' });
    expect(queryOf(lastYear).compare).toEqual({ basis: 'lastYear' });
    expect(view(`?${week}&changed=5`)).toMatchObject({ compare: null, ignored: ['changed'] });
  });

  it('leaves nothing of a comparison behind when it is closed', () => {
    const search = read('?compare=lastYear&changed=10&sort=cost:change+desc&size=30');
    const closed = readReportView(keyword, { ...search, ...compareWith(search, null) }, single);
    expect(closed).toMatchObject({ compare: null, sort: null, size: 30, ignored: [] });
    const sorted = read('?compare=lastYear&sort=cost+desc');
    expect({ ...sorted, ...compareWith(sorted, null) }.sort).toBe('cost desc');
  });

  it('shows the columns of the address that the section can have', () => {
    expect(view('?columns=cost&columns=showWord').columns).toEqual(['cost', 'showWord']);
    expect(view('?columns=cost&columns=cityName')).toMatchObject({ columns: ['cost'], ignored: ['columns'] });
    expect(view('?columns=cityName')).toMatchObject({ columns: undefined, ignored: ['columns'] });
    expect(view('?columns=reportDates&columns=date&columns=accountName&columns=currency').ignored).toEqual(
      [],
    );
  });

  it('opens the chart of a KPI only', () => {
    expect(view('?metric=ctr').metric).toBe('ctr');
    expect(view('?metric=cpm')).toMatchObject({ metric: null, ignored: ['metric'] });
  });

  it('keeps everything but page and order in another period, and the range where that period takes it', () => {
    const week = read(
      '?beginDate=2026-11-09&endDate=2026-11-15&campaignName=a&page=3&sort=date+asc&compare=previous&columns=cost',
    );
    const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    const kept = (id: string) =>
      JSON.parse(JSON.stringify(searchForPeriod(report(id), week, today))) as unknown;
    const weekly = kept('search-keyword-weekly');
    expect(weekly).toEqual({ ...range, campaignName: ['a'], compare: 'previous', columns: ['cost'] });
    const month = kept('search-keyword-month');
    expect(month).toEqual({ campaignName: ['a'], compare: 'previous', columns: ['cost'] });
  });

  it('never asks the server for a comparison that its calendar does not have', () => {
    const day = fc.integer({ min: 0, max: 20 }).map((days) => `0100-01-${String(days + 1).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, fc.constantFrom('previous', 'lastYear'), (beginDate, basis) => {
        const asked = view(`?beginDate=${beginDate}&endDate=0100-01-31&compare=${basis}`);
        expect(asked.compare === null || asked.compare.range.beginDate >= '0100-01-01').toBe(true);
      }),
    );
  });
});
