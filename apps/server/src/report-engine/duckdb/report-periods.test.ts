import { findSection, type Period } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { planComparison } from '../plan/comparison-plan';
import { planReport } from '../plan/report-plan';
import { reportPeriods } from './report-periods';

const definition = findSection('search', 'keyword');

function planOf(period: Period, beginDate: string, endDate: string) {
  if (!definition) throw new Error('no section');
  return planReport(
    { channel: 'search', section: 'keyword', period, definition, accountIds: [1] },
    { beginDate, endDate, reportType: 1 },
  );
}

describe('periods of a report', () => {
  it('are its days, its weeks and months with their days in the range, or the whole range', () => {
    const begins = (period: Period) =>
      reportPeriods({ plan: planOf(period, '2026-09-28', '2026-10-11') }).map(({ begin, days }) => [
        begin,
        days.length,
      ]);
    expect(begins('daily')).toHaveLength(14);
    expect(begins('weekly')).toEqual([
      ['2026-09-28', 7],
      ['2026-10-05', 7],
    ]);
    expect(begins('month')).toEqual([
      ['2026-09-01', 3],
      ['2026-10-01', 11],
    ]);
    expect(begins('custom')).toEqual([[null, 14]]);
  });

  it('have the days of their counterparts', () => {
    const plan = planOf('weekly', '2026-10-05', '2026-10-11');
    const comparison = planComparison(plan, { basis: 'previous' }, '2026-11-01');
    const [week] = reportPeriods({ plan, comparison });
    expect(week).toMatchObject({ begin: '2026-10-05', previousBegin: '2026-09-28' });
    expect(week?.previousDays).toEqual([
      '2026-09-28',
      '2026-09-29',
      '2026-09-30',
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
      '2026-10-04',
    ]);
  });

  it('compare February 28 with both last days of a leap year', () => {
    const plan = planOf('daily', '2025-02-27', '2025-03-01');
    const comparison = planComparison(plan, { basis: 'lastYear' }, '2026-11-01');
    const counterparts = reportPeriods({ plan, comparison }).map(({ begin, previousDays }) => [
      begin,
      previousDays,
    ]);
    expect(counterparts).toEqual([
      ['2025-02-27', ['2024-02-27']],
      ['2025-02-28', ['2024-02-28', '2024-02-29']],
      ['2025-03-01', ['2024-03-01']],
    ]);
  });

  it('begin with the range where the counterpart of its first day lies before', () => {
    const plan = planOf('daily', '2024-02-29', '2024-03-01');
    const comparison = planComparison(plan, { basis: 'lastYear' }, '2026-11-01');
    const [first] = reportPeriods({ plan, comparison });
    expect(first).toMatchObject({
      begin: '2024-02-29',
      previousBegin: '2023-02-28',
      previousDays: ['2023-02-28'],
    });
  });
});
