import { providerLimits } from '../../limits/provider-limits';
import type { TimeWindow } from '../../model/rows';
import type { Finding, RowRule } from '../rule';
import { isOutside } from '../rule-makers';

const { scheduleFactor } = providerLimits;

/** A custom promotion time has hours; its windows are in order, without overlaps. Whole hours never cause too many pauses. */
export const scheduleWindows: RowRule<'campaign'> = {
  id: 'schedule',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['schedule_required', 'schedule_window', 'schedule_factor'],
  limits: [scheduleFactor],
  check: ({ scheduleType, schedule }) => {
    if (scheduleType === 1) return [];
    if (schedule.length === 0) return [{ field: 'schedule', code: 'schedule_required' }];
    return windowFindings(schedule);
  },
};

function windowFindings(schedule: readonly TimeWindow[]): Finding[] {
  const { min, max } = scheduleFactor;
  const hours = new Set<number>();
  let isWrong = false;
  for (const { weekday, startHour, endHour } of schedule) {
    if (startHour >= endHour) isWrong = true;
    for (let hour = startHour; hour < endHour; hour++) {
      if (hours.has(weekday * 24 + hour)) isWrong = true;
      hours.add(weekday * 24 + hour);
    }
  }
  const wrongFactors = schedule.filter(
    ({ factor }) => factor !== null && isOutside(factor, scheduleFactor),
  ).length;
  return [
    ...(isWrong ? [{ field: 'schedule', code: 'schedule_window' } as const] : []),
    ...(wrongFactors > 0
      ? [{ field: 'schedule', code: 'schedule_factor', params: { count: wrongFactors, min, max } } as const]
      : []),
  ];
}
