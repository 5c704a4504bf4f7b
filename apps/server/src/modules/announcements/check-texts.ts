import { messageLimits, type AnnouncementText, type AnnouncementTexts } from '@meridian/api-client/contract';
import { languages, type Language } from '@meridian/i18n/core';
import { DomainError } from '../../platform/lib/domain-error';
import { cleanMessageHtml, plainText } from './message-html';

/** Maximum length of the HTML, as in the contract. */
const maxHtmlLength = 20_000;

/**
 * Sanitizes texts for storage, and resets the review mark of empty ones.
 *
 * Errors: none; `saveProblems` finds texts that cannot be stored.
 */
export function cleanTexts(texts: AnnouncementTexts): AnnouncementTexts {
  return { cn: cleanText(texts.cn), en: cleanText(texts.en), tw: cleanText(texts.tw) };
}

function cleanText({ title, text, filledFrom }: AnnouncementText): AnnouncementText {
  const clean = { title, text: cleanMessageHtml(text) };
  return { ...clean, filledFrom: isEmpty(clean) ? null : filledFrom };
}

/** Problems that prevent saving sanitized texts: path → message key. Escaping can make a text too long. */
export function saveProblems(texts: AnnouncementTexts): Record<string, string> {
  const tooLong = languages.filter((language) => texts[language].text.length > maxHtmlLength);
  return Object.fromEntries(tooLong.map((language) => [`texts.${language}.text`, 'text_too_long']));
}

/**
 * Problems that prevent publishing saved texts.
 *
 * Shape: path → key in the namespace `errors`. Chinese texts may be empty, English may not.
 */
export function publishProblems(texts: AnnouncementTexts): Record<string, string> {
  return Object.fromEntries([...wordProblems(texts), ...unreadProblems(texts)]);
}

/** Problems that prevent a test of saved texts. A test may contain unreviewed texts. */
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
    // visible characters: an emoji counts as one
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

/** The text in a language, or the English text if it is empty. */
export function textFor(
  language: Language,
  texts: AnnouncementTexts,
): Pick<AnnouncementText, 'title' | 'text'> {
  return isEmpty(texts[language]) ? texts.en : texts[language];
}

function isEmpty({ title, text }: Pick<AnnouncementText, 'title' | 'text'>): boolean {
  return title === '' && text === '';
}

/** Errors: `invalid_request` with the problems, if there are any. */
export function rejectProblems(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_request', {}, { fields });
}
