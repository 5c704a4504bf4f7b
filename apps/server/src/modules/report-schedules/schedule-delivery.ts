import { pagePath } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { AppDependencies } from '../../kits/app-dependencies';
import { noticeText, sendNotice, type NoticeKind, type NoticeParams } from '../../kits/notices/notices';
import type { Database } from '../../platform/db';
import { retentionDays, type ExportListener } from '../exports';
import { createOutbox, type MessageMail } from '../mail';
import { createSchedulesRepository, type StoredSchedule } from './schedules.repository';

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
}

/** Creates the delivery of a server. Its listener delivers the files of schedules. */
export function createScheduleDelivery({
  config,
  jobs,
  clock,
}: Pick<AppDependencies, 'config' | 'jobs' | 'clock'>): ScheduleDelivery {
  const outbox = createOutbox({ config: config.mail, jobs, clock });

  async function notify<Kind extends NoticeKind>(
    tx: Database,
    { id, userId, byMail }: StoredSchedule,
    { event, file, ...notice }: ScheduleNotice<Kind>,
  ): Promise<void> {
    await sendNotice(tx, { ...notice, userId, subject: `schedule:${id}:${event}` });
    if (!byMail) return;
    const words = (language: Language) => noticeText(language, notice);
    await outbox.addMessage(tx, {
      userId,
      about: { kind: 'schedule', id },
      words,
      link: notice.link,
      ...(file && { file }),
    });
  }

  return {
    notify,

    async onReady(tx, { id, fileName, beginDate, endDate }, { rowCount, totalCount, size, time }) {
      const isCut = rowCount < totalCount;
      const found = await createSchedulesRepository(tx).finish(id, isCut ? 'cut' : 'sent');
      if (!found?.isNew) return found !== undefined;
      const { schedule } = found;
      const rows = rowCount.toLocaleString('en-US');
      const params = {
        name: schedule.name,
        fileName,
        begin: beginDate,
        end: endDate,
        rows,
        days: retentionDays,
      };
      const common = { event: id, link: pagePath('downloads'), time, file: { recordId: id, size } };
      if (isCut) {
        const total = totalCount.toLocaleString('en-US');
        await notify(tx, schedule, { ...common, kind: 'scheduledCut', params: { ...params, total } });
      } else {
        await notify(tx, schedule, { ...common, kind: 'scheduledReady', params });
      }
      return true;
    },

    async onFailed(tx, { id, failure, beginDate, endDate }, time) {
      const outcome = failure === 'nothing_to_export' ? 'noData' : 'failed';
      const found = await createSchedulesRepository(tx).finish(id, outcome);
      if (!found) return false;
      const { schedule } = found;
      await notify(tx, schedule, {
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
