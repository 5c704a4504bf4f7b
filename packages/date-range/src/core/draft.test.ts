import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayFromNumber, endOfMonth, startOfMonth, startOfWeek } from './day';
import {
  changeDraft,
  createRangeDraft,
  draftRange,
  draftValidation,
  type DraftAction,
  type RangeDraft,
} from './draft';
import { shortcuts } from './presets';
import {
  isSelectable,
  lastSelectableDay,
  rangeTypes,
  validateRange,
  type DateRange,
  type RangeType,
} from './range';

const today = '2026-11-21';
const range = (beginDate: string, endDate: string): DateRange => ({ beginDate, endDate });
const run = (type: RangeType, actions: readonly DraftAction[], start: DateRange | null = null, now = today) =>
  actions.reduce(
    (draft, action) => changeDraft(draft, action, { type, today: now }),
    createRangeDraft(start),
  );

describe('changeDraft', () => {
  it.each<[RangeType, DateRange | null, DraftAction[], string, string]>([
    [1, null, [{ kind: 'pick', day: '2026-11-10' }], '2026-11-10', ''],
    [
      1,
      null,
      [
        { kind: 'pick', day: '2026-11-10' },
        { kind: 'pick', day: '2026-11-02' },
      ],
      '2026-11-02',
      '2026-11-10',
    ],
    [3, null, [{ kind: 'pick', day: '2026-11-15' }], '2026-11-09', '2026-11-15'],
    [3, null, [{ kind: 'type', edge: 'start', text: '2026-11-09' }], '2026-11-09', '2026-11-15'],
    [3, null, [{ kind: 'type', edge: 'end', text: '2026-11-15' }], '2026-11-09', '2026-11-15'],
    [3, null, [{ kind: 'type', edge: 'start', text: '2026-11-10' }], '2026-11-10', ''],
    [2, null, [{ kind: 'type', edge: 'start', text: '2026-11-09' }], '2026-11-09', ''],
    [4, null, [{ kind: 'pick', day: '2026-10-01' }], '2026-10-01', '2026-10-31'],
    [4, range('2026-10-01', '2026-10-31'), [{ kind: 'pick', day: '2026-08-01' }], '2026-08-01', '2026-08-31'],
    [
      4,
      range('2026-10-01', '2026-10-31'),
      [
        { kind: 'pick', day: '2026-08-01' },
        { kind: 'pick', day: '2026-10-01' },
      ],
      '2026-08-01',
      '2026-10-31',
    ],
    [
      4,
      null,
      [
        { kind: 'type', edge: 'start', text: '2026/2/10' },
        { kind: 'type', edge: 'end', text: '20260210' },
        { kind: 'complete' },
      ],
      '2026-02-01',
      '2026-02-28',
    ],
    [1, null, [{ kind: 'type', edge: 'start', text: '2026/2/10' }, { kind: 'complete' }], '2026-02-10', ''],
    [1, null, [{ kind: 'type', edge: 'start', text: '2026-02-30' }, { kind: 'complete' }], '2026-02-30', ''],
    [1, range('2026-11-01', '2026-11-02'), [{ kind: 'set', range: null }], '', ''],
  ])('type %i, %o, %o changes to %s and %s', (type, start, actions, begin, end) => {
    const draft = run(type, actions, start);
    expect([draft.begin, draft.end]).toEqual([begin, end]);
  });

  it('clears an end that the type does not accept when the other one is picked', () => {
    const draft = run(2, [{ kind: 'pick', day: '2026-11-15' }], range('2026-11-10', '2026-11-14'));
    expect(draftRange(draft)).toEqual(range('2026-11-09', '2026-11-15'));
  });
});

const anyToday = fc.integer({ min: -20_000, max: 60_000 }).map(dayFromNumber);
const anyType = fc.constantFrom(...rangeTypes);

/** A selectable day `back` days, weeks or months before the last one. */
const selectableDay = (type: RangeType, now: string, back: number, isStart: boolean) => {
  const last = lastSelectableDay(type, now);
  if (type === 4) return addMonths(startOfMonth(last), -(back % 60));
  if (type === 2 || type === 3) return addDays(startOfWeek(last), -7 * (back % 120) + (isStart ? 0 : 6));
  return addDays(last, -back);
};

const anyAction = (type: RangeType, now: string): fc.Arbitrary<DraftAction> => {
  const day = fc
    .tuple(fc.nat(900), fc.boolean())
    .map(([back, isStart]) => selectableDay(type, now, back, isStart));
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    day,
    day.map((value) => addDays(value, 3)),
    fc.constantFrom('0100-01-03', '9999-12-27', '2026/1/1', ''),
  );
  return fc.oneof(
    day.map((value) => ({ kind: 'pick', day: value }) as const),
    fc.record({
      kind: fc.constant('type' as const),
      edge: fc.constantFrom('start' as const, 'end' as const),
      text,
    }),
    fc.constant({ kind: 'complete' } as const),
    fc
      .constantFrom(null, ...shortcuts(type, now).map((entry) => entry.range))
      .map((value) => ({ kind: 'set', range: value }) as const),
  );
};

/** A range that `validateRange` accepts. */
const validRange = (type: RangeType, now: string, back: number, length: number): DateRange => {
  const begin = selectableDay(type, now, back + length, true);
  const end = selectableDay(type, now, back, false);
  if (type === 3) return range(begin, addDays(begin, 6));
  if (type === 4) return begin <= end ? range(begin, endOfMonth(end)) : range(begin, endOfMonth(begin));
  return begin <= end ? range(begin, end) : range(begin, type === 2 ? addDays(begin, 6) : begin);
};

const anyCase = fc
  .tuple(anyType, anyToday)
  .chain(([type, now]) =>
    fc.tuple(fc.constant(type), fc.constant(now), fc.array(anyAction(type, now), { maxLength: 12 })),
  );

describe('what a picker can produce', () => {
  it('is accepted by validateRange, whatever the user clicks and types', () => {
    fc.assert(
      fc.property(anyCase, ([type, now, actions]) => {
        const draft = run(type, actions, null, now);
        const produced = draftRange(draft);
        expect(draftValidation(draft, { type, today: now })).toEqual(
          validateRange({ type, range: produced, today: now }),
        );
        const last = actions.at(-1);
        if (last?.kind === 'pick' && produced.beginDate && produced.endDate) {
          expect(validateRange({ type, range: produced, today: now })).toEqual({ ok: true });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('produces every range that validateRange accepts, by clicks and by typing, from any initial state', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(700), fc.nat(400), ([type, now, actions], back, length) => {
        const wanted = validRange(type, now, back, length);
        expect(validateRange({ type, range: wanted, today: now })).toEqual({ ok: true });
        const before = run(type, actions, null, now);
        const reached = (start: RangeDraft, steps: DraftAction[]) =>
          draftRange(steps.reduce((draft, step) => changeDraft(draft, step, { type, today: now }), start));
        const clicks = [wanted.beginDate, type === 4 ? startOfMonth(wanted.endDate) : wanted.endDate].map(
          (day) => ({ kind: 'pick', day }) as const,
        );
        for (const { day } of clicks) {
          const canClick = (['start', 'end'] as const).some((edge) =>
            isSelectable({ type, day, edge, today: now }),
          );
          expect(canClick).toBe(true);
        }
        // if an end is still open, or one month waits for another, the first click only completes the range
        const ways = [clicks, [...clicks.slice(0, 1), ...clicks]].map((steps) => reached(before, steps));
        expect(ways).toContainEqual(wanted);
        expect(
          reached(before, [
            { kind: 'type', edge: 'start', text: wanted.beginDate },
            { kind: 'type', edge: 'end', text: wanted.endDate },
            { kind: 'complete' },
          ]),
        ).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });
});
