import { defaultTimeZone, type MessageType, messageTypes } from '@meridian/api-client/contract';
import { formatInstant, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { Database } from '../../platform/db';
import { escapeHtml } from '../../platform/lib/escape-html';
import { notifyMessages } from '../../platform/signals';
import { insertNotice } from './notices.repository';

// type aliases, because interfaces lack the index signature that text parameters need
type AlertParams = { accountNo: string; accountName: string; threshold: string };
type CtrAlertParams = AlertParams & { day: string; ctr: string; previous: string; fall: string };

type CpaAlertParams = AlertParams & { day: string; currency: string };
type CpaRiseAlertParams = CpaAlertParams & { cpa: string; previous: string; rise: string };

type PaceAlertParams = AlertParams & { month: string; forecast: string; currency: string };

type SecondFactorParams = { name: string; left: string };

type ScheduledParams = { name: string; begin: string; end: string };
type ScheduledFileParams = ScheduledParams & { fileName: string; rows: string; days: number };

/** Text parameters of each kind of notice, in addition to its time. */
export interface NoticeParams {
  password: { name: string };
  secondFactorOn: SecondFactorParams;
  secondFactorOff: SecondFactorParams;
  secondFactorRemoved: SecondFactorParams;
  recoveryCodesRenewed: SecondFactorParams;
  recoveryCodeUsed: SecondFactorParams;
  companySignInLinked: { name: string; provider: string };
  exportReady: { fileName: string; rows: string; days: number };
  exportFailed: { fileName: string };
  scheduledReady: ScheduledFileParams;
  scheduledCut: ScheduledFileParams & { total: string };
  scheduledNoData: ScheduledParams;
  scheduledFailed: ScheduledParams;
  receivedReady: ScheduledFileParams & { sender: string };
  receivedCut: ScheduledFileParams & { total: string; sender: string };
  receivedNoData: ScheduledParams & { sender: string };
  schedulePausedView: { name: string };
  schedulePausedAccount: { name: string };
  schedulePausedPermission: { name: string };
  schedulePausedUser: { name: string };
  uploadSucceeded: { name: string; accountNo: string; count: string };
  uploadedInPart: { name: string; accountNo: string; count: string; left: string };
  uploadFailed: { name: string; accountNo: string; count: string; failed: string };
  reviewFailed: { name: string; accountNo: string; failed: string };
  nightlyConflicts: { name: string; accountNo: string; count: string };
  nightlyFailed: { name: string };
  nightlyAccessLost: { name: string };
  balanceLow: { accountNo: string; accountName: string; balance: string; currency: string };
  balanceEmpty: { accountNo: string; accountName: string; balance: string; currency: string };
  alertCost: AlertParams & { day: string; cost: string; currency: string };
  alertBalance: AlertParams & { balance: string; currency: string };
  alertCtrWeekday: CtrAlertParams;
  alertCtrDays: CtrAlertParams;
  alertCpa: CpaAlertParams & { cpa: string };
  alertNoConversion: CpaAlertParams & { cost: string };
  alertCpaWeekday: CpaRiseAlertParams;
  alertCpaDays: CpaRiseAlertParams;
  alertRows: AlertParams & { name: string; rows: string; begin: string; end: string };
  alertNoData: AlertParams & { until: string; timeZone: string };
  alertNeverData: AlertParams;
  alertPaceOver: PaceAlertParams;
  alertPaceUnder: PaceAlertParams;
  alertRejected: AlertParams & { count: string };
  alertProblem: { accountNo: string; accountName: string; name: string };
}

/** A kind of notice. */
export type NoticeKind = keyof NoticeParams;

/** A message that the server writes. */
export interface NoticeMessage<Kind extends NoticeKind> {
  userId: string;
  kind: Kind;
  /** Event of the notice, such as `export:<id>`: a user gets one notice per event. */
  subject: string;
  params: NoticeParams[Kind];
  /** Path in the console; null if no page shows more. */
  link: string | null;
  /** Time of the event and of the message, which its text may contain. */
  time: Date;
}

const typeOf: Readonly<Record<NoticeKind, MessageType>> = {
  password: messageTypes.password,
  secondFactorOn: messageTypes.password,
  secondFactorOff: messageTypes.password,
  secondFactorRemoved: messageTypes.password,
  recoveryCodesRenewed: messageTypes.password,
  recoveryCodeUsed: messageTypes.password,
  companySignInLinked: messageTypes.password,
  exportReady: messageTypes.exportReady,
  exportFailed: messageTypes.exportReady,
  scheduledReady: messageTypes.exportReady,
  scheduledCut: messageTypes.exportReady,
  scheduledNoData: messageTypes.exportReady,
  scheduledFailed: messageTypes.exportReady,
  receivedReady: messageTypes.exportReady,
  receivedCut: messageTypes.exportReady,
  receivedNoData: messageTypes.exportReady,
  schedulePausedView: messageTypes.exportReady,
  schedulePausedAccount: messageTypes.exportReady,
  schedulePausedPermission: messageTypes.exportReady,
  schedulePausedUser: messageTypes.exportReady,
  uploadSucceeded: messageTypes.upload,
  uploadedInPart: messageTypes.upload,
  uploadFailed: messageTypes.upload,
  reviewFailed: messageTypes.upload,
  nightlyConflicts: messageTypes.upload,
  nightlyFailed: messageTypes.upload,
  nightlyAccessLost: messageTypes.upload,
  balanceLow: messageTypes.balance,
  balanceEmpty: messageTypes.balance,
  alertCost: messageTypes.alert,
  alertBalance: messageTypes.alert,
  alertCtrWeekday: messageTypes.alert,
  alertCtrDays: messageTypes.alert,
  alertCpa: messageTypes.alert,
  alertNoConversion: messageTypes.alert,
  alertCpaWeekday: messageTypes.alert,
  alertCpaDays: messageTypes.alert,
  alertRows: messageTypes.alert,
  alertNoData: messageTypes.alert,
  alertNeverData: messageTypes.alert,
  alertPaceOver: messageTypes.alert,
  alertPaceUnder: messageTypes.alert,
  alertRejected: messageTypes.alert,
  alertProblem: messageTypes.alert,
};

/**
 * Sends a user a notice in three languages and notifies their open consoles. Call it in the event's transaction. A
 * second notice with the same subject is ignored.
 */
export async function sendNotice<Kind extends NoticeKind>(
  db: Database,
  notice: NoticeMessage<Kind>,
): Promise<void> {
  const { userId, kind, subject, link, time } = notice;
  const [cn, en, tw] = [noticeHtml('cn', notice), noticeHtml('en', notice), noticeHtml('tw', notice)];
  const isNew = await insertNotice(db, {
    userId,
    subject,
    link,
    msgType: typeOf[kind],
    createdTime: time,
    titleCn: cn.title,
    titleEn: en.title,
    titleTw: tw.title,
    introduceCn: cn.text,
    introduceEn: en.text,
    introduceTw: tw.text,
  });
  if (isNew) await notifyMessages(db, userId);
}

/** Title as plain text, and text as HTML with escaped values. */
export function noticeHtml<Kind extends NoticeKind>(
  language: Language,
  notice: WordedNotice<Kind>,
): { title: string; text: string } {
  const { title, plainText } = noticeText(language, notice);
  return { title, text: `<p>${escapeHtml(plainText)}</p>` };
}

type WordedNotice<Kind extends NoticeKind> = Pick<NoticeMessage<Kind>, 'kind' | 'params' | 'time'>;

/** Title and text of a notice, as plain text. */
export function noticeText<Kind extends NoticeKind>(
  language: Language,
  { kind, params, time }: WordedNotice<Kind>,
): { title: string; plainText: string } {
  const titleKey: TextKey<'notices'> = `${kind}Title`;
  const textKey: TextKey<'notices'> = `${kind}Text`;
  // the texts call this zone UTC+8, whatever the reader's time zone
  const values = { ...params, time: formatInstant(time.toISOString(), defaultTimeZone, language) };
  return {
    title: translate(language, 'notices', titleKey, values),
    plainText: translate(language, 'notices', textKey, values),
  };
}
