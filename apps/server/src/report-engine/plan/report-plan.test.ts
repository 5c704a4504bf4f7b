import { findSection, reportTypes, type ReportQuery } from '@meridian/api-client/contract';
import { describe, expect, test } from 'vitest';
import { planComparison } from './comparison-plan';
import { planReport } from './report-plan';

const days = { beginDate: '2026-11-12', endDate: '2026-11-18' };

function planOf(query: Partial<ReportQuery> = {}) {
  const definition = findSection('search', 'device');
  if (definition === undefined) throw new Error('no section');
  const subject = { channel: 'search', section: 'device', period: 'daily', definition } as const;
  return planReport({ ...subject, accountIds: [7, 9] }, { ...days, ...query });
}

describe('a plan', () => {
  test('has the accounts and days of the query', () => {
    expect(planOf()).toMatchObject({ ...days, accountIds: [7, 9], filters: {} });
  });

  test.each([
    [undefined, true],
    [reportTypes.independent, true],
    [reportTypes.consolidated, false],
  ])('of report type %s has rows per account: %s', (reportType, isPerAccount) => {
    expect(planOf(reportType && { reportType }).isPerAccount).toBe(isPerAccount);
  });

  test.each([
    [' tea ', { text: 'tea' }],
    ['  ', {}],
    ['', {}],
  ])('of the text %j has the filters %o', (text, filters) => {
    expect(planOf({ text }).filters).toEqual(filters);
  });
});

describe('the plan of a comparison', () => {
  test.each([
    ['previous', '2026-11-05', '2026-11-11'],
    ['lastYear', '2025-11-12', '2025-11-18'],
  ] as const)('with %s is the same report from %s to %s', (basis, beginDate, endDate) => {
    const plan = planOf({ text: 'tea' });
    expect(planComparison(plan, { basis }, '2026-11-20').plan).toEqual({ ...plan, beginDate, endDate });
  });

  test.each([
    [{}, undefined],
    [{ changedBy: 5 }, { by: 'cost', percent: 5 }],
    [
      { changedBy: 0, changedKey: 'ctr' },
      { by: 'ctr', percent: 0 },
    ],
  ] as const)('with %o hides %o', (options, changed) => {
    expect(planComparison(planOf(), { basis: 'previous', ...options }, '2026-11-20').changed).toEqual(
      changed,
    );
  });
});
