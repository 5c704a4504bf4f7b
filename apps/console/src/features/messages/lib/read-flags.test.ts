import type { Message } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { message } from '../testing/message';
import { positionIn, withFlag, withRead } from './read-flags';

describe('unread messages', () => {
  const [c, b, a] = ['3', '2', '1'].map((day) =>
    message(`m${day}`, { createdTime: `2026-11-0${day}T00:00:00Z` }),
  ) as [Message, Message, Message];

  it('stay in their order after they are read, and follow the list if it has them', () => {
    const readB = { ...b, isRead: 1 as const };
    expect(withRead([c, a], [readB])).toEqual([c, readB, a]);
    expect(withRead([c, b, a], [readB])).toEqual([c, b, a]);
  });

  it.each([
    ['the newest', [c, b, a], c, { index: 0, newer: undefined, older: b }],
    ['one in the middle', [c, b, a], b, { index: 1, newer: c, older: a }],
    ['the oldest', [c, b, a], a, { index: 2, newer: b, older: undefined }],
    ['one that is not among them', [c, a], b, { index: null, newer: c, older: a }],
    ['one where there are none', [], b, { index: null, newer: undefined, older: undefined }],
  ])('have a position for %s', (_, list, one, expected) => {
    expect(positionIn(list, one)).toEqual(expected);
  });

  it('become read, and only the given ones', () => {
    expect(withFlag(b, new Set([b.id]), 1)).toEqual({ ...b, isRead: 1 });
    expect(withFlag(b, new Set([a.id]), 1)).toBe(b);
    expect(withFlag(b, new Set([b.id]), 0)).toBe(b);
  });
});
