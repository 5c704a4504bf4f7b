import { expect, it } from 'vitest';
import { displayName } from './display-name';

it.each([
  ['报表 2024.csv', '报表 2024.csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\week.csv', 'week.csv'],
  ['a\u202Evsc.exe\r\n\0', 'avsc.exe'],
  ['', 'report'],
  ['/', 'report'],
])('shows %j as %j', (given, shown) => {
  expect(displayName(given, 'report')).toBe(shown);
});

it('truncates a long name between characters', () => {
  expect(displayName('🔥'.repeat(300), 'report')).toBe('🔥'.repeat(120));
});

it('uses only the first 1,000 characters, however many combining marks follow', () => {
  expect(displayName(`${'\u200B'.repeat(1_000)}late`, 'report')).toBe('report');
  expect(displayName(`a${'\u0301\u0323'.repeat(500_000)}`, 'report')).toHaveLength(120);
});
