import { addDays, relativeBases, validateRange } from '@meridian/date-range/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../lib/page/search-params';
import { pickerTypeOf, reports, type Report } from '../registry';
import { compareWith, listChanged } from './comparison';
import { addressForPeriod, noFilters, printReportView } from './print-view';
import { readReportView } from './read-view';
import { reportAddressSchema } from './report-address';
import { queryOf } from './report-query';
import type { ReportViewChange } from './report-view';

const today = '2026-11-21';
const several = { today, accounts: [{ accountId: 3 }, { accountId: 5 }] };
const single = { today, accounts: [{ accountId: 3 }] };
const report = (id: string) => {
  const found = reports.find((each) => each.id === id);
  if (!found) throw new Error(`no report ${id}`);
  return found;
};
const keyword = report('search-keyword-daily');
const read = (address: string, { of = keyword, where = single } = {}) =>
  readReportView(reportAddressSchema.parse(parseSearch(address)), { report: of, ...where });
/** The view of an address, without its ignored parameters. */
const view = (address: string, options?: { of?: Report; where?: typeof single }) => {
  const { view: shown, ignored } = read(address, options);
  return { ...shown, ignored };
};
/** The view after a change and a round trip through the address. */
const changed = (address: string, change: ReportViewChange) => {
  const next = { ...read(address).address, ...printReportView(change) };
  return readReportView(next, { report: keyword, ...single });
};

describe('the view of a report', () => {
  it('has the default range of its period for an empty address', () => {
    expect(view('')).toMatchObject({
      range: { beginDate: '2026-10-21', endDate: '2026-11-20' },
      rangeError: null,
      page: 1,
      size: 20,
      filterCount: 0,
      comparedRange: null,
      ignored: [],
    });
    const lastWeek = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    expect(view('', { of: report('search-keyword-weekly') }).range).toEqual(lastWeek);
    expect(view('', { of: report('centre-search-keyword') }).range).toEqual(lastWeek);
  });

  it('has one week in the report centre, and any number of weeks elsewhere', () => {
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

  it('requires dates if the user has cleared them, instead of a default', () => {
    expect(view('?beginDate=&endDate=')).toMatchObject({ rangeError: 'empty', ignored: [] });
    expect(view('?beginDate=&endDate=&compare=previous')).toMatchObject({
      compare: { basis: 'previous' },
      comparedRange: null,
      ignored: [],
    });
    expect(view('?beginDate=&endDate=2026-11-20')).toMatchObject({ rangeError: null, ignored: ['endDate'] });
    expect(
      addressForPeriod(report('search-keyword-month'), { ...read('?beginDate=&endDate='), today }),
    ).toEqual({});
  });

  it('needs both ends of a range, and explains an invalid one', () => {
    expect(view('?beginDate=2026-11-01')).toMatchObject({
      range: { beginDate: '2026-10-21' },
      ignored: ['beginDate'],
    });
    const tuesday = '?beginDate=2026-11-10&endDate=2026-11-15';
    expect(view(tuesday, { of: report('feed-account-weekly') }).rangeError).toBe('not_monday');
    expect(view('?beginDate=2026-11-20&endDate=2026-11-21').rangeError).toBe('future');
  });

  it('sorts by the period and the metrics of the section, and by changes only in a comparison', () => {
    expect(view('?sort=cost+desc').sort).toBe('cost desc');
    expect(view('?sort=date+asc').sort).toBe('date asc');
    expect(view('?sort=cost:change+desc&compare=previous').sort).toBe('cost:change desc');
    for (const sort of ['showWord+asc', 'nothing+asc', 'reportDates+asc', 'cost:change+desc', 'PcCost+asc']) {
      expect(view(`?sort=${sort}`)).toMatchObject({ sort: undefined, ignored: ['sort'] });
    }
  });

  it('sends the filters of the section, and names the others', () => {
    const address =
      '?campaignName=a&campaignName=b&adgroupName=c&device=pc&provinceName=d&matchType=exact&text=x&reportType=1&accountIds=5';
    const requested = view(address, { where: several });
    expect(queryOf(requested)).toEqual({
      beginDate: '2026-10-21',
      endDate: '2026-11-20',
      reportType: 1,
      accountIds: [5],
      campaignName: ['a', 'b'],
      adgroupName: ['c'],
      matchType: ['exact'],
      text: 'x',
    });
    expect(requested.filterCount).toBe(5);
    expect(requested.ignored).toEqual(['device', 'provinceName']);
    expect(queryOf(view('?provinceName=d', { of: report('feed-region-custom') }))).toMatchObject({
      provinceName: ['d'],
    });
    expect(queryOf({ ...requested, ...noFilters })).toEqual({
      beginDate: '2026-10-21',
      endDate: '2026-11-20',
      reportType: 1,
    });
  });

  it('has the conditions of the columns that the report has, and names the others', () => {
    const cost = [{ column: 'cost', operator: 'gt', values: ['500'] }];
    const where = (address: string, options?: Parameters<typeof view>[1]) => {
      const { where: groups, filterCount, ignored } = view(address, options);
      return { where: groups, filterCount, ignored };
    };
    const all = { where: [cost], filterCount: 1, ignored: [] };
    const some = { ...all, ignored: ['where'] };
    const none = { where: undefined, filterCount: 0, ignored: ['where'] };
    expect(where('?where=cost+gt+500')).toEqual(all);
    expect(where('?where=cost+gt+500&where=cityName+in+x')).toEqual(some);
    expect(where('?where=cost+gt+500&where=cost+gt+5%7CcityName+in+x')).toEqual(some);
    expect(where('?where=cost+gt+500&where=cost+upBy+20')).toEqual(some);
    expect(where('?where=cost+gt+500&where=week+in+1', { of: report('search-time-period-custom') })).toEqual(
      some,
    );
    expect(where('?where=cost+above+500')).toEqual(none);
    expect(where('?where=accountName+contains+x')).toEqual(none);
    expect(where('?where=accountName+contains+x', { where: several })).toMatchObject({ filterCount: 1 });
    expect(where('?where=accountName+contains+x&reportType=1', { where: several })).toEqual(none);
    const chips = Array.from({ length: 2_000 }, (_, index) => `where=cost+gt+${index}`).join('&');
    expect(where(`?${chips}`)).toEqual(none);
    expect(queryOf(view('?where=cost+gt+500')).where).toEqual([cost]);
    const compared = '?compare=previous&where=cost+upBy+20';
    expect(changed(compared, {}).view.where).toHaveLength(1);
    expect(changed(compared, compareWith(view(compared), null))).toMatchObject({
      view: { where: undefined },
      ignored: [],
    });
  });

  it("filters several accounts by some of them, never by another user's account", () => {
    expect(view('?accountIds=3&accountIds=5', { where: several }).accountIds).toEqual(['3', '5']);
    expect(view('?accountIds=3&accountIds=4', { where: several })).toMatchObject({
      filterCount: 0,
      ignored: ['accountIds'],
    });
    const alone = view('?accountIds=3&reportType=1');
    expect(alone).toMatchObject({ filterCount: 0, isForSeveral: false, ignored: ['accountIds'] });
    expect(queryOf(alone)).not.toHaveProperty('accountIds');
    expect(queryOf(alone)).not.toHaveProperty('reportType');
  });

  it('compares with the previous days, or with those of the previous year', () => {
    const week = 'beginDate=2026-11-14&endDate=2026-11-20';
    expect(view(`?${week}&compare=previous&changed=5`)).toMatchObject({
      compare: { basis: 'previous', changedBy: 5, changedKey: 'cost' },
      comparedRange: { beginDate: '2026-11-07', endDate: '2026-11-13' },
    });
    expect(queryOf(view(`?${week}&compare=previous&changed=5`)).compare).toEqual({
      basis: 'previous',
      changedBy: 5,
      changedKey: 'cost',
    });
    const lastYear = view(`?${week}&compare=lastYear`);
    expect(lastYear.comparedRange).toEqual({ beginDate: '2025-11-14', endDate: '2025-11-20' });
    expect(queryOf(lastYear).compare).toEqual({ basis: 'lastYear', changedKey: 'cost' });
    expect(view(`?${week}&changed=5`)).toMatchObject({ compare: undefined, ignored: ['changed'] });
  });

  it('removes everything of a comparison when it is closed', () => {
    const compared = '?compare=lastYear&changed=10&sort=cost:change+desc&size=30';
    const closed = changed(compared, compareWith(view(compared), null));
    expect(closed).toMatchObject({ view: { comparedRange: null, size: 30 }, ignored: [] });
    expect(closed.view.compare).toBeUndefined();
    expect(closed.view.sort).toBeUndefined();
    const sorted = '?compare=lastYear&sort=cost+desc';
    expect(changed(sorted, compareWith(view(sorted), null)).view.sort).toBe('cost desc');
  });

  it('changes basis and threshold of a comparison independently', () => {
    const compared = '?compare=lastYear&changed=10';
    expect(changed(compared, compareWith(view(compared), 'previous')).view.compare).toEqual({
      basis: 'previous',
      changedBy: 10,
      changedKey: 'cost',
    });
    expect(changed(compared, listChanged(view(compared), undefined)).address).toEqual({
      compare: 'lastYear',
    });
    expect(changed('', compareWith(view(''), 'previous')).address).toEqual({ compare: 'previous' });
  });

  it('shows the columns of the address that the section supports', () => {
    expect(view('?columns=cost&columns=showWord').columns).toEqual(['cost', 'showWord']);
    expect(view('?columns=cost&columns=cityName')).toMatchObject({ columns: ['cost'], ignored: ['columns'] });
    expect(view('?columns=cityName')).toMatchObject({ columns: undefined, ignored: ['columns'] });
    expect(view('?columns=reportDates&columns=date&columns=accountName&columns=currency').ignored).toEqual(
      [],
    );
  });

  it('opens only charts of KPIs', () => {
    expect(view('?metric=ctr').metric).toBe('ctr');
    expect(view('?metric=cpm')).toMatchObject({ metric: undefined, ignored: ['metric'] });
  });

  it('has the same address in another period except page and order, and the range if that period accepts it', () => {
    const week = read(
      '?beginDate=2026-11-09&endDate=2026-11-15&campaignName=a&page=3&sort=date+asc&compare=previous&columns=cost',
    );
    const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    const addressIn = (id: string) =>
      JSON.parse(JSON.stringify(addressForPeriod(report(id), { ...week, today }))) as unknown;
    const weekly = addressIn('search-keyword-weekly');
    expect(weekly).toEqual({ ...range, campaignName: 'a', compare: 'previous', columns: 'cost' });
    const month = addressIn('search-keyword-month');
    expect(month).toEqual({ campaignName: 'a', compare: 'previous', columns: 'cost' });
  });

  it('has in another period the segments that split its rows', () => {
    const of = report('search-campaign-custom');
    const segmentIn = (id: string, segment: string) => {
      const page = read(`?beginDate=2026-11-09&endDate=2026-11-15&segment=${segment}`, { of });
      return addressForPeriod(report(id), { ...page, today }).segment;
    };
    expect(segmentIn('search-campaign-daily', 'matchType')).toBe('matchType');
    expect(segmentIn('search-campaign-month', 'day')).toBe('day');
    expect(segmentIn('search-campaign-daily', 'day')).toBeUndefined();
    expect(segmentIn('search-campaign-month', 'week')).toBeUndefined();
  });

  it('compares with any range that the report itself could have', () => {
    const week = 'beginDate=2026-11-14&endDate=2026-11-20';
    const other = { beginDate: '2025-11-01', endDate: '2025-11-11' };
    expect(view(`?${week}&compare=2025-11-01..2025-11-11`)).toMatchObject({
      compare: { basis: other },
      comparedRange: other,
      ignored: [],
    });
    const future = view(`?${week}&compare=2026-11-15..2026-11-21`);
    expect(future).toMatchObject({ compare: undefined, comparedRange: null, ignored: ['compare'] });
    const weekly = { of: report('search-keyword-weekly') };
    expect(view('?compare=2025-11-03..2025-11-09', weekly).ignored).toEqual([]);
    expect(view('?compare=2025-11-01..2025-11-11', weekly).ignored).toEqual(['compare']);
    expect(view('?compare=sameWeekdays', weekly).ignored).toEqual(['compare']);
  });

  it('has the comparison in the address, whatever it is with', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(300), fc.constantFrom(...relativeBases), (back, length, relative) => {
        const beginDate = addDays('2026-11-20', -back - length);
        const range = { beginDate, endDate: addDays(beginDate, length) };
        for (const basis of [relative, range]) {
          const { view: shown, ignored } = changed('', compareWith(view(''), basis));
          expect(shown.compare?.basis).toEqual(basis);
          expect(ignored).toEqual([]);
        }
      }),
    );
  });

  it('keeps the comparison in another period if that offers it, and otherwise compares with the previous one', () => {
    const compareIn = (id: string, compare: string) =>
      addressForPeriod(report(id), { ...read(`?compare=${compare}`), today }).compare;
    expect(compareIn('search-keyword-month', 'lastQuarter')).toBe('lastQuarter');
    expect(compareIn('search-keyword-weekly', 'lastQuarter')).toBe('previous');
    expect(compareIn('search-keyword-custom', '2025-11-01..2025-11-11')).toBe('2025-11-01..2025-11-11');
    expect(compareIn('search-keyword-month', '2025-11-01..2025-11-11')).toBe('previous');
    expect(compareIn('search-keyword-month', '2025-11-01..2025-11-30')).toBe('2025-11-01..2025-11-30');
  });

  it('never requests a comparison with days before the calendar begins', () => {
    const day = fc.integer({ min: 0, max: 20 }).map((days) => `0100-01-${String(days + 1).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, fc.constantFrom('previous', 'lastYear'), (beginDate, basis) => {
        const requested = view(`?beginDate=${beginDate}&endDate=0100-01-31&compare=${basis}`);
        expect(requested.comparedRange === null || requested.comparedRange.beginDate >= '0100-01-01').toBe(
          true,
        );
        expect(requested.compare === undefined).toBe(requested.comparedRange === null);
      }),
    );
  });
});

describe('the more detailed section in an address', () => {
  const campaign = report('search-campaign-daily');

  it('is part of view and query, and stays in another period', () => {
    const { view: shown, ignored, address } = read('?from=keyword&text=tea', { of: campaign });
    expect(ignored).toEqual([]);
    expect(queryOf(shown)).toMatchObject({ from: 'keyword', text: 'tea' });
    const month = report('search-campaign-month');
    expect(addressForPeriod(month, { view: shown, address, today })).toMatchObject({ from: 'keyword' });
  });

  it('is ignored and named if its rows do not add up to the report', () => {
    for (const from of ['searchTerm', 'campaign', 'account']) {
      expect(view(`?from=${from}`, { of: campaign })).toMatchObject({ from: undefined, ignored: ['from'] });
    }
  });
});

describe('the explanation of a change in an address', () => {
  it.each([
    ['compare=previous&explain=cost', { explain: 'cost', explainBy: undefined, ignored: [] }],
    ['compare=previous&explain=click&explainBy=region', { explainBy: 'region', ignored: [] }],
    ['explain=cost', { explain: undefined, ignored: ['explain'] }],
    ['compare=previous&explainBy=region', { explainBy: undefined, ignored: ['explainBy'] }],
    ['compare=previous&explain=ctr', { explain: undefined, ignored: ['explain'] }],
    ['compare=previous&explain=cost&explainBy=crowd', { explain: 'cost', ignored: ['explainBy'] }],
    ['beginDate=&endDate=&compare=previous&explain=cost', { explain: undefined, ignored: [] }],
  ])('needs a comparison, a metric and a section that splits the account: %s', (parameters, expected) => {
    expect(view(`?${parameters}`)).toMatchObject(expected);
  });

  it('is restored by the link of the view', () => {
    const opened = changed('?compare=previous', { explain: 'conversionCost', explainBy: 'device' });
    expect(opened).toMatchObject({ view: { explain: 'conversionCost', explainBy: 'device' }, ignored: [] });
  });
});
