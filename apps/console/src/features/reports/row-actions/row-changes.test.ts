import type { ReportCondition, ReportRow } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { reports, type Report } from '../registry';
import { printReportView } from '../view/print-view';
import { readReportView } from '../view/read-view';
import { reportAddressSchema } from '../view/report-address';
import { queryOf } from '../view/report-query';
import type { ReportViewChange } from '../view/report-view';
import { exceptItem, onlyItem } from './row-changes';

const accounts = [
  { accountId: 3, accountNo: '8840213', accountName: 'Kaede Travel' },
  { accountId: 5, accountNo: '8840214', accountName: 'Rail Pass Direct' },
];
const named = (id: string) => {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  return report;
};
const read = (address: string, report: Report, count = 1) =>
  readReportView(reportAddressSchema.parse(parseSearch(address)), {
    report,
    today: '2026-11-21',
    accounts: accounts.slice(0, count),
  });
/** The query after a change of the view, through the address bar. */
const queryAfter = (change: ReportViewChange | undefined, report: Report, address = '', count = 1) => {
  if (!change) return undefined;
  const { view, ignored } = read(
    printSearch({ ...read(address, report, count).address, ...printReportView(change) }),
    report,
    count,
  );
  expect(ignored).toEqual([]);
  const { beginDate: _begin, endDate: _end, ...query } = queryOf(view);
  return query;
};
const optionsOf = (report: Report, address = '', count = 1) => ({
  report,
  view: read(address, report, count).view,
  accounts: accounts.slice(0, count),
});

const keywords = named('search-keyword-custom');
const text = fc.constantFrom('a', 'b', 'a,b|c', String.raw`\x`, '');
const keyword = fc.record({
  showWord: text,
  campaignName: text,
  adgroupName: text,
  matchType: fc.constantFrom('exact', 'phrase'),
  landPageExperience: fc.constantFrom('1', '2'),
});

/** Whether the server lists a row for a query. */
function isListed(row: ReportRow, { where = [], ...lists }: NonNullable<ReturnType<typeof queryAfter>>) {
  const isMet = ({ column, operator, values }: ReportCondition) => {
    const value = String(row[column] ?? '');
    if (operator === 'in') return values.includes(value);
    if (operator === 'notIn') return !values.includes(value);
    return operator === 'empty' ? value === '' : value !== '';
  };
  return (
    Object.entries(lists).every(
      ([key, values]) => Array.isArray(values) && values.some((each) => each === row[key]),
    ) && where.every((group) => group.some(isMet))
  );
}
const itemOf = ({ landPageExperience: _quality, ...item }: ReportRow) => JSON.stringify(item);

describe('rows of keywords', () => {
  it('are, after "only" and "exclude", those of the keyword and all others', () => {
    fc.assert(
      fc.property(
        fc.array(keyword, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('', '?campaignName=a', '?campaignName=a&adgroupName=b&where=showWord+notIn+z'),
        (all, address) => {
          const current = queryAfter({}, keywords, address) ?? {};
          const rows = all.filter((row) => isListed(row, current));
          const [one] = rows;
          if (!one) return;
          const options = optionsOf(keywords, address);
          const only = queryAfter(onlyItem(one, options), keywords, address);
          expect(rows.filter((row) => only && isListed(row, only))).toEqual(
            rows.filter((row) => itemOf(row) === itemOf(one)),
          );
          const others = queryAfter(exceptItem(one, options), keywords, address);
          expect(rows.filter((row) => others && isListed(row, others))).toEqual(
            rows.filter((row) => itemOf(row) !== itemOf(one)),
          );
        },
      ),
    );
  });
});

describe('the item of a row', () => {
  const campaigns = named('search-campaign-daily');

  it('is left out with those that were left out before, in one condition', () => {
    const address = '?where=cost+gt+5&where=campaignName+notIn+b';
    expect(
      queryAfter(exceptItem({ campaignName: 'a' }, optionsOf(campaigns, address)), campaigns, address),
    ).toEqual({
      where: [
        [{ column: 'cost', operator: 'gt', values: ['5'] }],
        [{ column: 'campaignName', operator: 'notIn', values: ['b', 'a'] }],
      ],
    });
  });

  it('cannot be left out where nothing else is listed, or with too many conditions', () => {
    expect(exceptItem({ campaignName: 'a' }, optionsOf(campaigns, '?campaignName=a'))).toBeUndefined();
    const many = `?where=${Array.from({ length: 50 }, () => 'cost gt 5').join('|')}`;
    expect(exceptItem({ campaignName: 'a' }, optionsOf(campaigns, many))).toBeUndefined();
    expect(onlyItem({ campaignName: 'a' }, optionsOf(campaigns, many))).toMatchObject({
      campaignName: ['a'],
    });
  });

  it('is of its account', () => {
    const row = { campaignName: 'a', accountNo: '8840214', accountName: 'Rail Pass Direct' };
    expect(queryAfter(onlyItem(row, optionsOf(campaigns, '', 2)), campaigns, '', 2)).toEqual({
      campaignName: ['a'],
      accountIds: [5],
    });
    expect(onlyItem({ ...row, accountNo: '1' }, optionsOf(campaigns, '', 2))).toBeUndefined();
    expect(queryAfter(exceptItem(row, optionsOf(campaigns, '', 2)), campaigns, '', 2)).toEqual({
      where: [
        [
          { column: 'campaignName', operator: 'notIn', values: ['a'] },
          { column: 'accountNo', operator: 'notIn', values: ['8840214'] },
          { column: 'accountName', operator: 'notIn', values: ['Rail Pass Direct'] },
        ],
      ],
    });
  });

  it('of an account report is the account', () => {
    const report = named('search-account-custom');
    const row = { accountNo: '8840213', accountName: 'Kaede Travel' };
    expect(onlyItem(row, optionsOf(report))).toBeUndefined();
    expect(exceptItem(row, optionsOf(report))).toBeUndefined();
    expect(queryAfter(onlyItem(row, optionsOf(report, '', 2)), report, '', 2)).toEqual({ accountIds: [3] });
  });
});
