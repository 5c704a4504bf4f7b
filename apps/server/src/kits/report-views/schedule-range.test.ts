import {
  periodPickerType,
  periods,
  scheduleRangesOf,
  type Period,
  type ScheduleRange,
} from '@meridian/api-client/contract';
import { addDays, validateRange } from '@meridian/date-range/core';
import { expect, it } from 'vitest';
import { scheduleRange } from './schedule-range';

it.each<[ScheduleRange, Period, string, string, string]>([
  ['yesterday', 'daily', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['last7Days', 'daily', '2026-11-20', '2026-11-13', '2026-11-19'],
  ['last30Days', 'custom', '2026-11-20', '2026-10-21', '2026-11-19'],
  ['lastWeek', 'weekly', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['lastWeek', 'daily', '2026-11-23', '2026-11-16', '2026-11-22'],
  ['last4Weeks', 'weekly', '2026-11-20', '2026-10-19', '2026-11-15'],
  ['last13Weeks', 'weekly', '2026-11-20', '2026-08-17', '2026-11-15'],
  ['thisMonth', 'daily', '2026-11-20', '2026-11-01', '2026-11-19'],
  ['thisMonth', 'daily', '2026-11-01', '2026-10-01', '2026-10-31'],
  ['thisMonth', 'month', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['lastMonth', 'month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last3Months', 'month', '2027-02-15', '2026-11-01', '2027-01-31'],
])('%s of a %s report on %s', (range, period, today, beginDate, endDate) => {
  expect(scheduleRange(range, { period, today })).toEqual({ beginDate, endDate });
});

it('every range is accepted by the report on every day', () => {
  for (const period of periods) {
    for (let count = 0; count < 400; count += 1) {
      const today = addDays('2027-12-01', count);
      for (const name of scheduleRangesOf(period)) {
        const range = scheduleRange(name, { period, today });
        expect([name, today, validateRange({ type: periodPickerType[period], range, today })]).toEqual([
          name,
          today,
          { ok: true },
        ]);
      }
    }
  }
});
