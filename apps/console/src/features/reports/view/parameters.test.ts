import { pageSizes } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { ignoredParameters, ignoredParametersOf } from './ignored-parameters';
import { parseParameters, type ParameterValues } from './parameters';
import { noFilters } from './print-view';
import { forOtherAccount, reportAddressSchema, reportParameters } from './report-address';

const read = (address: string) => parseParameters(reportAddressSchema.parse(parseSearch(address)));
const known = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const list = <T>(item: fc.Arbitrary<T>) => fc.uniqueArray(item, { minLength: 1, maxLength: 5 });
const name = fc
  .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
  .filter((text) => text.length <= 200);
const key = fc.constantFrom('date', 'showWord', 'cost', 'PcCost', 'ideaDesc2');
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const parameterValues: fc.Arbitrary<ParameterValues> = fc.record({
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
  where: optional(
    list(fc.constantFrom('cost gt 500', 'showWord in a\\,b,c|cost empty', 'matchType in exact')),
  ),
  groupBy: optional(fc.constantFrom('campaignName' as const, 'period' as const)),
  segment: optional(fc.constantFrom('day' as const, 'matchType' as const)),
  reportType: optional(fc.constantFrom<1 | 2>(1, 2)),
  page: optional(fc.integer({ min: 1, max: 999_999 })),
  size: optional(fc.constantFrom(...pageSizes)),
  sort: optional(fc.constantFrom('cost desc', 'click asc', 'cost:change desc', 'ctr:previous asc')),
  compare: optional(fc.constantFrom('previous' as const, 'lastYear' as const)),
  changed: optional(fc.integer({ min: 1, max: 1000 })),
  metric: optional(fc.constantFrom('cost', 'ctr')),
  columns: optional(list(key)),
  view: optional(fc.uuid()),
  from: optional(fc.constantFrom('keyword' as const, 'unit' as const)),
  explain: optional(fc.constantFrom('cost' as const, 'conversionCost' as const)),
  explainBy: optional(fc.constantFrom('region' as const, 'device' as const)),
  row: optional(fc.constantFrom('1x9zk0q', '0-1', 'a-49')),
});

describe('the address of a report', () => {
  it('is parsed to the values that were printed', () => {
    fc.assert(
      fc.property(parameterValues, (printed) => {
        const again = read(printSearch(printed));
        expect(again.invalid).toEqual([]);
        expect(known(again.values)).toEqual(known(printed));
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
    ['groupBy=__proto__', 'groupBy'],
    ['segment=channel', 'segment'],
    ['reportType=3', 'reportType'],
    ['text=%20', 'text'],
    [`text=${'x'.repeat(101)}`, 'text'],
    ['campaignName=', 'campaignName'],
    [`provinceName=${'x'.repeat(201)}`, 'provinceName'],
    [`matchType=${'x'.repeat(21)}`, 'matchType'],
    ['accountIds=1%20or%201', 'accountIds'],
    ['accountIds=0', 'accountIds'],
    ['compare=decade', 'compare'],
    ['compare=2026-11-20..2026-11-01', 'compare'],
    ['compare=2026-02-01..2026-02-30', 'compare'],
    ['changed=0', 'changed'],
    ['changed=1001', 'changed'],
    ['metric=%3Cb%3E', 'metric'],
    ['columns=cost&columns=__proto__', 'columns'],
    ['row=%3Cb%3E', 'row'],
    ['row=a-b', 'row'],
    ['row=', 'row'],
    ['view=1', 'view'],
    ['from=keywords', 'from'],
    ['explain=ctr', 'explain'],
    ['explainBy=city', 'explainBy'],
  ] as const)('treats ?%s as absent and reports it', (parameters, invalid) => {
    expect(read(`?${parameters}&size=30`.replace('size=7&size=30', 'size=7'))).toEqual({
      values: invalid === 'size' ? {} : { size: 30 },
      invalid: [invalid],
    });
  });

  it('parses each parameter on its own: an invalid one never affects another', () => {
    const junk = fc.record(
      Object.fromEntries(reportParameters.map((each) => [each, optional(fc.string({ unit: 'grapheme' }))])),
    );
    fc.assert(
      fc.property(parameterValues, junk, (valid, junkValues) => {
        const together = read(printSearch({ ...junkValues, ...known(valid) }));
        expect(together.values).toMatchObject(known(valid));
        for (const each of together.invalid) expect(together.values).not.toHaveProperty(each);
      }),
    );
  });

  it('ignores parameters of others', () => {
    expect(read('?constructor=1&utm_source=mail&__proto__=x')).toEqual({ values: {}, invalid: [] });
  });

  it('has a text for every parameter that may be ignored', () => {
    expect(new Set(ignoredParametersOf(reportParameters))).toEqual(new Set(ignoredParameters));
    expect(ignoredParametersOf(['endDate', 'beginDate', 'page'])).toEqual(['period', 'page']);
  });

  it('loses every filter at once, or those of an account', () => {
    const all = known(
      read(
        '?campaignName=a&adgroupName=b&device=pc&provinceName=c&matchType=exact&accountIds=3&text=d&page=2&size=30&compare=previous&from=keyword',
      ).values,
    );
    expect(known({ ...all, ...noFilters })).toEqual({
      page: 2,
      size: 30,
      compare: 'previous',
      from: 'keyword',
    });
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
