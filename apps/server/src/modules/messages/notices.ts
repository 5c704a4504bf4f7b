import { defaultTimeZone, type MessageType, messageTypes } from '@meridian/api-client/contract';
import { formatInstant, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { Database } from '../../db';
import { messages } from '../../db/schema';
import { notifyMessages } from '../../signals';

/** What each kind of notice says, beside its time. */
export interface NoticeParams {
  password: { name: string };
  exportReady: { fileName: string; rows: string; days: number };
  exportFailed: { fileName: string };
  balanceLow: { accountNo: string; accountName: string; balance: string; currency: string };
  balanceEmpty: { accountNo: string; accountName: string; balance: string; currency: string };
}
export type NoticeKind = keyof NoticeParams;

export interface Notice<Kind extends NoticeKind> {
  userId: string;
  kind: Kind;
  /** What it tells of, such as `export:<id>`: a user is told the same thing once. */
  subject: string;
  params: NoticeParams[Kind];
  /** A path of the console, null where there is nothing more to see. */
  link: string | null;
  /** When it happened: the message has this time, and may name it. */
  time: Date;
}

const typeOf: Readonly<Record<NoticeKind, MessageType>> = {
  password: messageTypes.password,
  exportReady: messageTypes.exportReady,
  exportFailed: messageTypes.exportReady,
  balanceLow: messageTypes.balance,
  balanceEmpty: messageTypes.balance,
};

/**
 * Sends a user a message that the server words itself, in three languages, and tells their open consoles. Call it in
 * the transaction of what it tells of. A second one on the same subject changes nothing.
 */
export async function sendNotice<Kind extends NoticeKind>(db: Database, notice: Notice<Kind>): Promise<void> {
  const { userId, kind, subject, link, time } = notice;
  const [cn, en, tw] = [wordNotice('cn', notice), wordNotice('en', notice), wordNotice('tw', notice)];
  const sent = await db
    .insert(messages)
    .values({
      ...{ userId, subject, link, msgType: typeOf[kind], createdTime: time },
      ...{ titleCn: cn.title, titleEn: en.title, titleTw: tw.title },
      ...{ introduceCn: cn.text, introduceEn: en.text, introduceTw: tw.text },
    })
    .onConflictDoNothing({ target: [messages.userId, messages.subject] })
    .returning({ id: messages.id });
  if (sent.length > 0) await notifyMessages(db, userId);
}

/** Title as plain text, text as HTML in which every value is text. */
export function wordNotice<Kind extends NoticeKind>(
  language: Language,
  { kind, params, time }: Pick<Notice<Kind>, 'kind' | 'params' | 'time'>,
): { title: string; text: string } {
  const titleKey: TextKey<'notices'> = `${kind}Title`;
  const textKey: TextKey<'notices'> = `${kind}Text`;
  // texts name this zone as UTC+8, whatever the reader's zone is
  const values = { ...params, time: formatInstant(time.toISOString(), defaultTimeZone, language) };
  return {
    title: translate(language, 'notices', titleKey, values),
    text: `<p>${escapeHtml(translate(language, 'notices', textKey, values))}</p>`,
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
