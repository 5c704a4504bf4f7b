import { expect, it } from 'vitest';
import { describeTimeZone } from './time-zone';

it.each([
  ['Asia/Shanghai', 'Asia/Shanghai (UTC+8)'],
  ['Asia/Nowhere', 'Asia/Nowhere'],
])('shows %s as %s', (timeZone, shown) => {
  expect(describeTimeZone(timeZone, new Date('2026-11-21T01:12:00Z'))).toBe(shown);
});
