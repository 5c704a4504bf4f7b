import type { ReportInfo } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { completenessOf, infoOfRows } from './completeness';

const info: ReportInfo = {
  beginDate: '2026-11-14',
  endDate: '2026-11-20',
  timeZone: 'Asia/Shanghai',
  dataTime: '2026-11-21T01:12:00Z',
  isComplete: true,
  missingDays: 0,
  incompleteDays: 0,
  latestDate: '2026-11-20',
  currencies: ['CNY'],
  rowCap: null,
  omittedSpans: [],
  reportedTotals: [],
  accountCost: '100.00',
  from: null,
  finerSections: [],
};

it.each([
  ['rows with the whole cost', '100.00', {}, 'complete', 1],
  ['rows with a part of the cost', '44.00', {}, 'allDays', 0.44],
  ['rows of days that are not complete', '44.00', { isComplete: false, missingDays: 1 }, 'lacking', 0.44],
  ['an account that has no report of its own', '44.00', { accountCost: null }, 'complete', null],
  ['no data', null, { dataTime: null, accountCost: null }, 'none', null],
] as const)('is right for %s', (_, cost, more, state, share) => {
  const rows = infoOfRows({ info: { ...info, ...more }, summary: { cost } }, { isFiltered: false });
  expect([completenessOf(rows), rows.share]).toEqual([state, share]);
});

it('never calls filtered rows complete, and states no share of them', () => {
  const data = {
    info: { ...info, accountCost: null },
    summary: { cost: '100.00' },
  };
  const rows = infoOfRows(data, { isFiltered: true });
  expect([completenessOf(rows), rows.share]).toEqual(['allDays', null]);
});
