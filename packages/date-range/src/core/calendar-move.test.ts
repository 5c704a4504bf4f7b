import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCalendarDay, moveInCalendar, nearestSelectable, type CalendarMove } from './calendar-move';
import { addDays, dayFromNumber } from './day';
import { isSelectable, rangeTypes, type RangeType } from './range';

const today = '2026-11-21';

describe('moveInCalendar', () => {
  it.each<[RangeType, string, CalendarMove, string]>([
    [1, '2026-11-10', 'previous', '2026-11-09'],
    [1, '2026-11-01', 'above', '2026-10-25'],
    [1, '2026-11-20', 'next', '2026-11-20'],
    [1, '2026-11-18', 'below', '2026-11-20'],
    [1, '2026-11-18', 'rowStart', '2026-11-16'],
    [1, '2026-11-18', 'rowEnd', '2026-11-20'],
    [1, '2026-10-31', 'previousPage', '2026-09-30'],
    [1, '2026-10-31', 'nextPage', '2026-11-20'],
    [5, '2024-02-29', 'nextYear', '2025-02-28'],
    [3, '2026-11-09', 'next', '2026-11-15'],
    [3, '2026-11-15', 'next', '2026-11-15'],
    [3, '2026-11-09', 'previous', '2026-11-08'],
    [2, '2026-11-08', 'previous', '2026-11-02'],
    [2, '2026-11-09', 'below', '2026-11-09'],
    [2, '2026-11-09', 'above', '2026-11-02'],
    [2, '2026-11-09', 'rowEnd', '2026-11-15'],
    [2, '2026-11-15', 'rowStart', '2026-11-09'],
    [2, '2026-11-09', 'previousPage', '2026-10-05'],
    [2, '2026-11-15', 'previousPage', '2026-10-18'],
    [2, '2026-10-19', 'nextPage', '2026-11-09'],
    [2, '2026-10-18', 'nextPage', '2026-11-15'],
    [3, '2026-11-15', 'previousYear', '2025-11-16'],
    [4, '2026-10-01', 'next', '2026-11-01'],
    [4, '2026-11-01', 'next', '2026-11-01'],
    [4, '2026-01-01', 'previous', '2025-12-01'],
    [4, '2026-09-01', 'above', '2026-05-01'],
    [4, '2026-08-01', 'below', '2026-11-01'],
    [4, '2026-10-01', 'rowStart', '2026-09-01'],
    [4, '2026-06-01', 'rowEnd', '2026-08-01'],
    [4, '2026-09-01', 'rowEnd', '2026-11-01'],
    [4, '2026-10-01', 'previousPage', '2025-10-01'],
  ])('type %i: from %s, %s moves to %s', (type, day, move, expected) => {
    expect(moveInCalendar({ type, day, move, today })).toBe(expected);
  });

  it('always moves to a selectable day, and never in the opposite direction', () => {
    const back: CalendarMove[] = ['previous', 'above', 'rowStart', 'previousPage', 'previousYear'];
    const forth: CalendarMove[] = ['next', 'below', 'rowEnd', 'nextPage', 'nextYear'];
    fc.assert(
      fc.property(
        fc.constantFrom(...rangeTypes),
        fc.integer({ min: 0, max: 60_000 }).map(dayFromNumber),
        fc.nat(4000),
        fc.constantFrom(...back, ...forth),
        (type, now, ago, move) => {
          const day = nearestSelectable({ type, day: addDays(now, -ago), today: now });
          const target = moveInCalendar({ type, day, move, today: now });
          const canPick = (['start', 'end'] as const).some((edge) =>
            isSelectable({ type, day: target, edge, today: now }),
          );
          expect(canPick).toBe(true);
          expect(back.includes(move) ? target <= day : target >= day).toBe(true);
        },
      ),
    );
  });

  it('stops at the first day of the calendar', () => {
    expect(moveInCalendar({ type: 1, day: firstCalendarDay, move: 'previousYear', today })).toBe(
      '0101-01-01',
    );
    expect(moveInCalendar({ type: 1, day: '0101-01-01', move: 'previous', today })).toBe('0101-01-01');
  });
});
