import { pageSizes } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../lib/search-params';
import { reports } from './registry';
import { reportSearchSchema, withoutFilters, type ReportSearch } from './report-search';
import { printSort, queryOf, readReportView, searchForPeriod } from './report-view';

const today = '2026-11-21';
const report = (id: string) => {
  const found = reports.find((each) => each.id === id);
  if (!found) throw new Error(`no report ${id}`);
  return found;
};
const keyword = report('search-keyword-daily');
const read = (address: string) => reportSearchSchema.parse(parseSearch(address));

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), {
  minLength: 1,
  maxLength: 5,
});
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const search: fc.Arbitrary<ReportSearch> = fc.record({
  beginDate: optional(day),
  endDate: optional(day),
  campaign: optional(names.filter((list) => list.every((name) => name.length <= 200))),
  unit: optional(names.filter((list) => list.every((name) => name.length <= 200))),
  device: optional(fc.uniqueArray(fc.constantFrom('pc', 'mobile'), { minLength: 1 })),
  text: optional(
    fc
      .string({ maxLength: 100 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
  reportType: optional(fc.constantFrom<1 | 2>(1, 2)),
  page: optional(fc.integer({ min: 1, max: 999_999 })),
  size: optional(fc.constantFrom(...pageSizes)),
  sort: optional(fc.constantFrom('cost desc', 'click asc')),
});

describe('the address of a report', () => {
  it('reads back what was printed', () => {
    fc.assert(
      fc.property(search, (view) => {
        const known = Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
        const again = read(printSearch(view));
        expect(Object.fromEntries(Object.entries(again).filter(([, value]) => value !== undefined))).toEqual(
          known,
        );
      }),
    );
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=abc',
    'page=1&page=2',
    'size=7',
    'beginDate=2026-02-30',
    'endDate=yesterday',
    'sort=cost',
    'sort=cost%20down',
    'sort=cost%3Bdrop%20desc',
    'reportType=3',
    'text=%20',
    `text=${'x'.repeat(101)}`,
    'campaign=',
    'constructor=1',
  ])('falls back to the default for ?%s', (parameters) => {
    expect(read(`?${parameters}`)).toEqual(read(''));
  });
});

describe('the view of a report', () => {
  it('is the default range of its period on an empty address', () => {
    expect(readReportView(keyword, read(''), today)).toMatchObject({
      range: { beginDate: '2026-10-21', endDate: '2026-11-20' },
      rangeError: null,
      page: 1,
      size: 20,
      sort: null,
      filterCount: 0,
    });
    const weekly = readReportView(report('search-keyword-weekly'), read(''), today);
    expect(weekly.range).toEqual({ beginDate: '2026-11-09', endDate: '2026-11-15' });
  });

  it('needs both ends of a range, and says why one cannot be searched', () => {
    expect(readReportView(keyword, read('?beginDate=2026-11-01'), today).range.beginDate).toBe('2026-10-21');
    const tuesday = '?beginDate=2026-11-10&endDate=2026-11-15';
    expect(readReportView(report('feed-account-weekly'), read(tuesday), today).rangeError).toBe('not_monday');
    expect(readReportView(keyword, read('?beginDate=2026-11-20&endDate=2026-11-21'), today).rangeError).toBe(
      'future',
    );
  });

  it('sorts by the period and the metrics of the section only', () => {
    expect(readReportView(keyword, read('?sort=cost+desc'), today).sort).toEqual({
      dataKey: 'cost',
      direction: 'desc',
    });
    expect(readReportView(keyword, read('?sort=date+asc'), today).sort).toEqual({
      dataKey: 'date',
      direction: 'asc',
    });
    for (const address of ['?sort=showWord+asc', '?sort=nothing+asc', '?sort=reportDates+asc']) {
      expect(readReportView(keyword, read(address), today).sort).toBeNull();
    }
    expect(printSort({ dataKey: 'cost', direction: 'desc' })).toBe('cost desc');
    expect(printSort(null)).toBeUndefined();
  });

  it('asks the server for the filters that the section has, and for no others', () => {
    const address = '?campaign=a&campaign=b&unit=c&device=pc&text=x&reportType=1';
    const view = readReportView(keyword, read(address), today);
    expect(queryOf(view, true)).toEqual({
      beginDate: '2026-10-21',
      endDate: '2026-11-20',
      reportType: 1,
      campaignNames: ['a', 'b'],
      adgroupNames: ['c'],
      text: 'x',
    });
    expect(view.filterCount).toBe(3);
    expect(queryOf(view, false)).not.toHaveProperty('reportType');
    expect(queryOf(readReportView(keyword, withoutFilters(read(address)), today), true)).toEqual({
      beginDate: '2026-10-21',
      endDate: '2026-11-20',
      reportType: 1,
    });
  });

  it('keeps filters in another period, and the range where that period takes it', () => {
    const week = read('?beginDate=2026-11-09&endDate=2026-11-15&campaign=a&page=3&sort=date+asc');
    const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };
    expect(searchForPeriod('weekly', week, today)).toMatchObject({ ...range, campaign: ['a'] });
    expect(searchForPeriod('weekly', week, today)).not.toHaveProperty('page');
    expect(searchForPeriod('month', week, today)).not.toHaveProperty('beginDate');
    expect(searchForPeriod('month', week, today)).toMatchObject({ campaign: ['a'] });
  });
});
