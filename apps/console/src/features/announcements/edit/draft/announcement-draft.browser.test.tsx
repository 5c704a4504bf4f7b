import { messageLimits, type AnnouncementText } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { textLength } from '../texts/text-length';
import {
  withText,
  fillFrom,
  findPublishProblems,
  newAnnouncement,
  isSameDraft,
  shownText,
  textState,
  tooLong,
} from './announcement-draft';
import { readUnsavedDraft } from './read-unsaved-draft';

const text = (title: string, body: string, filledFrom: AnnouncementText['filledFrom'] = null) => ({
  title,
  text: body,
  filledFrom,
});
const english = withText(newAnnouncement, 'en', text('Maintenance', '<p>Tonight</p>'));

describe('textState', () => {
  it.each([
    ['', '', null, 'empty'],
    ['  ', '<p> </p>', null, 'empty'],
    ['', '<table><tbody><tr><td></td></tr></tbody></table>', null, 'empty'],
    ['Title', '', null, 'partial'],
    ['', '<p>Text</p>', 'en', 'partial'],
    ['Title', '<p>Text</p>', null, 'written'],
    ['Title', '<p>Text</p>', 'cn', 'unread'],
  ] as const)('%j and %j, filled from %s: %s', (title, body, filledFrom, state) => {
    expect(textState(text(title, body, filledFrom))).toBe(state);
  });
});

describe('textLength', () => {
  it.each([
    ['', 0],
    ['<p>abc</p>', 3],
    ['<p>a</p><p>b</p>', 2],
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', 2],
    ['<p>😀</p>', 1],
    ['<p>5 &lt; 6 &amp; 7</p>', 9],
    ['<p>维护<strong>通知</strong></p>', 4],
    ['<img src=x onerror="window.hit = true"><p>x</p>', 1],
  ])('of %j is %i', (html, length) => {
    expect(textLength(html)).toBe(length);
  });
});

it.each([
  [text('x'.repeat(messageLimits.title), ''), { title: false, text: false }],
  [text('x'.repeat(messageLimits.title + 1), ''), { title: true, text: false }],
  [text('', `<p>${'x'.repeat(messageLimits.text)}</p>`), { title: false, text: false }],
  [text('', `<p>${'x'.repeat(messageLimits.text + 1)}</p>`), { title: false, text: true }],
  [text('', '<p><strong>x</strong></p>'.repeat(900)), { title: false, text: true }],
])('finds texts that are too long', (value, expected) => {
  expect(tooLong(value)).toEqual(expected);
});

describe('findPublishProblems', () => {
  it('requires only English, because readers of an empty language get it', () => {
    expect(findPublishProblems(english)).toEqual([]);
    expect(findPublishProblems(newAnnouncement)).toEqual([{ language: 'en', kind: 'englishEmpty' }]);
  });

  it('reports every text that is incomplete, too long, or filled in without confirmation', () => {
    const draft = withText(fillFrom(english, { from: 'en', into: 'cn' }), 'tw', { title: '維護' });
    expect(findPublishProblems(draft)).toEqual([
      { language: 'cn', kind: 'unread' },
      { language: 'tw', kind: 'partial' },
    ]);
    expect(findPublishProblems(withText(draft, 'cn', { title: 'x'.repeat(61) }))[0]).toEqual({
      language: 'cn',
      kind: 'tooLong',
    });
  });
});

it('copies title and text, and marks them as unread', () => {
  const filled = fillFrom(english, { from: 'en', into: 'tw' });
  expect(filled.texts.tw).toEqual(text('Maintenance', '<p>Tonight</p>', 'en'));
  expect(filled.texts.en).toEqual(english.texts.en);
});

it('shows English if a language is empty', () => {
  const draft = withText(english, 'cn', text('维护', '<p>今晚</p>'));
  expect(shownText(draft, 'cn').title).toBe('维护');
  expect(shownText(draft, 'tw').title).toBe('Maintenance');
});

it('compares the contents of drafts, not their versions', () => {
  expect(isSameDraft(english, { ...english, version: 7 })).toBe(true);
  expect(isSameDraft(english, { ...english, hasPopup: !english.hasPopup })).toBe(false);
  expect(isSameDraft(english, { ...english, publishTime: '2026-11-21T02:00:00.000Z' })).toBe(false);
  expect(isSameDraft(english, fillFrom(english, { from: 'en', into: 'cn' }))).toBe(false);
});

describe('readUnsavedDraft', () => {
  it('reads a stored draft', () => {
    expect(readUnsavedDraft(JSON.parse(JSON.stringify(english)))).toEqual(english);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ ...english, texts: { en: english.texts.en } }],
    [{ ...english, version: 'x' }],
  ])('rejects %j', (value) => {
    expect(readUnsavedDraft(value)).toBeUndefined();
  });
});
