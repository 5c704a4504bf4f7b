import { expect, it } from 'vitest';
import { hourSpan } from './hour-span';

it.each([
  ['0', '00:00–01:00'],
  ['9', '09:00–10:00'],
  ['09', '09:00–10:00'],
  ['23', '23:00–24:00'],
  ['24', '24'],
  ['all day', 'all day'],
  ['-1', '-1'],
  ['', ''],
])('formats the hour %j as %j', (hour, span) => {
  expect(hourSpan(hour)).toBe(span);
});
