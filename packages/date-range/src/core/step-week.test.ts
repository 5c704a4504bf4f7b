import { describe, expect, it } from 'vitest';
import { stepWeek } from './step-week';

const today = '2026-11-21';
const week = (beginDate: string, endDate: string) => ({ beginDate, endDate });

describe('stepWeek', () => {
  it.each([
    ['previous', week('2026-11-09', '2026-11-15'), week('2026-11-02', '2026-11-08')],
    ['next', week('2026-11-02', '2026-11-08'), week('2026-11-09', '2026-11-15')],
    ['previous', week('2026-01-05', '2026-01-11'), week('2025-12-29', '2026-01-04')],
    ['previous', week('2026-12-07', '2026-12-13'), null],
  ] as const)('%s of %o is %o', (direction, value, expected) => {
    expect(stepWeek(value, direction, today)).toEqual(expected);
  });

  it('stops at the last full week', () => {
    expect(stepWeek(week('2026-11-09', '2026-11-15'), 'next', today)).toBeNull();
    expect(stepWeek(week('2026-11-09', '2026-11-15'), 'next', '2026-11-22')).toBeNull();
    expect(stepWeek(week('2026-11-09', '2026-11-15'), 'next', '2026-11-23')).toEqual(
      week('2026-11-16', '2026-11-22'),
    );
  });
});
