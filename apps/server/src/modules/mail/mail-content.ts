import { languageTags, type Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { escapeHtml } from '../../platform/lib/escape-html';

export interface MailTexts {
  title: string;
  /** Plain text; each entry is a paragraph. */
  paragraphs: readonly string[];
  /** Link below the text. */
  action: MailAction;
  /** Why the user gets the email. */
  reason: string;
  /** Unsubscribe URL for this kind of email. */
  unsubscribeUrl: string | null;
}

interface MailAction {
  label: string;
  url: string;
}

/** Subject, plain text and HTML of an email. It loads nothing from other servers. */
export function mailContent(
  language: Language,
  { title, paragraphs, action, reason, unsubscribeUrl }: MailTexts,
): { subject: string; text: string; html: string } {
  // names may contain any character; a header has one line
  const subject = title.replace(/\p{Cc}+/gu, ' ');
  const unsubscribe = unsubscribeUrl !== null && {
    label: translate(language, 'mails', 'unsubscribe'),
    url: unsubscribeUrl,
  };
  const notes = [reason, ...(unsubscribe ? [lineOf(unsubscribe)] : [])];
  const small = [escapeHtml(reason), ...(unsubscribe ? [linkOf(unsubscribe)] : [])];
  return {
    subject,
    text: `${[...paragraphs, lineOf(action), notes.join('\n')].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
      '<body style="font:15px/1.5 sans-serif;max-width:36em;margin:0 auto;padding:16px;overflow-wrap:anywhere">',
      `<h1 style="font-size:18px">${escapeHtml(title)}</h1>`,
      ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
      `<p>${linkOf(action)}</p>`,
      `<p style="font-size:12px">${small.join('<br>')}</p></body></html>`,
    ].join(''),
  };
}

const lineOf = ({ label, url }: MailAction) => `${label}\n${url}`;
const linkOf = ({ label, url }: MailAction) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
