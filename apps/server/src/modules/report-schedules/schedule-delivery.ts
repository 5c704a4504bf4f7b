import { pagePath } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { AppDependencies } from '../../kits/app-dependencies';
import { noticeText, sendNotice, type NoticeKind, type NoticeParams } from '../../kits/notices/notices';
import type { Database } from '../../platform/db';
import { retentionDays, type ExportListener } from '../exports';
import { createOutbox, type MessageMail } from '../mail';
import { finishDelivery, type FinishedDelivery } from './deliveries.repository';
import type { StoredSchedule } from './schedules.repository';

/** A message about a schedule. */
export interface ScheduleNotice<Kind extends NoticeKind> {
  kind: Kind;
  params: NoticeParams[Kind];
  /** Distinguishes it from other messages about the schedule. */
  event: string;
  link: string;
  time: Date;
  file?: MessageMail['file'];
}

/** Notifies users of scheduled reports: by message, and by email if the schedule says so. */
export interface ScheduleDelivery extends ExportListener {
  notify<Kind extends NoticeKind>(
    tx: Database,
    schedule: StoredSchedule,
    notice: ScheduleNotice<Kind>,
  ): Promise<void>;
  /** Notifies a recipient, from whom the email's link removes the report. */
  notifyRecipient<Kind extends NoticeKind>(
    tx: Database,
    recipient: ScheduleReader,
    notice: ScheduleNotice<Kind>,
  ): Promise<void>;
}

/** A recipient of a schedule. */
export interface ScheduleReader {
  schedule: Pick<StoredSchedule, 'id'>;
  userId: string;
  byMail: boolean;
}

/** Creates the delivery of a server. Its listener delivers the files of schedules. */
export function createScheduleDelivery(
  deps: Pick<AppDependencies, 'config' | 'jobs' | 'clock'>,
): ScheduleDelivery {
  const notices = createScheduleNotices(deps);
  return {
    ...notices,

    async onReady(tx, { id, fileName, beginDate: begin, endDate: end }, content) {
      const outcome = content.rowCount < content.totalCount ? 'cut' : 'sent';
      const found = await finishDelivery(tx, id, outcome);
      if (found?.isNew) await notifyReady(notices, tx, found, { id, fileName, begin, end, ...content });
      return found !== undefined;
    },

    async onFailed(tx, { id, failure, beginDate, endDate }, time) {
      const outcome = failure === 'nothing_to_export' ? 'noData' : 'failed';
      const found = await finishDelivery(tx, id, outcome);
      if (!found) return false;
      const { schedule, userId } = found;
      // its user sees how many recipients got a file; those who may have lost access get nothing
      if (userId !== schedule.userId) return true;
      await notices.notify(tx, schedule, {
        kind: outcome === 'noData' ? 'scheduledNoData' : 'scheduledFailed',
        params: { name: schedule.name, begin: beginDate, end: endDate },
        // a retry may fail again
        event: `${id}:${time.toISOString()}`,
        link: pagePath('reportSchedules'),
        time,
      });
      return true;
    },
  };
}

type ScheduleNotices = Pick<ScheduleDelivery, 'notify' | 'notifyRecipient'>;

function createScheduleNotices({
  config,
  jobs,
  clock,
}: Pick<AppDependencies, 'config' | 'jobs' | 'clock'>): ScheduleNotices {
  const outbox = createOutbox({ config: config.mail, jobs, clock });

  async function send<Kind extends NoticeKind>(
    tx: Database,
    { schedule: { id }, userId, byMail }: ScheduleReader,
    { event, file, kind: mailKind, notice }: SentNotice<Kind>,
  ): Promise<void> {
    await sendNotice(tx, { ...notice, userId, subject: `schedule:${id}:${event}` });
    if (!byMail) return;
    const words = (language: Language) => noticeText(language, notice);
    const about = { kind: mailKind, id };
    await outbox.addMessage(tx, { userId, about, words, link: notice.link, ...(file && { file }) });
  }

  const notify: ScheduleNotices['notify'] = (tx, schedule, { event, file, ...notice }) =>
    send(tx, { ...schedule, schedule }, { event, file, notice, kind: 'schedule' });
  const notifyRecipient: ScheduleNotices['notifyRecipient'] = (tx, recipient, { event, file, ...notice }) =>
    send(tx, recipient, { event, file, notice, kind: 'received' });

  return { notify, notifyRecipient };
}

async function notifyReady(
  { notify, notifyRecipient }: ScheduleNotices,
  tx: Database,
  found: FinishedDelivery,
  file: ReadyFile,
): Promise<void> {
  const { schedule, userId, byMail, ownerName: sender } = found;
  const { id, fileName, begin, end, rowCount, totalCount, size, time } = file;
  const rows = rowCount.toLocaleString('en-US');
  const params = { name: schedule.name, fileName, begin, end, rows, days: retentionDays };
  const cut = { ...params, total: totalCount.toLocaleString('en-US') };
  const isCut = rowCount < totalCount;
  const common = { event: id, link: pagePath('downloads'), time, file: { recordId: id, size } };
  if (userId === schedule.userId) {
    if (isCut) await notify(tx, schedule, { ...common, kind: 'scheduledCut', params: cut });
    else await notify(tx, schedule, { ...common, kind: 'scheduledReady', params });
    return;
  }
  // removed since the file was started
  if (byMail === null) return;
  const recipient = { schedule, userId, byMail };
  if (isCut)
    await notifyRecipient(tx, recipient, { ...common, kind: 'receivedCut', params: { ...cut, sender } });
  else
    await notifyRecipient(tx, recipient, {
      ...common,
      kind: 'receivedReady',
      params: { ...params, sender },
    });
}

interface SentNotice<Kind extends NoticeKind> extends Pick<ScheduleNotice<Kind>, 'event' | 'file'> {
  kind: MessageMail['about']['kind'];
  notice: Omit<ScheduleNotice<Kind>, 'event' | 'file'>;
}

interface ReadyFile {
  id: string;
  fileName: string;
  begin: string;
  end: string;
  rowCount: number;
  totalCount: number;
  size: number;
  time: Date;
}
