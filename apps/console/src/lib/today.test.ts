import { expect, it } from 'vitest';
import { todayIn } from './today';

it('is the day of the zone, not of the browser', () => {
  const now = new Date('2026-11-20T16:30:00Z');
  expect(todayIn('Asia/Shanghai', now)).toBe('2026-11-21');
  expect(todayIn('America/New_York', now)).toBe('2026-11-20');
});
