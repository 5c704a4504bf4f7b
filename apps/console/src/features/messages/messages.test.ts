import type { Message } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { messageText } from './lib/message-text';
import { longMessageTime, messageDay, messageTime } from './lib/message-time';
import { placeIn, withFlag, withKept } from './lib/read-flags';
import { listRequest, messagesSearchSchema } from './list/messages-search';
import { message } from './testing/message';

const clock = { timeZone: 'Asia/Shanghai', today: '2026-11-21' };

describe('when a message came', () => {
  it.each([
    ['2026-11-21T01:02:00Z', { day: null, time: '09:02' }],
    ['2026-11-20T16:00:00Z', { day: null, time: '00:00' }],
    ['2026-11-20T15:59:00Z', { day: 'Nov 20', time: '23:59' }],
    ['2025-11-21T01:02:00Z', { day: 'Nov 21, 2025', time: '09:02' }],
    // a clock that is ahead
    ['2026-11-22T01:02:00Z', { day: 'Nov 22', time: '09:02' }],
  ])('is said in lists: %s', (instant, expected) => {
    expect(messageTime(instant, clock, 'en')).toEqual(expected);
  });

  it.each([
    ['en', 'November 19, 2026, 10:00', 'November 19'],
    ['cn', '2026年11月19日 10:00', '11月19日'],
    ['tw', '2026年11月19日 10:00', '11月19日'],
  ] as const)('is said in full in %s', (language, long, day) => {
    expect(longMessageTime('2026-11-19T02:00:00Z', clock.timeZone, language)).toBe(long);
    expect(messageDay('2026-11-19T02:00:00Z', clock, language)).toBe(day);
  });

  it('names the year where it is another one', () => {
    expect(messageDay('2025-11-19T02:00:00Z', clock, 'en')).toBe('November 19, 2025');
  });
});

describe('the text of a message', () => {
  it.each([
    ['cn', '标题', '正文'],
    ['en', 'Title', 'Text'],
    // nothing was written in it
    ['tw', 'Title', 'Text'],
  ] as const)('is the one in %s, else English', (language, title, html) => {
    const texts = { titlecn: '标题', introducecn: '正文', titleen: 'Title', introduceen: 'Text' };
    expect(messageText(message('a', { ...texts, titletw: ' ', introducetw: '' }), language)).toEqual({
      title,
      html,
    });
  });
});

describe('a message without a title', () => {
  it.each([
    ['<p>Balances are <b>late</b>.</p>', 'Balances are late.'],
    [`<p>${'word '.repeat(20)}</p>`, `${'word '.repeat(12).slice(0, 59).trim()}…`],
    ['<p>😀</p>', '😀'],
    ['', ''],
  ])('is called by its first words: %s', (html, title) => {
    expect(messageText(message('a', { titleen: '', introduceen: html }), 'en').title).toBe(title);
  });
});

describe('unread messages', () => {
  const [c, b, a] = ['3', '2', '1'].map((day) =>
    message(`m${day}`, { createdTime: `2026-11-0${day}T00:00:00Z` }),
  ) as [Message, Message, Message];

  it('keep those that were read here in their place, with what the list says where it has them', () => {
    const readB = { ...b, isRead: 1 as const };
    expect(withKept([c, a], [readB])).toEqual([c, readB, a]);
    expect(withKept([c, b, a], [readB])).toEqual([c, b, a]);
  });

  it.each([
    ['the newest', [c, b, a], c, { index: 0, newer: undefined, older: b }],
    ['one in the middle', [c, b, a], b, { index: 1, newer: c, older: a }],
    ['the oldest', [c, b, a], a, { index: 2, newer: b, older: undefined }],
    ['one that is not among them', [c, a], b, { index: null, newer: c, older: a }],
    ['one where there are none', [], b, { index: null, newer: undefined, older: undefined }],
  ])('have a place for %s', (_, list, one, expected) => {
    expect(placeIn(list, one)).toEqual(expected);
  });

  it('become read, and only those that are meant', () => {
    expect(withFlag(b, new Set([b.id]), 1)).toEqual({ ...b, isRead: 1 });
    expect(withFlag(b, new Set([a.id]), 1)).toBe(b);
    expect(withFlag(b, new Set([b.id]), 0)).toBe(b);
  });
});

describe('the address of the message centre', () => {
  it.each([
    [{}, { page: { number: 1, size: 20 }, query: {} }],
    [
      { show: 'unread', kind: 'balance', page: '3', size: '50' },
      { page: { number: 3, size: 50 }, query: { isRead: 0, msgType: 2 } },
    ],
    [
      { show: 'all', kind: 'spam', page: '0', size: '25', id: ['a', 'b'] },
      { page: { number: 1, size: 20 }, query: {} },
    ],
  ])('asks %j', (search, expected) => {
    expect(listRequest(messagesSearchSchema.parse(search))).toEqual(expected);
  });
});
