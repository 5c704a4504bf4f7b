import { expect, it } from 'vitest';
import { currentDay, todayIn } from './today';

it('is the day of the zone, not of the browser', () => {
  const now = new Date('2026-11-20T16:30:00Z');
  expect(todayIn('Asia/Shanghai', now)).toBe('2026-11-21');
  expect(todayIn('America/New_York', now)).toBe('2026-11-20');
});

it('follows the day of the server, regardless of the local clock, and changes at midnight', () => {
  const account = { today: '2026-11-21', timeZone: 'Asia/Shanghai' };
  const askedAt = new Date('2031-01-01T15:00:00Z');
  expect(currentDay(account, { askedAt, now: new Date('2031-01-01T15:30:00Z') })).toBe('2026-11-21');
  expect(currentDay(account, { askedAt, now: new Date('2031-01-01T16:30:00Z') })).toBe('2026-11-22');
});

it('is the UTC day in a time zone that the browser does not know', () => {
  expect(todayIn('Asia/Nowhere', new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-21');
});
