import { describe, expect, it } from 'vitest';
import { message } from '../testing/message';
import { messageText } from './message-text';

describe('the text of a message', () => {
  it.each([
    ['cn', '标题', '正文'],
    ['en', 'Title', 'Text'],
    // empty in this language
    ['tw', 'Title', 'Text'],
  ] as const)('is the one in %s, otherwise English', (language, title, html) => {
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
  ])('is named by its first words: %s', (html, title) => {
    expect(messageText(message('a', { titleen: '', introduceen: html }), 'en').title).toBe(title);
  });
});
