import type { RangeLimit } from '../../limits/provider-limits';
import type { TimeWindow } from '../../model/rows';
import { hoursOf } from '../examples';
import { type Finding, rowRule } from '../rule';
import { isOutside } from '../rule-makers';

/** A custom promotion time has hours; its windows are in order, without overlaps. Whole hours never cause too many pauses. */
export const scheduleWindows = rowRule({
  id: 'schedule',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Ad schedule', cn: '推广时段', tw: '投放時段' },
  messages: [
    {
      code: 'schedule_required',
      text: {
        en: 'Set the ad schedule, or make it unlimited.',
        cn: '请选择推广时段，或设为不限',
        tw: '請選擇投放時段，或設為不限',
      },
      examples: () => [{ fails: { schedule: [] }, passes: { schedule: [], scheduleType: 1 } }],
    },
    {
      code: 'schedule_window',
      text: {
        en: 'Some hours of the ad schedule overlap or end before they start.',
        cn: '推广时段重叠，或结束早于开始',
        tw: '投放時段重疊，或結束早於開始',
      },
      examples: () => [
        {
          fails: { schedule: [hoursOf(8, 10), hoursOf(9, 11)] },
          passes: { schedule: [hoursOf(8, 10), hoursOf(10, 11)] },
        },
        { fails: { schedule: [hoursOf(10, 10)] }, passes: { schedule: [hoursOf(10, 11)] } },
      ],
    },
    {
      code: 'schedule_factor',
      text: {
        en: 'Set hour bidding factors between {{min}} and {{max}}. Out of range: {{count}}.',
        cn: '时段出价系数须在 {{min}} 至 {{max}} 之间，有 {{count}} 个不符',
        tw: '時段出價係數須介於 {{min}} 至 {{max}}，有 {{count}} 個不符',
      },
      examples: () => [
        { fails: { schedule: [hoursOf(8, 9, 0.09)] }, passes: { schedule: [hoursOf(8, 9, 0.1)] } },
        { fails: { schedule: [hoursOf(8, 9, 10.01)] }, passes: { schedule: [hoursOf(8, 9, null)] } },
      ],
    },
  ],
  limits: ['scheduleFactor'],
  check: ({ scheduleType, schedule }, { options: { limits } }) => {
    if (scheduleType === 1) return [];
    if (schedule.length === 0) return [{ field: 'schedule', code: 'schedule_required' }];
    return windowFindings(schedule, limits.scheduleFactor);
  },
});

function windowFindings(
  schedule: readonly TimeWindow[],
  limit: RangeLimit,
): Finding<'schedule_window' | 'schedule_factor'>[] {
  const { min, max } = limit;
  const hours = new Set<number>();
  let isWrong = false;
  for (const { weekday, startHour, endHour } of schedule) {
    if (startHour >= endHour) isWrong = true;
    for (let hour = startHour; hour < endHour; hour++) {
      if (hours.has(weekday * 24 + hour)) isWrong = true;
      hours.add(weekday * 24 + hour);
    }
  }
  const wrongFactors = schedule.filter(({ factor }) => factor !== null && isOutside(factor, limit)).length;
  return [
    ...(isWrong ? [{ field: 'schedule', code: 'schedule_window' as const }] : []),
    ...(wrongFactors > 0
      ? [{ field: 'schedule', code: 'schedule_factor', params: { count: wrongFactors, min, max } } as const]
      : []),
  ];
}
