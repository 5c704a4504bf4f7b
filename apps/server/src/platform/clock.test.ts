import { describe, expect, test } from 'vitest';
import { createClock, dayOf } from './clock';

describe('dayOf', () => {
  test.each([
    ['2026-01-01T15:59:59Z', 'Asia/Shanghai', '2026-01-01'],
    ['2026-01-01T16:00:00Z', 'Asia/Shanghai', '2026-01-02'],
    ['2026-03-08T07:30:00Z', 'America/Los_Angeles', '2026-03-07'],
    ['2026-03-08T10:30:00Z', 'America/Los_Angeles', '2026-03-08'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31'],
  ])('%s in %s is the day %s', (instant, timeZone, day) => {
    expect(dayOf(new Date(instant), timeZone)).toBe(day);
  });
});

describe('createClock', () => {
  test('a fixed day is the same in every time zone', () => {
    const clock = createClock({ today: '2026-06-30' });
    expect([clock.today(), clock.today('America/Los_Angeles')]).toEqual(['2026-06-30', '2026-06-30']);
  });

  test('without one, today is the day of now', () => {
    const clock = createClock();
    const before = dayOf(clock.now(), 'Asia/Shanghai');
    const today = clock.today();
    expect([before, dayOf(clock.now(), 'Asia/Shanghai')]).toContain(today);
  });
});
