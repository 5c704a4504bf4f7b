import { messageLimits, type AnnouncementText, type AnnouncementTexts } from '@meridian/api-client/contract';
import { languages, type Language } from '@meridian/i18n/core';
import { cleanMessageHtml, plainText } from './message-html';

/** Characters of a text with its markup, as the contract has it. */
const longestHtml = 20_000;

/**
 * Texts as they are kept: cleaned, and nothing to read where there is nothing.
 *
 * Errors: none; `saveProblems` tells what cannot be kept.
 */
export function cleanTexts(texts: AnnouncementTexts): AnnouncementTexts {
  return { cn: cleanText(texts.cn), en: cleanText(texts.en), tw: cleanText(texts.tw) };
}

function cleanText({ title, text, filledFrom }: AnnouncementText): AnnouncementText {
  const clean = { title, text: cleanMessageHtml(text) };
  return { ...clean, filledFrom: isEmpty(clean) ? null : filledFrom };
}

/** Path → message key, of cleaned texts: escaping can make one longer than may be kept. */
export function saveProblems(texts: AnnouncementTexts): Record<string, string> {
  const tooLong = languages.filter((language) => texts[language].text.length > longestHtml);
  return Object.fromEntries(tooLong.map((language) => [`texts.${language}.text`, 'text_too_long']));
}

/**
 * What stands between saved texts and their readers.
 *
 * Shape:  path → key of the namespace `errors`. Chinese may be left empty as a whole, English may not.
 */
export function publishProblems(texts: AnnouncementTexts): Record<string, string> {
  return Object.fromEntries([...wordProblems(texts), ...unreadProblems(texts)]);
}

/** What stands between saved texts and a test, which also shows what nobody has read yet. */
export function testProblems(texts: AnnouncementTexts): Record<string, string> {
  return Object.fromEntries(wordProblems(texts));
}

function wordProblems(texts: AnnouncementTexts): [string, string][] {
  return languages.flatMap((language) => {
    const { title, text } = texts[language];
    if (language !== 'en' && isEmpty(texts[language])) return [];
    const problems: [string, string][] = [];
    if (title === '') problems.push([`texts.${language}.title`, 'required']);
    if (text === '') problems.push([`texts.${language}.text`, 'required']);
    // characters as a person counts them, not the halves of an emoji
    if ([...plainText(text)].length > messageLimits.text) {
      problems.push([`texts.${language}.text`, 'text_too_long']);
    }
    return problems;
  });
}

function unreadProblems(texts: AnnouncementTexts): [string, string][] {
  const unread = languages.filter((language) => texts[language].filledFrom !== null);
  return unread.map((language) => [`texts.${language}.filledFrom`, 'announcement_unread']);
}

/** What readers of a language get: its own text, or the English one where it was left empty. */
export function textFor(
  language: Language,
  texts: AnnouncementTexts,
): Pick<AnnouncementText, 'title' | 'text'> {
  return isEmpty(texts[language]) ? texts.en : texts[language];
}

function isEmpty({ title, text }: Pick<AnnouncementText, 'title' | 'text'>): boolean {
  return title === '' && text === '';
}
