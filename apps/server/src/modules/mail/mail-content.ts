import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { escapeHtml } from '../../platform/lib/escape-html';

export interface MailTexts {
  title: string;
  /** Plain text in one paragraph. */
  text: string;
  /** Button below the text. */
  action: { label: string; url: string } | undefined;
  /** Why the user gets the email. */
  reason: string;
  /** Unsubscribe URL for this kind of email. */
  unsubscribeUrl: string | null;
}

/** Subject, plain text and HTML of an email. It loads nothing from other servers. */
export function mailContent(
  language: Language,
  { title, text, action, reason, unsubscribeUrl }: MailTexts,
): { subject: string; text: string; html: string } {
  const unsubscribe = translate(language, 'mails', 'unsubscribe');
  const lines = [
    text,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    reason + (unsubscribeUrl === null ? '' : `\n${unsubscribe}: ${unsubscribeUrl}`),
  ];
  const link = ({ label, url }: { label: string; url: string }) =>
    `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const small = unsubscribeUrl === null ? '' : ` ${link({ label: unsubscribe, url: unsubscribeUrl })}`;
  return {
    // names may contain any character; a header has one line
    subject: title.replace(/\p{Cc}+/gu, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: [
      '<!doctype html><html><body style="font:15px/1.5 sans-serif">',
      `<h1 style="font-size:18px">${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
      action ? `<p>${link(action)}</p>` : '',
      `<p style="font-size:12px">${escapeHtml(reason)}${small}</p></body></html>`,
    ].join(''),
  };
}
