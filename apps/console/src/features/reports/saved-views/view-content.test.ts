import { metrics, pageSizes, type ReportViewContent } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { reports } from '../registry';
import { printReportView } from '../view/print-view';
import { readReportView } from '../view/read-view';
import { reportAddressSchema, type ReportAddress } from '../view/report-address';
import { contentIn, contentOf, isDefaultContent, isEdited } from './view-content';

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
const screen: fc.Arbitrary<ReportAddress> = fc.record({
  beginDate: fc.constant('2026-11-01'),
  endDate: fc.constant('2026-11-20'),
  page: optional(fc.integer({ min: 1, max: 99 })),
  accountIds: optional(fc.constant(['1'])),
  view: optional(fc.uuid()),
  campaignName: optional(names),
  adgroupName: optional(names),
  matchType: optional(fc.uniqueArray(fc.constantFrom('exact', 'phrase'), { minLength: 1 })),
  text: optional(fc.constantFrom('签证', 'jr pass', 'a,b')),
  where: optional(
    fc.uniqueArray(
      fc.constantFrom(
        'cost gt 500|ctr lt 0.5',
        'showWord in a\\,b,c',
        'cpc upBy 20',
        'accountName contains x',
      ),
      { minLength: 1 },
    ),
  ),
  reportType: optional(fc.constantFrom<1 | 2>(1, 2)),
  size: optional(fc.constantFrom(...pageSizes)),
  sort: optional(fc.tuple(metricKey, fc.constantFrom('asc', 'desc')).map((words) => words.join(' '))),
  columns: optional(fc.uniqueArray(metricKey, { minLength: 1 })),
  compare: optional(fc.constantFrom<'previous' | 'lastYear'>('previous', 'lastYear')),
  changed: optional(fc.integer({ min: 1, max: 1000 })),
});
const read = (address: ReportAddress, of = keyword) =>
  readReportView(address, { report: of, today, accounts: [] });
/** The view of an address, as the router passes it on. */
const opened = (address: ReportAddress) =>
  read(reportAddressSchema.parse(parseSearch(printSearch(address)))).view;

describe('the content of a saved view', () => {
  it('is the same after a round trip through an address', () => {
    fc.assert(
      fc.property(screen, (address) => {
        const content = contentOf(opened(address));
        const view = opened(printReportView(contentIn(keyword, content, today)));
        expect(contentOf(view)).toEqual(content);
        expect(isEdited(keyword, { view, content, today })).toBe(false);
      }),
    );
  });

  it('has neither period nor page, nor accounts, nor defaults', () => {
    const { view } = read({
      beginDate: '2026-11-01',
      endDate: '2026-11-20',
      page: 3,
      accountIds: ['7'],
      view: '0191d0a0-0000-4000-8000-000000000001',
      size: 20,
      changed: 5,
    });
    expect(contentOf(view)).toEqual({});
    expect(contentOf({ ...view, campaignName: [] })).toEqual({});
    expect(isDefaultContent(contentOf(view))).toBe(true);
  });

  it('has the columns on screen if the address does not name them', () => {
    expect(contentOf(read({}).view, ['showWord', 'cost'])).toEqual({ columns: ['showWord', 'cost'] });
  });

  it('has the comparison also while the dates are cleared', () => {
    const { view } = read({ beginDate: '', endDate: '', compare: 'previous', sort: 'cost:change desc' });
    expect(contentOf(view)).toEqual({
      compare: { basis: 'previous', changedKey: 'cost' },
      sort: 'cost:change desc',
    });
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
      { compare: { basis: 'previous', changedKey: 'cost' } },
    ],
    [
      'nothing that is valid',
      { sort: 'cost:change desc', compare: { basis: 'lastYear', changedBy: 5, changedKey: 'cost' } },
      { sort: 'cost:change desc', compare: { basis: 'lastYear', changedBy: 5, changedKey: 'cost' } },
    ],
  ])('loses in a report %s', (_, content, expected) => {
    expect(contentIn(keyword, content, today)).toEqual(expected);
  });

  it.each([
    ['search-keyword-daily', 'reportDates asc', 'date asc'],
    ['search-keyword-weekly', 'date desc', 'reportDates desc'],
    ['search-keyword-custom', 'date desc', undefined],
    ['search-keyword-month', 'cost desc', 'cost desc'],
  ])('follows the period of %s in an order by %s', (id, sort, expected) => {
    expect(contentIn(report(id), { sort }, today).sort).toBe(expected);
  });
});

describe('isEdited', () => {
  const content: ReportViewContent = { campaignName: ['Kansai', 'Kanto'], sort: 'cost desc' };
  const shown = printReportView(contentIn(keyword, content, today));
  it.each<[string, ReportAddress, boolean]>([
    ['nothing', {}, false],
    ['the period', { beginDate: '2026-11-01', endDate: '2026-11-20' }, false],
    ['the dates, which are cleared', { beginDate: '', endDate: '' }, false],
    ['the page', { page: 4 }, false],
    ['the order in which filter values were selected', { campaignName: ['Kanto', 'Kansai'] }, false],
    ['a filter', { campaignName: ['Kansai'] }, true],
    ['the order of rows', { sort: 'cost asc' }, true],
    ['the columns', { columns: ['showWord', 'cost'] }, true],
    ['the comparison', { compare: 'previous' }, true],
  ])('after a change of %s', (_, change, expected) => {
    const { view } = read({ ...shown, ...change });
    expect(isEdited(keyword, { view, content, today })).toBe(expected);
  });

  it('has segments of weeks whatever range is on screen, and none that the report lacks', () => {
    const content = { segment: 'week' as const };
    const campaigns = report('search-campaign-custom');
    const weeks = { beginDate: '2026-11-02', endDate: '2026-11-15', segment: 'week' };
    expect(contentIn(campaigns, content, today)).toEqual(content);
    expect(isEdited(campaigns, { view: read(weeks, campaigns).view, content, today })).toBe(false);
    expect(contentIn(keyword, content, today)).toEqual({});
  });

  it('compares only the parts of a view that this report can show', () => {
    const outdated = { columns: ['gone'], device: ['pc'] };
    const { view } = read(printReportView(contentIn(device, outdated, today)), device);
    expect(isEdited(device, { view, content: outdated, today })).toBe(false);
  });
});
