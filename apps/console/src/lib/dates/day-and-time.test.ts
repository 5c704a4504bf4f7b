import { expect, it } from 'vitest';
import { dayAndTime } from './day-and-time';

it.each([
  ['2026-11-21T01:02:00Z', { day: null, time: '09:02' }],
  ['2026-11-20T16:00:00Z', { day: null, time: '00:00' }],
  ['2026-11-20T15:59:00Z', { day: 'Nov 20', time: '23:59' }],
  ['2025-11-21T01:02:00Z', { day: 'Nov 21, 2025', time: '09:02' }],
  // a fast clock
  ['2026-11-22T01:02:00Z', { day: 'Nov 22', time: '09:02' }],
])('formats %s as in lists', (instant, expected) => {
  expect(dayAndTime(instant, { timeZone: 'Asia/Shanghai', today: '2026-11-21' }, 'en')).toEqual(expected);
});
