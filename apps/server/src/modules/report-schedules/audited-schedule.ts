import type { ScheduleRecipient } from '@meridian/api-client/contract';
import type { AuditedObject } from '../../platform/audit';
import type { StoredSchedule } from './schedules.repository';

/** A schedule as the audit log names and describes it: by its view. */
export function auditedSchedule(
  { id, name, accountId, ...schedule }: StoredSchedule,
  recipients: readonly ScheduleRecipient[],
): AuditedObject {
  const { channel, period, range, cadence, weekday, monthDay, hour, format, byMail, isPaused } = schedule;
  return {
    object: { id, name },
    // none for all accounts of the user
    accountIds: accountId === 0 ? [] : [accountId],
    values: {
      name,
      channel,
      period,
      range,
      cadence,
      weekday: cadence === 'weekly' ? weekday : null,
      monthDay: cadence === 'monthly' ? monthDay : null,
      hour,
      format,
      byMail,
      recipients: recipients.map((recipient) => recipient.name),
      isPaused,
    },
  };
}
