import { expect, it } from 'vitest';
import { balanceTimeText } from './balance-time';

const today = '2026-11-21';

it.each([
  ['2026-11-20T22:12:00Z', 'Asia/Shanghai', '06:12'],
  ['2026-11-20T15:59:00Z', 'Asia/Shanghai', 'Nov 20, 2026 23:59'],
  ['2026-11-21T04:30:00Z', 'America/New_York', 'Nov 20, 2026 23:30'],
  ['2026-11-21T05:30:00Z', 'America/New_York', '00:30'],
  [null, 'Asia/Shanghai', '--'],
])('shows a balance of %s in %s as of %s', (balanceTime, timeZone, text) => {
  expect(balanceTimeText({ balanceTime, timeZone }, { today, language: 'en' })).toBe(text);
});
