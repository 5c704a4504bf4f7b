import { pageSizes } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../lib/search-params';
import { ignoredParameters, ignoredParametersOf } from './ignored-parameters';
import { forOtherAccount, reportSearchKeys, reportAddressSchema } from './report-address';
import { readReportSearch, withoutFilters, type ReportSearch } from './report-search';

const read = (address: string) => readReportSearch(reportAddressSchema.parse(parseSearch(address)));
const known = (view: object) =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const list = <T>(item: fc.Arbitrary<T>) => fc.uniqueArray(item, { minLength: 1, maxLength: 5 });
const name = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .filter((text) => text.length <= 200);
const key = fc.constantFrom('date', 'showWord', 'cost', 'PcCost', 'ideaDesc2');
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const search: fc.Arbitrary<ReportSearch> = fc.record({
  beginDate: optional(day),
  endDate: optional(day),
  campaignName: optional(list(name)),
  adgroupName: optional(list(name)),
  device: optional(list(fc.constantFrom('pc', 'mobile'))),
  provinceName: optional(list(name)),
  matchType: optional(list(fc.constantFrom('exact', 'phrase', 'smart'))),
  accountIds: optional(list(fc.integer({ min: 1, max: 999_999_999 }).map(String))),
  text: optional(
    fc
      .string({ maxLength: 100 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
  reportType: optional(fc.constantFrom<1 | 2>(1, 2)),
  page: optional(fc.integer({ min: 1, max: 999_999 })),
  size: optional(fc.constantFrom(...pageSizes)),
  sort: optional(fc.constantFrom('cost desc', 'click asc', 'cost:change desc', 'ctr:previous asc')),
  compare: optional(fc.constantFrom('previous' as const, 'lastYear' as const)),
  changed: optional(fc.integer({ min: 1, max: 1000 })),
  metric: optional(fc.constantFrom('cost', 'ctr')),
  columns: optional(list(key)),
  view: optional(fc.uuid()),
});

describe('the address of a report', () => {
  it('reads back what was printed, whatever the view is', () => {
    fc.assert(
      fc.property(search, (view) => {
        const again = read(printSearch(view));
        expect(again.broken).toEqual([]);
        expect(known(again.search)).toEqual(known(view));
      }),
    );
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1e3', 'page'],
    ['page=abc', 'page'],
    ['page=1&page=2', 'page'],
    ['size=7', 'size'],
    ['beginDate=2026-02-30', 'beginDate'],
    ['endDate=yesterday', 'endDate'],
    ['sort=cost', 'sort'],
    ['sort=cost%20down', 'sort'],
    ['sort=cost%3Bdrop%20desc', 'sort'],
    ['sort=cost:rise%20desc', 'sort'],
    ['reportType=3', 'reportType'],
    ['text=%20', 'text'],
    [`text=${'x'.repeat(101)}`, 'text'],
    ['campaignName=', 'campaignName'],
    [`provinceName=${'x'.repeat(201)}`, 'provinceName'],
    [`matchType=${'x'.repeat(21)}`, 'matchType'],
    ['accountIds=1%20or%201', 'accountIds'],
    ['accountIds=0', 'accountIds'],
    ['compare=decade', 'compare'],
    ['changed=0', 'changed'],
    ['changed=1001', 'changed'],
    ['metric=%3Cb%3E', 'metric'],
    ['columns=cost&columns=__proto__', 'columns'],
    ['view=1', 'view'],
  ] as const)('counts ?%s as absent and says so', (parameters, broken) => {
    expect(read(`?${parameters}&size=30`.replace('size=7&size=30', 'size=7'))).toEqual({
      search: broken === 'size' ? {} : { size: 30 },
      broken: [broken],
    });
  });

  it('reads any parameter on its own: one that is broken never takes another with it', () => {
    const junk = fc.record(
      Object.fromEntries(reportSearchKeys.map((each) => [each, optional(fc.string({ unit: 'grapheme' }))])),
    );
    fc.assert(
      fc.property(search, junk, (view, broken) => {
        const together = read(printSearch({ ...broken, ...known(view) }));
        expect(together.search).toMatchObject(known(view));
        for (const each of together.broken) expect(together.search).not.toHaveProperty(each);
      }),
    );
  });

  it('leaves alone what is not of a report', () => {
    expect(read('?constructor=1&utm_source=mail&__proto__=x')).toEqual({ search: {}, broken: [] });
  });

  it('has words for every parameter that may be repaired', () => {
    expect(new Set(ignoredParametersOf(reportSearchKeys))).toEqual(new Set(ignoredParameters));
    expect(ignoredParametersOf(['endDate', 'beginDate', 'page'])).toEqual(['period', 'page']);
  });

  it('drops every filter at once, and those of an account with it', () => {
    const all = known(
      read(
        '?campaignName=a&adgroupName=b&device=pc&provinceName=c&matchType=exact&accountIds=3&text=d&page=2&size=30&compare=previous',
      ).search,
    );
    expect(known(withoutFilters(all))).toEqual({ size: 30, compare: 'previous' });
    expect(known(forOtherAccount(all))).toEqual({
      device: ['pc'],
      provinceName: ['c'],
      matchType: ['exact'],
      text: 'd',
      size: 30,
      compare: 'previous',
    });
  });
});
