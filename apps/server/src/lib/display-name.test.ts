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

it('cuts a long name between characters', () => {
  expect(displayName('🔥'.repeat(300), 'report')).toBe('🔥'.repeat(120));
});
