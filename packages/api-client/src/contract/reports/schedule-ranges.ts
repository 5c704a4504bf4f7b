import type { Period } from './model/period';

/** Days of a scheduled report, relative to the day of sending. */
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

/** The possible ranges of a report with a period: whole weeks for weekly ones, whole months for monthly ones. */
export function scheduleRangesOf(period: Period): readonly ScheduleRange[] {
  return rangesOf[period];
}
