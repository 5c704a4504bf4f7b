import {
  allPermissions,
  defaultRole,
  type Channel,
  type ScheduleRecipient,
} from '@meridian/api-client/contract';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { roles, scheduleRecipients, userAccounts, userRoles, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { shownName } from './shown-name-sql';

/** Maximum number of users that a search finds. */
const maxFound = 20;

/** A report for which users are searched. */
interface RecipientScope {
  channel: Channel;
  /** Accounts of the report that the caller has access to. */
  accountIds: readonly number[];
}

/** Recipients of schedules, other than their owners. */
export function createRecipientsRepository(db: Database) {
  return {
    /**
     * Active users, other than the caller, who were granted one of the accounts and may export the report, by name: those
     * whose name contains the text, or those of the ids. Users who see accounts only by the permission for everything are
     * not found.
     */
    find(
      { userId }: Pick<Caller, 'userId'>,
      scope: RecipientScope,
      { text = '', ids }: { text?: string; ids?: readonly string[] },
    ): Promise<ScheduleRecipient[]> {
      return db
        .select({ userId: users.id, name: shownName })
        .from(users)
        .where(
          and(
            ne(users.id, userId),
            ids && inArray(users.id, [...ids]),
            sql`position(lower(${text}) IN lower(${shownName})) > 0`,
            mayGet(scope),
          ),
        )
        .orderBy(asc(sql`lower(${shownName})`), asc(users.id))
        .limit(ids ? ids.length : maxFound);
    },

    /** Recipients of schedules by schedule, each list by name. */
    async listOf(scheduleIds: readonly string[]): Promise<Map<string, ScheduleRecipient[]>> {
      const rows = await db
        .select({ scheduleId: scheduleRecipients.scheduleId, userId: users.id, name: shownName })
        .from(scheduleRecipients)
        .innerJoin(users, eq(users.id, scheduleRecipients.userId))
        .where(inArray(scheduleRecipients.scheduleId, [...scheduleIds]))
        .orderBy(asc(sql`lower(${shownName})`), asc(users.id));
      const found = new Map<string, ScheduleRecipient[]>();
      for (const { scheduleId, ...recipient } of rows)
        found.set(scheduleId, [...(found.get(scheduleId) ?? []), recipient]);
      return found;
    },

    /** Whether a recipient gets emails of a schedule. */
    async getsMail(scheduleId: string, userId: string): Promise<boolean> {
      const [found] = await db
        .select({ byMail: scheduleRecipients.byMail })
        .from(scheduleRecipients)
        .where(and(eq(scheduleRecipients.scheduleId, scheduleId), eq(scheduleRecipients.userId, userId)));
      return found?.byMail ?? false;
    },

    /** Replaces the recipients of a schedule. */
    async replace(
      scheduleId: string,
      { userIds, byMail }: { userIds: readonly string[]; byMail: boolean },
    ): Promise<void> {
      await db
        .delete(scheduleRecipients)
        .where(
          and(
            eq(scheduleRecipients.scheduleId, scheduleId),
            notInArray(scheduleRecipients.userId, [...userIds]),
          ),
        );
      if (userIds.length === 0) return;
      await db
        .insert(scheduleRecipients)
        .values(userIds.map((userId) => ({ scheduleId, userId, byMail })))
        .onConflictDoUpdate({
          target: [scheduleRecipients.scheduleId, scheduleRecipients.userId],
          set: { byMail },
        });
    },
  };
}

const mayGet = ({ channel, accountIds }: RecipientScope) =>
  and(
    eq(users.status, 'active'),
    sql`EXISTS (SELECT FROM ${userAccounts} g WHERE g.user_id = ${users.id}
      AND g.account_id = ANY (${sql.param([...accountIds])}::int[]))`,
    hasPermission(`report:${channel}:view`),
    hasPermission('report:export:create'),
  );

/** Whether a role of the user has the permission; users without roles have the default role. */
const hasPermission = (permission: string) => sql`EXISTS (
  SELECT FROM ${roles} r
  WHERE r.permissions && ${sql.param([permission, allPermissions])}::text[]
    AND (r.id IN (SELECT g.role_id FROM ${userRoles} g WHERE g.user_id = ${users.id})
      OR (r.name = ${defaultRole} AND NOT EXISTS (SELECT FROM ${userRoles} g WHERE g.user_id = ${users.id})))
)`;
