import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../platform/config/config-mail';
import type { AttachedFile } from '../exports';
import type { StoredMail } from './mails.repository';

const connectMs = 10_000;
const silenceMs = 20_000;

export type SendMail = (mail: StoredMail, attached?: AttachedFile) => Promise<void>;

/** Sends emails over SMTP. Errors: those of the connection and the mail server, and `Error` after `deadlineMs`. */
export function createMailSender(
  { smtpUrl, from, publicOrigin }: MailConfig,
  { deadlineMs = 60_000 }: { deadlineMs?: number } = {},
): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // emails contain only the server's own text: nothing in it may read a file or URL
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicOrigin);

  return async ({ id, address, subject, text, html, unsubscribeUrl }, attached) => {
    const sent = transport.sendMail({
      from,
      // an object, so that the address is not parsed as a list
      to: { name: '', address },
      subject,
      text,
      html,
      ...(attached && {
        attachments: [
          { filename: attached.fileName, contentType: attached.contentType, content: attached.content },
        ],
      }),
      // lets receivers recognize an email that is sent twice after a crash
      messageId: `<${id}@${hostname}>`,
      date: new Date(),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl !== null && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    const waiting = new AbortController();
    const deadline = delay(deadlineMs, undefined, { signal: waiting.signal }).then(() => {
      throw new Error('the mail server took too long');
    });
    try {
      await Promise.race([sent, deadline]);
    } finally {
      waiting.abort();
      deadline.catch(() => undefined);
      sent.catch(() => undefined);
    }
  };
}
