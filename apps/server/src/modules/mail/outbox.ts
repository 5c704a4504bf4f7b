import { basePath, mailLink } from '@meridian/api-client/contract';
import { defaultLanguage, languageOfId, type Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { MailConfig } from '../../platform/config/config-mail';
import type { Database } from '../../platform/db';
import { defineQueue, type Jobs } from '../../platform/jobs';
import { mailContent } from './mail-content';
import { addressId, signMailLink, type MailKind, type MailLinkTarget } from './mail-token';
import { createMailsRepository } from './mails.repository';

export const mailQueue = defineQueue({
  name: 'send-mail',
  data: z.object({ mailId: z.uuid() }),
  tries: 30,
  concurrency: 2,
});

/** A message that is also sent as email. */
export interface MessageMail {
  userId: string;
  /** The alert or scheduled report, from which the email's link unsubscribes. */
  about: { kind: MailKind; id: string };
  words: (language: Language) => { title: string; plainText: string };
  /** Path in the console. */
  link: string;
  /** File to attach: a download record and its size in bytes. A file above the attachment limit is only linked. */
  file?: { recordId: string; size: number };
}

/** Many mail servers accept at most 20 MB, and attaching makes a file a third larger. */
const maxAttachedBytes = 10 * 1024 * 1024;

/** Pending emails. Each is stored in the transaction of its event, and sent by a job. */
export interface Outbox {
  /** Whether the server sends email. */
  isOffered: boolean;
  /** Stores the email for a message in the user's language; does nothing without a confirmed address. */
  addMessage(tx: Database, mail: MessageMail): Promise<void>;
  /** Stores an email that asks a user to confirm the address. */
  addConfirmation(tx: Database, userId: string): Promise<void>;
}

export interface OutboxOptions {
  /** Undefined: the server sends no email. */
  config: MailConfig | undefined;
  jobs: Pick<Jobs, 'send'>;
  clock: Pick<Clock, 'now'>;
}

/** Creates the outbox of a server. */
export function createOutbox({ config, jobs, clock }: OutboxOptions): Outbox {
  const linkFor = (publicOrigin: string, userId: string, target: MailLinkTarget, key: Buffer) =>
    `${publicOrigin}${basePath}${mailLink.path}?token=${signMailLink(userId, target, key)}`;

  return {
    isOffered: config !== undefined,

    async addMessage(tx, { userId, about, words, link, file }) {
      if (!config) return;
      const mails = createMailsRepository(tx);
      const found = await mails.findAddress(userId);
      if (!found?.address || !found.confirmedTime) return;
      const language = languageOfId(found.languageId) ?? defaultLanguage;
      const { title, plainText } = words(language);
      const isAttached = file !== undefined && file.size <= maxAttachedBytes;
      const note = file && translate(language, 'mails', isAttached ? 'attached' : 'notAttached');
      const unsubscribeUrl = linkFor(config.publicOrigin, userId, about, found.linkKey);
      const content = mailContent(language, {
        title,
        paragraphs: note === undefined ? [plainText] : [plainText, note],
        unsubscribeUrl,
        action: { label: translate(language, 'mails', 'open'), url: config.publicOrigin + link },
        reason: translate(language, 'mails', `${about.kind}Reason`),
      });
      const { address } = found;
      const attachmentId = isAttached ? file.recordId : null;
      const mailId = await mails.add({
        userId,
        address,
        unsubscribeUrl,
        attachmentId,
        createdTime: clock.now(),
        ...content,
      });
      await jobs.send(mailQueue, { mailId }, { singletonKey: mailId, db: tx });
    },

    async addConfirmation(tx, userId) {
      const mails = createMailsRepository(tx);
      const found = await mails.findAddress(userId);
      if (!config || !found?.address) return;
      const { address, linkKey } = found;
      const language = languageOfId(found.languageId) ?? defaultLanguage;
      const target = { kind: 'confirm', id: addressId(address) } as const;
      const content = mailContent(language, {
        title: translate(language, 'mails', 'confirmTitle'),
        paragraphs: [translate(language, 'mails', 'confirmText')],
        action: {
          label: translate(language, 'mails', 'confirm'),
          url: linkFor(config.publicOrigin, userId, target, linkKey),
        },
        reason: translate(language, 'mails', 'confirmReason'),
        unsubscribeUrl: null,
      });
      const mailId = await mails.add({ userId, address, createdTime: clock.now(), ...content });
      await jobs.send(mailQueue, { mailId }, { singletonKey: mailId, db: tx });
    },
  };
}
