import { providerLimits } from '../../limits/provider-limits';
import type { TimeWindow } from '../../model/rows';
import type { Finding, RowRule } from '../rule';
import { isOutside } from '../rule-makers';

const { scheduleFactor, pausesPerDay } = providerLimits;

/** A custom promotion time has hours; its windows are in order, without overlaps, with few pauses a day. */
export const scheduleWindows: RowRule<'campaign'> = {
  id: 'schedule',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['schedule_required', 'schedule_window', 'schedule_factor', 'schedule_pauses'],
  limits: [scheduleFactor, pausesPerDay],
  check: ({ scheduleType, schedule }) => {
    if (scheduleType === 1) return [];
    if (schedule.length === 0) return [{ field: 'schedule', code: 'schedule_required' }];
    return [...windowFindings(schedule), ...pauseFindings(schedule)];
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

/** Pauses are the times of a day between and around its windows. */
function pauseFindings(schedule: readonly TimeWindow[]): Finding[] {
  const { max } = pausesPerDay;
  for (let weekday = 1; weekday <= 7; weekday++) {
    const own = schedule.filter((window) => window.weekday === weekday);
    const shown = Array.from({ length: 24 }, (_, hour) =>
      own.some(({ startHour, endHour }) => hour >= startHour && hour < endHour),
    );
    const pauses = shown.filter((isShown, hour) => !isShown && (hour === 0 || shown[hour - 1])).length;
    if (pauses > max) return [{ field: 'schedule', code: 'schedule_pauses', params: { weekday, max } }];
  }
  return [];
}
