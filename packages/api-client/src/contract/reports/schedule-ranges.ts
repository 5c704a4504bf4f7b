import type { Period } from './model/period';

/** Days of a scheduled report, as seen on the day on which it is sent. */
export const scheduleRanges = [
  'yesterday',
  'last7Days',
  'last30Days',
  'lastWeek',
  'last4Weeks',
  'last13Weeks',
  'thisMonth',
  'lastMonth',
  'last3Months',
] as const;
/** Days of a scheduled report. */
export type ScheduleRange = (typeof scheduleRanges)[number];

const dayRanges = ['yesterday', 'last7Days', 'last30Days', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
const rangesOf = {
  daily: dayRanges,
  custom: dayRanges,
  weekly: ['lastWeek', 'last4Weeks', 'last13Weeks'],
  month: ['thisMonth', 'lastMonth', 'last3Months'],
} as const satisfies Record<Period, readonly ScheduleRange[]>;

/** The ranges that a report of a period can have: whole weeks for weekly ones, whole months for monthly ones. */
export function scheduleRangesOf(period: Period): readonly ScheduleRange[] {
  return rangesOf[period];
}
