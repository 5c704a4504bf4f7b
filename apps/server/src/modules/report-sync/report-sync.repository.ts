import type { Channel, Section } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import {
  accounts,
  providerCredentials,
  reportSyncDays,
  reportSyncs,
  type FailedReport,
} from '../../db/schema';
import { providerProfile } from '../report-import';
import { dayKey, type DayState } from './plan-days';

/** An account whose reports are read. */
export interface SyncedAccount {
  accountId: number;
  currency: string;
  timeZone: string;
  channels: readonly Channel[];
}

/** What became of a run. */
export interface SyncResult {
  at: Date;
  /** Null: it brought everything. */
  failure: string | null;
  failedReports: readonly FailedReport[];
  /** The day whose nightly run it was. */
  nightDay: string | null;
  /** Null: whenever a run is due. */
  nextTime: Date | null;
}

export interface DayDigest {
  section: Section;
  channel: Channel;
  day: string;
  digest: string;
}

/** How reports of accounts arrive from the provider. */
export function createReportSyncRepository(db: Database) {
  const inUse = isNull(accounts.archivedTime);
  const fields = {
    accountId: accounts.accountId,
    currency: accounts.currency,
    timeZone: accounts.timeZone,
    channels: accounts.channels,
  };

  return {
    /** The accounts with credentials that may be read now: nothing failed lately, or the credentials are newer than that. */
    findDue: async (now: Date): Promise<number[]> => {
      const rows = await db
        .select({ accountId: accounts.accountId })
        .from(accounts)
        .innerJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
        .leftJoin(reportSyncs, eq(reportSyncs.accountId, accounts.accountId))
        .where(
          and(
            inUse,
            or(
              isNull(reportSyncs.nextTime),
              lte(reportSyncs.nextTime, now),
              gt(providerCredentials.updatedTime, reportSyncs.failedTime),
            ),
          ),
        )
        .orderBy(accounts.accountId);
      return rows.map(({ accountId }) => accountId);
    },

    /** Undefined for an account that is not in use, or has no credentials. */
    async findAccount(accountId: number): Promise<SyncedAccount | undefined> {
      const [account] = await db
        .select(fields)
        .from(accounts)
        .innerJoin(providerCredentials, eq(providerCredentials.accountId, accounts.accountId))
        .where(and(eq(accounts.accountId, accountId), inUse));
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

    /** Reserves an account for one run; false while another one works on it. */
    async claim(accountId: number, leaseSeconds: number): Promise<boolean> {
      const { rows } = await db.execute(sql`
        INSERT INTO report_syncs (account_id, leased_until)
        VALUES (${accountId}, now() + ${leaseSeconds} * interval '1 second')
        ON CONFLICT (account_id) DO UPDATE SET leased_until = excluded.leased_until
        WHERE report_syncs.leased_until IS NULL OR report_syncs.leased_until < now()
        RETURNING account_id`);
      return rows.length > 0;
    },

    extend: async (accountId: number, leaseSeconds: number): Promise<void> =>
      void (await db
        .update(reportSyncs)
        .set({ leasedTime: sql`now() + ${leaseSeconds} * interval '1 second'` })
        .where(eq(reportSyncs.accountId, accountId))),

    /** Ends the reservation of a run that is to be repeated. */
    release: async (accountId: number): Promise<void> =>
      void (await db
        .update(reportSyncs)
        .set({ leasedTime: null })
        .where(eq(reportSyncs.accountId, accountId))),

    /** Records what became of a run, and releases the account. */
    async finish(
      accountId: number,
      { at, failure, failedReports, nightDay, nextTime }: SyncResult,
    ): Promise<void> {
      const hasFailed = failure !== null;
      await db
        .update(reportSyncs)
        .set({
          ...{ leasedTime: null, failure, nextTime, failedReports: [...failedReports] },
          ...(hasFailed ? { failedTime: at } : { syncedTime: at }),
          failures: hasFailed ? sql`${reportSyncs.failures} + 1` : 0,
          ...(nightDay !== null && { nightDay }),
        })
        .where(eq(reportSyncs.accountId, accountId));
    },

    /** The state of each day of a range that has data, or had data of the provider that were undone. By `dayKey`. */
    async findDayStates(accountId: number, { beginDate, endDate }: { beginDate: string; endDate: string }) {
      const { rows } = await db.execute<{
        channel: Channel;
        section: Section;
        beginDate: string;
        endDate: string;
        state: DayState;
      }>(sql`
        SELECT l.channel, l.section, s.begin_date::text AS "beginDate", s.end_date::text AS "endDate", 'undone' AS state
        FROM bookings b JOIN loads l ON l.id = b.load_id JOIN imports i ON i.id = l.import_id
        JOIN load_spans s ON s.load_id = l.id
        WHERE l.account_id = ${accountId} AND i.profile = ${providerProfile} AND b.undone_at IS NOT NULL
          AND s.begin_date <= ${endDate}::date AND s.end_date >= ${beginDate}::date
        UNION ALL
        SELECT s.channel, s.section, s.begin_date::text, s.end_date::text,
          CASE WHEN bool_and(i.profile IS NOT DISTINCT FROM ${providerProfile}) THEN 'synced' ELSE 'other' END
        FROM fact_spans s LEFT JOIN loads l ON l.id = s.load_id LEFT JOIN imports i ON i.id = l.import_id
        WHERE s.account_id = ${accountId} AND s.begin_date <= ${endDate}::date AND s.end_date >= ${beginDate}::date
        GROUP BY s.channel, s.section, s.begin_date, s.end_date`);
      const states = new Map<string, DayState>();
      // what is in force comes last
      for (const { channel, section, state, ...span } of rows)
        for (let day = span.beginDate; day <= span.endDate; day = addDays(day, 1))
          states.set(dayKey(channel, section, day), state);
      return states;
    },

    /** By `dayKey`. */
    async findDigests(accountId: number, { beginDate, endDate }: { beginDate: string; endDate: string }) {
      const rows = await db
        .select()
        .from(reportSyncDays)
        .where(
          and(
            eq(reportSyncDays.accountId, accountId),
            sql`${reportSyncDays.day} BETWEEN ${beginDate}::date AND ${endDate}::date`,
          ),
        );
      return new Map(
        rows.map(({ channel, section, day, digest }) => [dayKey(channel, section, day), digest]),
      );
    },

    async saveDigests(accountId: number, digests: readonly DayDigest[]): Promise<void> {
      if (digests.length === 0) return;
      await db
        .insert(reportSyncDays)
        .values(digests.map((digest) => ({ accountId, ...digest })))
        .onConflictDoUpdate({
          target: [
            reportSyncDays.accountId,
            reportSyncDays.channel,
            reportSyncDays.section,
            reportSyncDays.day,
          ],
          set: { digest: sql`excluded.digest` },
        });
    },
  };
}
export type ReportSyncRepository = ReturnType<typeof createReportSyncRepository>;
