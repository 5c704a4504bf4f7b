import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, reportSyncs, type FailedReport } from '../../platform/db/schema';
import { notifySync } from '../../platform/signals';

/** Outcome of a run. */
export interface SyncOutcome {
  at: Date;
  /** Null for a complete run. */
  failure: string | null;
  failedReports: readonly FailedReport[];
  /** Day for which it was the nightly run. */
  nightDay: string | null;
  /** Null: whenever a run is due. */
  nextTime: Date | null;
}

/** Report sync state of accounts. */
export function createReportSyncRepository(db: Database) {
  return {
    hasAccount: async (accountId: number): Promise<boolean> =>
      (await db.$count(accounts, eq(accounts.accountId, accountId))) > 0,

    /** Locks an account until the transaction ends; undefined if it does not exist. */
    async lockAccount(accountId: number): Promise<{ name: string } | undefined> {
      const [account] = await db
        .select({ name: accounts.accountName })
        .from(accounts)
        .where(eq(accounts.accountId, accountId))
        .for('no key update');
      return account;
    },

    async find(
      accountId: number,
    ): Promise<(typeof reportSyncs.$inferSelect & { isRunning: boolean }) | undefined> {
      const [row] = await db
        .select({
          sync: reportSyncs,
          isRunning: sql<boolean>`coalesce(${reportSyncs.leasedTime} > now(), false)`,
        })
        .from(reportSyncs)
        .where(eq(reportSyncs.accountId, accountId));
      return row && { ...row.sync, isRunning: row.isRunning };
    },

    /** Reserves an account for a run. Returns false if another run has it. */
    async claim(accountId: number, leaseSeconds: number): Promise<boolean> {
      const { rows } = await db.execute(sql`
        INSERT INTO report_syncs (account_id, leased_until)
        VALUES (${accountId}, now() + ${leaseSeconds} * interval '1 second')
        ON CONFLICT (account_id) DO UPDATE SET leased_until = excluded.leased_until
        WHERE report_syncs.leased_until IS NULL OR report_syncs.leased_until < now()
        RETURNING account_id`);
      if (rows.length > 0) await notifySync(db, accountId);
      return rows.length > 0;
    },

    /** Records that a user requested a run. */
    async request(accountId: number, at: Date): Promise<void> {
      await db
        .insert(reportSyncs)
        .values({ accountId, requestedTime: at })
        .onConflictDoUpdate({ target: reportSyncs.accountId, set: { requestedTime: at } });
      await notifySync(db, accountId);
    },

    /** Extends an active reservation. */
    extend: async (accountId: number, leaseSeconds: number): Promise<void> =>
      void (await db
        .update(reportSyncs)
        .set({ leasedTime: sql`now() + ${leaseSeconds} * interval '1 second'` })
        .where(and(eq(reportSyncs.accountId, accountId), isNotNull(reportSyncs.leasedTime)))),

    /** Releases the account of a run that will be retried. */
    release: async (accountId: number): Promise<void> =>
      void (await db
        .update(reportSyncs)
        .set({ leasedTime: null })
        .where(eq(reportSyncs.accountId, accountId))),

    /** Stores the outcome of a run, and releases the account. */
    async finish(
      accountId: number,
      { at, failure, failedReports, nightDay, nextTime }: SyncOutcome,
    ): Promise<void> {
      const hasFailed = failure !== null;
      await db
        .update(reportSyncs)
        .set({
          leasedTime: null,
          requestedTime: null,
          failure,
          nextTime,
          failedReports: [...failedReports],
          ...(hasFailed ? { failedTime: at } : { syncedTime: at }),
          failures: hasFailed ? sql`${reportSyncs.failures} + 1` : 0,
          ...(nightDay !== null && { nightDay }),
        })
        .where(eq(reportSyncs.accountId, accountId));
      await notifySync(db, accountId);
    },
  };
}
export type ReportSyncRepository = ReturnType<typeof createReportSyncRepository>;
