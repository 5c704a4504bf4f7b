import { foundNameSchema, reportPagePath, type FoundName } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReport } from '../../features/reports/registry';
import { readReportView } from '../../features/reports/view/read-view';
import { reportAddressSchema } from '../../features/reports/view/report-address';
import { queryOf } from '../../features/reports/view/report-query';
import { parseSearch, printSearch } from '../../lib/page/search-params';
import { keyOfName, targetOf } from './found-name-target';

const today = '2026-11-21';
const accounts = [{ accountId: 3, accountNo: '1', accountName: 'Kaede' }];
const open = (found: FoundName, canOpen: (path: string) => boolean = () => true) => {
  const target = targetOf(found, { today, canOpen });
  if (target?.kind !== 'page') throw new Error('no page');
  const report = findReport(target.path);
  if (!report) throw new Error('no report');
  const address = parseSearch(printSearch(target.search));
  const read = readReportView(reportAddressSchema.parse(address), { report, today, accounts });
  const { beginDate: _begin, endDate: _end, ...query } = queryOf(read.view);
  return { ...read, query, path: target.path, accountId: address['accountId'] };
};
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 });

describe('a name', () => {
  it('opens a report that selects exactly it, whatever its letters', () => {
    fc.assert(
      fc.property(name, name, (own, campaignName) => {
        const common = { accountId: 3, channel: 'search', name: own } as const;
        const opened = [
          open({ kind: 'campaign', ...common }),
          open({ kind: 'unit', ...common, campaignName }),
          open({ kind: 'keyword', ...common }),
        ];
        expect(opened.map(({ ignored }) => ignored)).toEqual([[], [], []]);
        expect(opened.map(({ accountId }) => Number(accountId))).toEqual([3, 3, 3]);
        expect(opened.map(({ query }) => query)).toEqual([
          { campaignName: [own] },
          { campaignName: [campaignName], adgroupName: [own] },
          { where: [[{ column: 'showWord', operator: 'in', values: [own] }]] },
        ]);
      }),
    );
  });

  it('opens a report that the user may see, and nothing without one', () => {
    const found: FoundName = { kind: 'campaign', accountId: 3, channel: 'feed', name: 'a' };
    const weekly = reportPagePath('feed', 'campaign', 'weekly');
    expect(open(found).path).toBe(reportPagePath('feed', 'campaign', 'custom'));
    expect(open(found, (path) => path === weekly).path).toBe(weekly);
    expect(targetOf(found, { today, canOpen: () => false })).toBeUndefined();
  });

  it('of a view opens it with its settings', () => {
    const id = '0191d0a0-0000-4000-8000-000000000001';
    const content = {
      text: 'ski',
      sort: 'cost desc',
      compare: { basis: 'lastYear' as const, changedKey: 'cost' },
    };
    const of = { channel: 'search', section: 'unit', period: 'weekly' } as const;
    const { view, ignored, path } = open({ kind: 'view', id, name: 'v', ...of, content });
    expect(path).toBe(reportPagePath('search', 'unit', 'weekly'));
    expect(ignored).toEqual([]);
    expect(view).toMatchObject({ view: id, text: 'ski', sort: 'cost desc', compare: { basis: 'lastYear' } });
  });

  it('has a key of its own', () => {
    const common = { accountId: 3, channel: 'search' } as const;
    const names: FoundName[] = [
      { kind: 'campaign', ...common, name: 'a/b' },
      { kind: 'unit', ...common, name: 'b', campaignName: 'a' },
      { kind: 'unit', ...common, name: 'a', campaignName: 'b' },
      { kind: 'keyword', ...common, name: 'a/b' },
      { kind: 'keyword', ...common, accountId: 4, name: 'a/b' },
      { kind: 'keyword', ...common, channel: 'feed', name: 'a/b' },
    ];
    expect(new Set(names.map(keyOfName)).size).toBe(names.length);
    // as the search stores those that were opened
    for (const each of names) expect(foundNameSchema.parse(each)).toEqual(each);
  });
});
