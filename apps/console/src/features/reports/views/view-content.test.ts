import { metrics, pageSizes, type ReportViewContent } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/search-params';
import { reports } from '../registry';
import { reportAddressSchema } from '../report-address';
import { readReportSearch, type ReportSearch } from '../report-search';
import { isEdited, isDefaultContent, searchOfView, viewOfSearch } from './view-content';

const today = '2026-11-21';
const report = (id: string) => {
  const found = reports.find((each) => each.id === id);
  if (!found) throw new Error(`no report ${id}`);
  return found;
};
const keyword = report('search-keyword-daily');
const device = report('search-device-custom');

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 100 }), { minLength: 1, maxLength: 4 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const metricKey = fc
  .constantFrom(...Object.values(metrics).map(({ dataKey }) => dataKey))
  .filter((key) => key !== 'PcCost' && key !== 'mobileCost');
const search: fc.Arbitrary<ReportSearch> = fc.record({
  beginDate: fc.constant('2026-11-01'),
  endDate: fc.constant('2026-11-20'),
  page: optional(fc.integer({ min: 1, max: 99 })),
  accountIds: optional(fc.constant(['1'])),
  view: optional(fc.uuid()),
  campaignName: optional(names),
  adgroupName: optional(names),
  matchType: optional(fc.uniqueArray(fc.constantFrom('exact', 'phrase'), { minLength: 1 })),
  text: optional(fc.constantFrom('签证', 'jr pass', 'a,b')),
  reportType: optional(fc.constantFrom<1 | 2>(1, 2)),
  size: optional(fc.constantFrom(...pageSizes)),
  sort: optional(fc.tuple(metricKey, fc.constantFrom('asc', 'desc')).map((words) => words.join(' '))),
  columns: optional(fc.uniqueArray(metricKey, { minLength: 1 })),
  compare: optional(fc.constantFrom<'previous' | 'lastYear'>('previous', 'lastYear')),
  changed: optional(fc.integer({ min: 1, max: 1000 })),
});

describe('viewOfSearch and searchOfView', () => {
  it('give a view back that went through an address', () => {
    fc.assert(
      fc.property(search, (screen) => {
        const content = viewOfSearch(keyword, screen);
        const address = printSearch(searchOfView(keyword, content, today));
        const opened = readReportSearch(reportAddressSchema.parse(parseSearch(address)));
        expect(opened.broken).toEqual([]);
        expect(viewOfSearch(keyword, opened.search)).toEqual(content);
        expect(isEdited(keyword, { search: opened.search, content, today })).toBe(false);
      }),
    );
  });

  it('keep neither period nor page, nor accounts, nor what is at its default', () => {
    const content = viewOfSearch(keyword, {
      ...{ beginDate: '2026-11-01', endDate: '2026-11-20', page: 3, accountIds: ['7'], view: 'x' },
      size: 20,
      campaignName: [],
      changed: 5,
    });
    expect(content).toEqual({});
    expect(isDefaultContent(content)).toBe(true);
  });

  it('keep the columns on the screen where the address does not name them', () => {
    expect(viewOfSearch(keyword, {}, ['showWord', 'cost'])).toEqual({ columns: ['showWord', 'cost'] });
  });

  it.each<[string, ReportViewContent, object]>([
    [
      'columns that no report of the section has',
      { columns: ['cost', 'gone', 'ideaTitle'] },
      { columns: ['cost'] },
    ],
    ['columns of which none is left', { columns: ['gone'] }, {}],
    [
      'filters that the report does not have',
      { campaignName: ['Kansai'], device: ['pc'] },
      { campaignName: ['Kansai'] },
    ],
    ['an order by a column that has none', { sort: 'showWord asc' }, {}],
    ['an order by a change where nothing is compared', { sort: 'cost:change desc' }, {}],
    ['a page size that is not offered', { size: 7 }, {}],
    ['a text of nothing', { text: '   ' }, {}],
    [
      'a threshold for another metric than the one on offer',
      { compare: { basis: 'previous', changedBy: 5, changedKey: 'click' } },
      { compare: 'previous' },
    ],
    [
      'nothing that is sound',
      { sort: 'cost:change desc', compare: { basis: 'lastYear', changedBy: 5, changedKey: 'cost' } },
      { sort: 'cost:change desc', compare: 'lastYear', changed: 5 },
    ],
  ])('leave out of a kept view %s', (_, content, expected) => {
    const opened = searchOfView(keyword, content, today);
    expect(Object.fromEntries(Object.entries(opened).filter(([, value]) => value !== undefined))).toEqual(
      expected,
    );
  });

  it.each([
    ['search-keyword-daily', 'reportDates asc', 'date asc'],
    ['search-keyword-weekly', 'date desc', 'reportDates desc'],
    ['search-keyword-custom', 'date desc', undefined],
    ['search-keyword-month', 'cost desc', 'cost desc'],
  ])('follow the period of %s in an order by %s', (id, sort, expected) => {
    expect(searchOfView(report(id), { sort }, today).sort).toBe(expected);
  });
});

describe('isEdited', () => {
  const content: ReportViewContent = { campaignName: ['Kansai', 'Kanto'], sort: 'cost desc' };
  const shown = searchOfView(keyword, content, today);
  it.each<[string, Partial<ReportSearch>, boolean]>([
    ['nothing', {}, false],
    ['the period', { beginDate: '2026-11-01', endDate: '2026-11-20' }, false],
    ['the page', { page: 4 }, false],
    ['the order in which filter values were ticked', { campaignName: ['Kanto', 'Kansai'] }, false],
    ['a filter', { campaignName: ['Kansai'] }, true],
    ['the order of rows', { sort: 'cost asc' }, true],
    ['the columns', { columns: ['showWord', 'cost'] }, true],
    ['the comparison', { compare: 'previous' }, true],
  ])('after a change of %s', (_, change, expected) => {
    expect(isEdited(keyword, { search: { ...shown, ...change }, content, today })).toBe(expected);
  });

  it('holds a view against what of it this report can show', () => {
    const broken = { columns: ['gone'], device: ['pc'] };
    const opened = searchOfView(device, broken, today);
    expect(isEdited(device, { search: opened, content: broken, today })).toBe(false);
  });
});
