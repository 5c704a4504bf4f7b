import { addDays, endOfMonth, startOfMonth, startOfWeek, type Day } from './day';
import { lastSelectableDay, type DateRange, type RangeType } from './range';

export type ShortcutId =
  | 'today'
  | 'last7Days'
  | 'last30Days'
  | 'last90Days'
  | 'lastWeek'
  | 'last2Weeks'
  | 'last3Weeks'
  | 'last4Weeks'
  | 'last13Weeks';

export interface Shortcut {
  id: ShortcutId;
  range: DateRange;
}

const daysUntil = (endDate: Day, count: number): DateRange => ({
  beginDate: addDays(endDate, 1 - count),
  endDate,
});

const weeksBack = (today: Day, count: number): DateRange => {
  const monday = startOfWeek(today);
  return { beginDate: addDays(monday, -7 * count), endDate: addDays(monday, -1) };
};

/** Predefined ranges of a type, shortest first; `validateRange` accepts each for that type. */
export function shortcuts(type: RangeType, today: Day): Shortcut[] {
  const lastWeek: Shortcut = { id: 'lastWeek', range: weeksBack(today, 1) };
  if (type === 4) return [];
  if (type === 3) return [lastWeek];
  if (type === 2) {
    return [
      lastWeek,
      { id: 'last2Weeks', range: weeksBack(today, 2) },
      { id: 'last3Weeks', range: weeksBack(today, 3) },
      { id: 'last4Weeks', range: weeksBack(today, 4) },
      { id: 'last13Weeks', range: weeksBack(today, 13) },
    ];
  }
  const lastDay = lastSelectableDay(type, today);
  return [
    ...(type === 6 ? [{ id: 'today', range: daysUntil(lastDay, 1) } as const] : []),
    { id: 'last7Days', range: daysUntil(lastDay, 7) },
    { id: 'last30Days', range: daysUntil(lastDay, 30) },
    { id: 'last90Days', range: daysUntil(lastDay, 90) },
  ];
}

/** The initial range of a picker of this type: the last 31 days, last week or last month. */
export function defaultRange(type: RangeType, today: Day): DateRange {
  if (type === 4) {
    const lastMonth = addDays(startOfMonth(today), -1);
    return { beginDate: startOfMonth(lastMonth), endDate: endOfMonth(lastMonth) };
  }
  return type === 2 || type === 3 ? weeksBack(today, 1) : daysUntil(lastSelectableDay(type, today), 31);
}
