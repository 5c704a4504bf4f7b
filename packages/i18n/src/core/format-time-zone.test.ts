import { expect, it } from 'vitest';
import { formatTimeZone, timeZoneOffset } from './format-time-zone';

const winter = new Date('2026-11-21T01:12:00Z');

it.each([
  ['Asia/Shanghai', 'en', 'China Standard Time (UTC+8)'],
  ['Asia/Shanghai', 'cn', '北京时间（UTC+8）'],
  ['Asia/Shanghai', 'tw', '中國標準時間（UTC+8）'],
  ['America/New_York', 'en', 'Eastern Standard Time (UTC-5)'],
  ['Asia/Kolkata', 'tw', '印度標準時間（UTC+5:30）'],
  ['Asia/Nowhere', 'en', 'Asia/Nowhere'],
] as const)('shows %s in %s as %s', (timeZone, language, shown) => {
  expect(formatTimeZone(timeZone, winter, language)).toBe(shown);
});

it('follows daylight saving time', () => {
  expect(timeZoneOffset('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe('UTC-4');
  expect(timeZoneOffset('America/New_York', winter)).toBe('UTC-5');
});
