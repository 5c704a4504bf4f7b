import { maxAlertRules, type AlertRule } from '@meridian/api-client/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, alertRules, reportViews, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';

/** A stored alert rule. */
export type StoredAlertRule = typeof alertRules.$inferSelect;

/** What a user changes in a rule. */
export type AlertRuleValues = Pick<
  StoredAlertRule,
  'accountId' | 'kind' | 'threshold' | 'baseline' | 'byMail' | 'viewId' | 'report'
>;

/** Alert rules of users. */
export function createAlertRulesRepository(db: Database) {
  return {
    /** Rules of a user, newest first. Accounts without access have no name. */
    async list({ userId, accountIds }: Pick<Caller, 'userId' | 'accountIds'>): Promise<AlertRule[]> {
      const rows = await db
        .select({
          rule: alertRules,
          viewName: reportViews.name,
          account: {
            accountNo: accounts.accountNo,
            accountName: accounts.accountName,
            currency: accounts.currency,
            timeZone: accounts.timeZone,
          },
        })
        .from(alertRules)
        .innerJoin(accounts, eq(accounts.accountId, alertRules.accountId))
        .leftJoin(reportViews, eq(reportViews.id, alertRules.viewId))
        .where(eq(alertRules.userId, userId))
        .orderBy(desc(alertRules.createdTime), desc(alertRules.id));
      return rows.map(({ rule, viewName, account }) => ({
        id: rule.id,
        accountId: rule.accountId,
        account: accountIds.includes(rule.accountId) ? account : null,
        kind: rule.kind,
        report: rule.report && { ...rule.report, viewId: rule.viewId, name: viewName ?? rule.report.name },
        threshold: rule.threshold,
        baseline: rule.baseline,
        byMail: rule.byMail,
        isPaused: rule.isPaused,
        problem: rule.problem,
        isOpen: rule.openEvent !== null,
        reportedTime: rule.reportedTime?.toISOString() ?? null,
        createdTime: rule.createdTime.toISOString(),
      }));
    },

    /** A rule of a user with its account, locked until the transaction ends. Undefined if the user has no such rule. */
    async lock(userId: string, id: string) {
      const { accountName, accountNo } = accounts;
      const [found] = await db
        .select({ rule: alertRules, account: { accountName, accountNo } })
        .from(alertRules)
        .innerJoin(accounts, eq(accounts.accountId, alertRules.accountId))
        .where(and(eq(alertRules.id, id), eq(alertRules.userId, userId)))
        .for('update', { of: alertRules });
      return found && { ...found.rule, ...found.account };
    },

    /** Errors: `not_found` for an id of another user, `invalid_request` above the maximum number of rules. */
    save: (userId: string, { id, ...input }: AlertRuleValues & { id: string }, time: Date): Promise<void> =>
      db.transaction(async (tx) => {
        // one change per user at a time, so that concurrent changes cannot exceed the maximum
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        const count = await tx.$count(
          alertRules,
          and(eq(alertRules.userId, userId), sql`${alertRules.id} <> ${id}`),
        );
        if (count >= maxAlertRules) throw invalidField('kind', 'too_many_alerts');
        const saved = await tx
          .insert(alertRules)
          .values({ ...input, id, userId, createdTime: time, updatedTime: time })
          .onConflictDoUpdate({
            target: alertRules.id,
            set: { ...input, openEvent: null, problem: null, updatedTime: time },
            setWhere: eq(alertRules.userId, userId),
          })
          .returning({ id: alertRules.id });
        if (saved.length === 0) throw new DomainError('not_found');
      }),

    async pause(userId: string, id: string, isPaused: boolean): Promise<void> {
      await db
        .update(alertRules)
        .set({ isPaused })
        .where(and(eq(alertRules.id, id), eq(alertRules.userId, userId)));
    },

    async remove(userId: string, id: string): Promise<void> {
      await db.delete(alertRules).where(and(eq(alertRules.id, id), eq(alertRules.userId, userId)));
    },

    /** Rules to check, by user. Excludes suspended users and archived accounts. */
    async findActive(): Promise<StoredAlertRule[]> {
      const rows = await db
        .select({ rule: alertRules })
        .from(alertRules)
        .innerJoin(users, eq(users.id, alertRules.userId))
        .innerJoin(accounts, eq(accounts.accountId, alertRules.accountId))
        .where(and(eq(alertRules.isPaused, false), eq(users.status, 'active'), isNull(accounts.archivedTime)))
        .orderBy(alertRules.userId, alertRules.accountId, alertRules.id);
      return rows.map(({ rule }) => rule);
    },

    /**
     * Stores the event of a rule, or why it cannot be checked. Returns false if the rule was changed, paused or deleted in the meantime, or another
     * server stored the event: then nothing may be reported.
     */
    async setEvent(
      { id, updatedTime, openEvent: before, problem }: StoredAlertRule,
      event: { openEvent?: string | null; problem?: StoredAlertRule['problem']; reportedTime?: Date },
    ): Promise<boolean> {
      const changed = await db
        .update(alertRules)
        .set(event)
        .where(
          and(
            eq(alertRules.id, id),
            eq(alertRules.isPaused, false),
            eq(alertRules.updatedTime, updatedTime),
            sql`${alertRules.openEvent} is not distinct from ${before}`,
            sql`${alertRules.problem} is not distinct from ${problem}`,
          ),
        )
        .returning({ id: alertRules.id });
      return changed.length > 0;
    },
  };
}

export type AlertRulesRepository = ReturnType<typeof createAlertRulesRepository>;
