import {
  hasPermission,
  scheduleRangesOf,
  type Channel,
  type ReportSchedule,
  type ReportScheduleInput,
  type ScheduleRecipient,
} from '@meridian/api-client/contract';
import { nextDue, type Timing } from '../../kits/next-due';
import { createReportViewsRepository } from '../../kits/report-views/report-views.repository';
import { requirePeriod, saveOwnView } from '../../kits/report-views/view-of-period';
import { recordAudit, recordChange } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { auditedSchedule } from './audited-schedule';
import { createRecipientsRepository } from './recipients.repository';
import { ScheduleTakenError, type createScheduleRuns } from './run-schedule';
import { accountDay, accountIdsOf, findScheduledReport } from './schedule-access';
import {
  createSchedulesRepository,
  type SchedulesRepository,
  type StoredSchedule,
} from './schedules.repository';

/** Scheduled reports of a user. Errors are the same for missing schedules and those of other users. */
export function createSchedulesService({
  db,
  runs,
  clock,
}: {
  db: Database;
  runs: Pick<ReturnType<typeof createScheduleRuns>, 'runNow'>;
  clock: Clock;
}) {
  const schedules = createSchedulesRepository(db);

  /** Changes a schedule in a transaction that also records the change. Errors: `not_found`. */
  const change = (
    { userId }: Caller,
    id: string,
    apply: (context: {
      tx: Database;
      stored: SchedulesRepository;
      before: StoredSchedule | undefined;
    }) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const stored = createSchedulesRepository(tx);
      const before = await stored.find(userId, id);
      const audited = before && auditedSchedule(before, await recipientsOf(tx, id));
      await apply({ tx, stored, before });
      const after = await stored.find(userId, id);
      if (!after) throw new DomainError('not_found');
      await recordChange(tx, {
        actions: { created: 'scheduleCreate', changed: 'scheduleChange' },
        before: audited,
        after: auditedSchedule(after, await recipientsOf(tx, id)),
      });
    });

  async function zoneOf(owner: Caller, accountId: number): Promise<string> {
    // without access to its account, the hour of a schedule is still in the account's time zone
    const accountIds = accountId === 0 ? accountIdsOf(owner, 0) : [accountId];
    return (await accountDay(db, { accountIds, clock })).timeZone;
  }

  async function list(owner: Caller, id?: string): Promise<ReportSchedule[]> {
    const found = await schedules.list(owner, id);
    const accountIds = [...new Set(found.map(({ accountId }) => accountId))];
    const zones = new Map(
      await Promise.all(accountIds.map(async (one) => [one, await zoneOf(owner, one)] as const)),
    );
    return found.map((one) => ({ ...one, timeZone: zones.get(one.accountId) ?? '' }));
  }

  async function find(owner: Caller, id: string): Promise<ReportSchedule> {
    const [found] = await list(owner, id.toLowerCase());
    if (!found) throw new DomainError('not_found');
    return found;
  }

  async function findStored({ userId }: Caller, id: string): Promise<StoredSchedule> {
    const found = await schedules.find(userId, id);
    if (!found) throw new DomainError('not_found');
    return found;
  }

  async function dueOf(owner: Caller, timing: Timing & { accountId: number }): Promise<Date> {
    return nextDue(timing, { after: clock.now(), timeZone: await zoneOf(owner, timing.accountId) });
  }

  return {
    list: (owner: Caller): Promise<ReportSchedule[]> => list(owner),

    /** Errors: those of the endpoint. */
    findRecipients(
      owner: Caller,
      { channel, accountIds, text }: { channel: Channel; accountIds: readonly number[]; text: string },
    ): Promise<ScheduleRecipient[]> {
      if (!hasPermission(owner.permissions, `report:${channel}:view`)) throw new DomainError('not_allowed');
      return createRecipientsRepository(db).find(owner, { channel, accountIds }, { text: text.trim() });
    },

    /** The user must have access to the account. Errors: those of the endpoint. */
    async save(
      owner: Caller,
      id: string,
      { query, viewId: savedId, recipientIds, ...input }: ReportScheduleInput,
    ): Promise<ReportSchedule> {
      if (!scheduleRangesOf(input.period).includes(input.range)) throw invalidField('range', 'invalid');
      const nextTime = await dueOf(owner, input);
      await change(owner, id, async ({ tx, stored, before }) => {
        const view = query
          ? await saveOwnView(tx, owner, { ...input, ...query, id: before?.viewId ?? undefined })
          : savedId && (await createReportViewsRepository(tx).find(owner, savedId));
        if (!view) throw new DomainError('not_found');
        const { id: viewId, channel, section, name } = view;
        requirePeriod(view, input.period);
        if (!hasPermission(owner.permissions, `report:${channel}:view`)) throw new DomainError('not_allowed');
        const isPausedByUser = before?.isPaused === true && before.pauseReason === null;
        const values = { ...input, id, viewId, name, channel, section, userId: owner.userId };
        await stored.save({ ...values, nextTime, createdTime: clock.now() }, { isPausedByUser });
        await saveRecipients(tx, owner, { ...values, recipientIds });
      });
      return find(owner, id);
    },

    /** Errors: those of the endpoint. */
    async pause(owner: Caller, id: string, isPaused: boolean): Promise<ReportSchedule> {
      const stored = await findStored(owner, id);
      const report = isPaused ? undefined : await findScheduledReport(db, owner, stored);
      if (typeof report === 'string') throw invalidField('id', `schedule_${report}`);
      // resuming a schedule again does not change when it is due
      if (isPaused !== stored.isPaused) {
        const nextTime = isPaused ? null : await dueOf(owner, stored);
        await change(owner, id, ({ stored: all }) =>
          all.change(stored.id, { isPaused, pauseReason: null, nextTime }),
        );
      }
      return find(owner, id);
    },

    /** Errors: `not_found`. */
    remove: ({ userId }: Caller, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const stored = createSchedulesRepository(tx);
        const before = await stored.find(userId, id);
        const recipients = await recipientsOf(tx, id);
        if (!before || !(await stored.remove(userId, id))) throw new DomainError('not_found');
        const { values, ...audited } = auditedSchedule(before, recipients);
        await recordAudit(tx, { ...audited, action: 'scheduleDelete', before: values });
      }),

    /** Errors: those of the endpoint. */
    async send(owner: Caller, id: string): Promise<ReportSchedule> {
      try {
        await runs.runNow(await findStored(owner, id), owner);
      } catch (error) {
        if (!(error instanceof ScheduleTakenError)) throw error;
        throw invalidField('id', 'schedule_running');
      }
      return find(owner, id);
    },
  };
}

async function recipientsOf(tx: Database, id: string): Promise<ScheduleRecipient[]> {
  const found = await createRecipientsRepository(tx).listOf([id]);
  return found.get(id.toLowerCase()) ?? [];
}

/** Stores the recipients of a schedule. Errors: `invalid_request` if a new one may not get it. */
async function saveRecipients(
  tx: Database,
  owner: Caller,
  {
    id,
    channel,
    accountId,
    byMail,
    recipientIds,
  }: { id: string; channel: Channel; accountId: number; byMail: boolean; recipientIds: readonly string[] },
): Promise<void> {
  const recipients = createRecipientsRepository(tx);
  const before = await recipientsOf(tx, id);
  const userIds = [...new Set(recipientIds.map((one) => one.toLowerCase()))];
  const added = userIds.filter((one) => !before.some(({ userId }) => userId === one));
  const scope = { channel, accountIds: accountIdsOf(owner, accountId) };
  const found = added.length === 0 ? [] : await recipients.find(owner, scope, { ids: added });
  if (found.length < added.length) throw invalidField('recipientIds', 'unknown_recipient');
  await recipients.replace(id, { userIds, byMail });
}
