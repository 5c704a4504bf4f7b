import type { ReportGrouping, ReportRow } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { reports } from '../registry';
import { printReportView } from '../view/print-view';
import { readReportView } from '../view/read-view';
import { reportAddressSchema } from '../view/report-address';
import { queryOf } from '../view/report-query';
import { groupedBy, rowsOfGroup } from './group-filters';

const accounts = [
  { accountId: 3, accountNo: '8840213', accountName: 'Kaede Travel' },
  { accountId: 5, accountNo: '8840214', accountName: 'Rail Pass Direct' },
];
const range = { beginDate: '2026-11-09', endDate: '2026-11-15' };

function open(id: string, address: string, count = 1) {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  const shown = accounts.slice(0, count);
  const { view, ignored } = readReportView(reportAddressSchema.parse(parseSearch(address)), {
    report,
    today: '2026-11-21',
    accounts: shown,
  });
  return { report, view, ignored, accounts: shown };
}

/** The query that the rows of a group open, after a round trip through the address bar. */
function rowsQuery(row: ReportRow, { id = 'search-keyword-daily', address = '', count = 1 }) {
  const dates = `beginDate=${range.beginDate}&endDate=${range.endDate}`;
  const page = open(id, `?${dates}${address}`, count);
  expect(page.ignored).toEqual([]);
  const change = rowsOfGroup(row, page);
  if (!change) return undefined;
  const opened = open(id, printSearch(printReportView({ range, ...change })), count);
  expect(opened.ignored).toEqual([]);
  return queryOf(opened.view);
}

describe('the rows of a group', () => {
  it('are those with its value, whatever it is, beside the conditions of the report', () => {
    const value = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    const column = fc.constantFrom('campaignName', 'showWord', 'matchType');
    fc.assert(
      fc.property(column, value, (groupBy, text) => {
        const address = `&groupBy=${groupBy}&where=cost+gt+5`;
        expect(rowsQuery({ [groupBy]: text, cost: '5' }, { address })).toEqual({
          ...range,
          where: [
            [{ column: 'cost', operator: 'gt', values: ['5'] }],
            [{ column: groupBy, operator: 'in', values: [text] }],
          ],
        });
      }),
    );
  });

  it('without a value are those that have none', () => {
    expect(rowsQuery({ campaignName: null }, { address: '&groupBy=campaignName' })).toEqual({
      ...range,
      where: [[{ column: 'campaignName', operator: 'empty', values: [] }]],
    });
  });

  it.each([
    ['search-keyword-daily', { date: '2026-11-12' }, { beginDate: '2026-11-12', endDate: '2026-11-12' }],
    ['search-keyword-weekly', { reportDates: '2026-11-09~2026-11-15' }, range],
  ])('of %s are those of its period', (id, row, dates) => {
    expect(rowsQuery(row, { id, address: '&groupBy=period' })).toEqual(dates);
  });

  it('are those of its account and currency', () => {
    const row = { accountNo: '8840214', accountName: 'Rail Pass Direct', currency: 'USD' };
    expect(rowsQuery(row, { address: '&groupBy=accountName', count: 2 })).toEqual({
      ...range,
      accountIds: [5],
      where: [[{ column: 'currency', operator: 'in', values: ['USD'] }]],
    });
  });

  it.each([
    ['a value that is too long for a filter', { campaignName: 'x'.repeat(201) }, '&groupBy=campaignName'],
    ['a day in which other items are new', { date: '2026-11-12' }, '&groupBy=period&where=showWord+new'],
    ['a day beside one of another period', { date: '2026-11-12' }, '&groupBy=period&compare=previous'],
    ['an account that is not among those of the page', { accountNo: '1' }, '&groupBy=campaignName'],
  ])('cannot be listed for %s', (_, row, address) => {
    expect(rowsQuery({ campaignName: 'spring', ...row }, { address, count: 2 })).toBeUndefined();
  });
});

it.each<[string, string, ReportGrouping | undefined]>([
  ['search-keyword-daily', 'campaignName', 'campaignName'],
  ['search-keyword-custom', 'period', undefined],
  ['search-keyword-daily', 'accountName', undefined],
  ['search-time-period-daily', 'week', 'week'],
  ['search-time-period-custom', 'week', undefined],
])('the address of %s grouped by %s', (id, groupBy, shown) => {
  const { view, ignored } = open(id, `?groupBy=${groupBy}`);
  expect(view.groupBy).toBe(shown);
  expect(ignored).toEqual(shown === undefined ? ['groupBy'] : []);
});

it('keeps an order by metric, and drops one by period, which groups lack', () => {
  const change = (address: string) =>
    groupedBy(open('search-keyword-daily', `?sort=${address}`), 'campaignName');
  expect(change('cost+desc')).toEqual({ groupBy: 'campaignName', row: undefined });
  expect(change('date+asc')).toEqual({ groupBy: 'campaignName', row: undefined, sort: undefined });
});
