import { messageLimits, type Message } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { plainTextOf } from '@meridian/report-table/format';

/**
 * A message in one language; English if it has no text. A message without a title is named by its first words.
 *
 * Shape:  `html` is unsanitized: do not insert it into the page directly.
 */
export function messageText(message: Message, language: Language): { title: string; html: string } {
  const own = { title: message[`title${language}`].trim(), html: message[`introduce${language}`] };
  const hasText = own.title !== '' || own.html.trim() !== '';
  const { title, html } = hasText ? own : { title: message.titleen.trim(), html: message.introduceen };
  return { title: title || firstWords(html), html };
}

const firstWords = (html: string) => {
  const letters = [...plainTextOf(html)];
  return letters.length > messageLimits.title
    ? `${letters
        .slice(0, messageLimits.title - 1)
        .join('')
        .trim()}…`
    : letters.join('');
};
