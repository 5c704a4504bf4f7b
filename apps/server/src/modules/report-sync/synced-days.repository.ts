import type { Channel, Section } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { reportSyncDays } from '../../platform/db/schema';
import { providerProfile } from '../report-import';
import { dayKey, type DayData } from './plan-days';

export interface DayDigest {
  section: Section;
  channel: Channel;
  day: string;
  digest: string;
}

/** Sync state of days of an account. */
export function createSyncedDaysRepository(db: Database) {
  return {
    /** State of each day of a range with data, or with undone data of the provider. By `dayKey`. */
    async findData(accountId: number, { beginDate, endDate }: { beginDate: string; endDate: string }) {
      const { rows } = await db.execute<{
        channel: Channel;
        section: Section;
        beginDate: string;
        endDate: string;
        state: DayData;
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
      const states = new Map<string, DayData>();
      // effective data comes last
      for (const { channel, section, state, ...span } of rows)
        for (let day = span.beginDate; day <= span.endDate; day = addDays(day, 1))
          states.set(dayKey(channel, section, day), state);
      return states;
    },

    /** Digests by `dayKey`. */
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
