import { addDays } from '@meridian/date-range/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf } from './covered-spans';
import {
  applyLoad,
  applyLoads,
  changedSpans,
  containersOf,
  type Booking,
  type EffectiveSpan,
} from './effective-spans';

const span = (beginDate: string, endDate = beginDate) => ({ beginDate, endDate });
const inForce = (loadId: string | null, beginDate: string, endDate = beginDate): EffectiveSpan => ({
  ...span(beginDate, endDate),
  loadId,
});
const week = daysOf(span('2024-12-16', '2024-12-22'));
const replace = (loadId: string, spans: Booking['spans']): Booking => ({ loadId, mode: 'replace', spans });
const add = (loadId: string, spans: Booking['spans']): Booking => ({ loadId, mode: 'add', spans });
const loadsOf = (result: ReturnType<typeof applyLoad>) =>
  'spans' in result
    ? result.spans.map(({ beginDate, loadId }) => `${beginDate.slice(-2)} ${String(loadId)}`)
    : result;

describe('applyLoad', () => {
  it('replaces the days that the load has and leaves the others', () => {
    const current = [inForce('a', '2024-12-15'), inForce('a', '2024-12-16'), inForce('b', '2024-12-18')];
    expect(loadsOf(applyLoad(current, replace('c', week.slice(0, 2))))).toEqual([
      '15 a',
      '16 c',
      '17 c',
      '18 b',
    ]);
  });

  it('replaces a week by its days, and days by their whole week', () => {
    const whole = [inForce('a', '2024-12-16', '2024-12-22')];
    expect(loadsOf(applyLoad(whole, replace('b', week)))).toHaveLength(7);
    const days = week.map((day) => ({ ...day, loadId: 'a' }));
    expect(loadsOf(applyLoad(days, replace('b', [span('2024-12-16', '2024-12-22')])))).toEqual(['16 b']);
  });

  it.each([
    ['days in a loaded week', week.slice(0, 3)],
    ['a span across its end', [span('2024-12-20', '2024-12-26')]],
    ['days around a gap', [span('2024-12-16'), ...daysOf(span('2024-12-18', '2024-12-22'))]],
  ])('rejects %s and reports the week', (_title, spans) => {
    const loaded = inForce('a', '2024-12-16', '2024-12-22');
    expect(applyLoad([loaded], replace('b', spans))).toMatchObject({ overlap: loaded });
  });

  it('adds to equal spans, and next to the others', () => {
    const current = [inForce('a', '2024-12-16'), inForce(null, '2024-12-18')];
    expect(loadsOf(applyLoad(current, add('b', week.slice(0, 3))))).toEqual([
      '16 a',
      '16 b',
      '17 b',
      '18 null',
      '18 b',
    ]);
  });

  it('does not add days to a week', () => {
    const loaded = inForce('a', '2024-12-16', '2024-12-22');
    expect(applyLoad([loaded], add('b', week))).toMatchObject({ overlap: loaded });
  });
});

describe('applyLoads', () => {
  it('reports the span on which a later load depends', () => {
    const month = replace('month', [span('2024-12-01', '2024-12-31')]);
    const days = replace('days', daysOf(span('2024-12-01', '2024-12-31')));
    const day = replace('day', [span('2024-12-05')]);
    expect(loadsOf(applyLoads([], [month, days, day]))).toHaveLength(31);
    // without `days`, the month would be stored under one of its days
    expect(applyLoads([], [month, day])).toEqual({
      overlap: inForce('month', '2024-12-01', '2024-12-31'),
      loadId: 'day',
    });
  });

  it('without the last booking results in the previous state, whatever was booked', () => {
    const bookings = fc.array(
      fc.record({
        mode: fc.constantFrom<Booking['mode']>('replace', 'add'),
        first: fc.integer({ min: 0, max: 9 }),
        days: fc.integer({ min: 1, max: 5 }),
        isWhole: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(bookings, (drawn) => {
        const all = drawn.map(({ mode, first, days, isWhole }, index): Booking => {
          const whole = span(addDays('2024-12-01', first), addDays('2024-12-01', first + days - 1));
          return { loadId: `load ${index}`, mode, spans: isWhole ? [whole] : daysOf(whole) };
        });
        const before = applyLoads([], all.slice(0, -1));
        const after = applyLoads([], all);
        if ('overlap' in before || 'overlap' in after) return;
        const last = all.at(-1);
        // changes are only within the spans of the last load, which then has all of these spans
        const changed = changedSpans(before.spans, after.spans);
        const begin = last?.spans[0]?.beginDate ?? '';
        const end = last?.spans.at(-1)?.endDate ?? '';
        for (const one of changed) expect(one.beginDate >= begin && one.endDate <= end).toBe(true);
        expect(after.spans.filter(({ loadId }) => loadId === last?.loadId)).toHaveLength(
          last?.spans.length ?? 0,
        );
        // no data counts twice: spans are equal or disjoint
        after.spans.forEach((one, index) => {
          const next = after.spans[index + 1];
          if (!next) return;
          const isEqual = one.beginDate === next.beginDate && one.endDate === next.endDate;
          expect(isEqual || one.endDate < next.beginDate).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('containersOf', () => {
  it('finds the week of its days, otherwise the day itself', () => {
    const whole = span('2024-12-16', '2024-12-22');
    const day = span('2024-12-23');
    expect(containersOf([whole, ...week, day])).toEqual([whole, ...week.map(() => whole), day]);
  });
});
