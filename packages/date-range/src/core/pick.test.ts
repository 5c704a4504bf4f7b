import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber } from './day';
import { pickDay, type OpenRange } from './pick';
import { isSelectable, rangeTypes, validateRange } from './range';

const open = (beginDate: string | null, endDate: string | null): OpenRange => ({ beginDate, endDate });

describe('pickDay', () => {
  it.each([
    [1, open(null, null), '2026-11-10', open('2026-11-10', null)],
    [1, open('2026-11-10', null), '2026-11-12', open('2026-11-10', '2026-11-12')],
    [1, open('2026-11-10', null), '2026-11-08', open('2026-11-08', '2026-11-10')],
    [1, open('2026-11-08', '2026-11-10'), '2026-11-01', open('2026-11-01', null)],
    [2, open(null, null), '2026-11-09', open('2026-11-09', '2026-11-15')],
    [2, open('2026-11-09', '2026-11-15'), '2026-10-26', open('2026-10-26', '2026-11-15')],
    [2, open('2026-10-26', '2026-11-15'), '2026-11-01', open('2026-10-26', '2026-11-01')],
    [2, open('2026-11-09', '2026-11-15'), '2026-11-01', open('2026-10-26', '2026-11-01')],
    [3, open('2026-11-09', '2026-11-15'), '2026-11-01', open('2026-10-26', '2026-11-01')],
    [4, open(null, null), '2026-02-01', open('2026-02-01', '2026-02-28')],
    [4, open('2026-02-01', '2026-02-28'), '2026-04-01', open('2026-02-01', '2026-04-30')],
    [4, open('2026-02-01', '2026-02-28'), '2025-12-01', open('2025-12-01', '2026-02-28')],
    [4, open('2026-02-01', '2026-04-30'), '2026-03-01', open('2026-03-01', '2026-03-31')],
  ] as const)('type %i, %o and %s result in %o', (type, range, day, expected) => {
    expect(pickDay(type, range, day)).toEqual(expected);
  });

  it('turns any clicks on selectable days into a valid range, once both ends are set', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rangeTypes),
        fc.integer({ min: 10_000, max: 30_000 }).map(dayFromNumber),
        fc.array(fc.nat(200), { minLength: 1, maxLength: 12 }),
        (type, today, clicks) => {
          let range = open(null, null);
          for (const back of clicks) {
            const day = addDays(today, -back);
            const canPick = (['start', 'end'] as const).some((edge) =>
              isSelectable({ type, day, edge, today }),
            );
            if (!canPick) continue;
            range = pickDay(type, range, day);
            const { beginDate, endDate } = range;
            if (beginDate === null || endDate === null) continue;
            expect(validateRange({ type, range: { beginDate, endDate }, today })).toEqual({ ok: true });
          }
        },
      ),
    );
  });
});
