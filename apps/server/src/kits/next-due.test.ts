import { lastDayOfMonth } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../platform/clock';
import { propertyRuns } from '../testing/property-runs';
import { nextDue, type Timing } from './next-due';

const daily = (hour: number): Timing => ({ cadence: 'daily', weekday: 1, monthDay: 1, hour });
const weekly = (weekday: number, hour: number): Timing => ({ ...daily(hour), cadence: 'weekly', weekday });
const monthly = (monthDay: number, hour: number): Timing => ({
  ...daily(hour),
  cadence: 'monthly',
  monthDay,
});

it.each<[string, Timing, string, string, string]>([
  ['later today', daily(8), 'Asia/Shanghai', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z'],
  [
    'tomorrow, once the hour has begun',
    daily(8),
    'Asia/Shanghai',
    '2026-11-21T00:00:00Z',
    '2026-11-22T00:00:00Z',
  ],
  ['on the next Monday', weekly(1, 9), 'Asia/Tokyo', '2026-11-20T04:00:00Z', '2026-11-23T00:00:00Z'],
  ['on this Sunday', weekly(7, 0), 'Asia/Shanghai', '2026-11-20T04:00:00Z', '2026-11-21T16:00:00Z'],
  [
    'a week later, once it was sent',
    weekly(5, 12),
    'Asia/Shanghai',
    '2026-11-20T04:00:00Z',
    '2026-11-27T04:00:00Z',
  ],
  ['on the 28th', monthly(28, 6), 'Asia/Shanghai', '2026-11-20T04:00:00Z', '2026-11-27T22:00:00Z'],
  ['in the next month', monthly(1, 6), 'Asia/Shanghai', '2026-11-20T04:00:00Z', '2026-11-30T22:00:00Z'],
  [
    'on the last day of a short month',
    monthly(lastDayOfMonth, 12),
    'UTC',
    '2027-02-01T00:00:00Z',
    '2027-02-28T12:00:00Z',
  ],
  [
    'on the last day of a leap year’s February',
    monthly(lastDayOfMonth, 12),
    'UTC',
    '2028-02-01T00:00:00Z',
    '2028-02-29T12:00:00Z',
  ],
  [
    'after a last day, on the next one',
    monthly(lastDayOfMonth, 12),
    'UTC',
    '2026-12-31T12:00:00Z',
    '2027-01-31T12:00:00Z',
  ],
  ['at the same hour in winter', daily(8), 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
  ['at the same hour in summer', daily(8), 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
  [
    'when the clocks have skipped its hour',
    daily(2),
    'Europe/Berlin',
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:00:00Z',
  ],
  [
    'when the clocks have skipped midnight',
    daily(0),
    'America/Santiago',
    '2026-09-05T12:00:00Z',
    '2026-09-06T04:00:00Z',
  ],
  [
    'half an hour later, where clocks skip half an hour',
    daily(2),
    'Australia/Lord_Howe',
    '2026-10-03T10:00:00Z',
    '2026-10-03T15:30:00Z',
  ],
])('a schedule is due %s', (_, timing, timeZone, after, due) => {
  expect(nextDue(timing, { after: new Date(after), timeZone })).toEqual(new Date(due));
});

/** All due times of a schedule between two instants. */
function duesBetween(timing: Timing, timeZone: string, from: Date, to: Date): Date[] {
  const dues: Date[] = [];
  for (let due = nextDue(timing, { after: from, timeZone }); due <= to;) {
    dues.push(due);
    due = nextDue(timing, { after: due, timeZone });
  }
  return dues;
}

it('a schedule runs once in the night in which an hour occurs twice', () => {
  const night = (hour: number) =>
    duesBetween(
      daily(hour),
      'America/New_York',
      new Date('2026-11-01T03:59:59Z'),
      new Date('2026-11-02T04:59:59Z'),
    );
  expect([0, 1, 2].map((hour) => night(hour).length)).toEqual([1, 1, 1]);
});

const zones = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];
const timings = fc.record({
  cadence: fc.constantFrom('daily', 'weekly', 'monthly'),
  weekday: fc.integer({ min: 1, max: 7 }),
  monthDay: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constant(lastDayOfMonth)),
  hour: fc.integer({ min: 0, max: 23 }),
}) satisfies fc.Arbitrary<Timing>;
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('a schedule is due later than now, and once on each of its days, in every time zone', () => {
  fc.assert(
    fc.property(timings, fc.constantFrom(...zones), instants, (timing, timeZone, after) => {
      const days = { daily: 10, weekly: 70, monthly: 310 }[timing.cadence];
      const until = new Date(after.getTime() + days * 86_400_000);
      const dues = duesBetween(timing, timeZone, after, until);
      expect(dues.every((due) => due > after)).toBe(true);
      const found = dues.map((due) => dayOf(due, timeZone));
      expect(new Set(found).size).toBe(found.length);
      // the first and the last day may be cut off
      expect(Math.abs(found.length - 10)).toBeLessThanOrEqual(1);
      // from any time between the two, the next due time is the second one
      const [first, second] = dues;
      if (!first || !second) return;
      const between = new Date((first.getTime() + second.getTime()) / 2);
      expect(nextDue(timing, { after: between, timeZone })).toEqual(second);
    }),
    { numRuns: propertyRuns(100) },
  );
});
