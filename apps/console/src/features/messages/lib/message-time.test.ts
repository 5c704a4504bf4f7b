import { describe, expect, it } from 'vitest';
import { longMessageTime, messageDay } from './message-time';

const clock = { timeZone: 'Asia/Shanghai', today: '2026-11-21' };

describe('the time of a message', () => {
  it.each([
    ['en', 'November 19, 2026, 10:00', 'November 19'],
    ['cn', '2026年11月19日 10:00', '11月19日'],
    ['tw', '2026年11月19日 10:00', '11月19日'],
  ] as const)('is written in full in %s', (language, long, day) => {
    expect(longMessageTime('2026-11-19T02:00:00Z', clock.timeZone, language)).toBe(long);
    expect(messageDay('2026-11-19T02:00:00Z', clock, language)).toBe(day);
  });

  it('names the year if it is not the current one', () => {
    expect(messageDay('2025-11-19T02:00:00Z', clock, 'en')).toBe('November 19, 2025');
  });
});
