import { channels, sections, type AccountEvent } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { and, asc, between, eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db';
import { dayNotes, accounts, auditRecords, users } from '../../platform/db/schema';

/** Days of an account. */
export interface EventRange extends DateRange {
  accountId: number;
  timeZone: string;
}

type EventOf<Kind extends AccountEvent['kind']> = Extract<AccountEvent, { kind: Kind }>;

/** Events of a kind in one request; older ones are left out. */
const maxEvents = 2_000;

/** Reads what happened in an account. Every query is limited to the account and days of its range. */
export function createAccountEventsRepository(db: Database) {
  return {
    async findTimeZone(accountId: number): Promise<string | undefined> {
      const [account] = await db
        .select({ timeZone: accounts.timeZone })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return account?.timeZone;
    },

    async findNotes({ accountId, beginDate, endDate }: EventRange) {
      const { id, day, text, createdBy, createdTime } = dayNotes;
      const rows = await db
        .select({ id, day, text, createdBy, time: createdTime, userName: users.name })
        .from(dayNotes)
        .leftJoin(users, eq(users.id, createdBy))
        .where(and(eq(dayNotes.accountId, accountId), between(day, beginDate, endDate)))
        .orderBy(asc(day))
        .limit(maxEvents);
      return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
    },

    /** Imports that became effective, with their rows for the account. */
    findImports: (range: EventRange): Promise<EventOf<'import' | 'importUndo'>[]> =>
      findImports(db, range, {
        kind: 'import',
        time: sql`booking.booked_at`,
        by: sql`coalesce(imported.booked_by, imported.created_by)`,
      }),

    findUndoneImports: (range: EventRange): Promise<EventOf<'import' | 'importUndo'>[]> =>
      findImports(db, range, {
        kind: 'importUndo',
        time: sql`booking.undone_at`,
        by: sql`imported.undone_by`,
      }),

    /** Uploads of which the provider accepted something. */
    async findUploads(range: EventRange): Promise<EventOf<'upload'>[]> {
      const time = sql`coalesce(upload.finished_at, upload.started_at)`;
      const { rows } = await db.execute(sql`
        SELECT 'upload' AS kind, upload.id, ${time} AS time, u.name AS "userName", draft.name AS "draftName",
          CASE WHEN draft.deleted_at IS NULL THEN draft.id END AS "draftId", sent.count::int AS count
        FROM draft_uploads upload JOIN drafts draft ON draft.id = upload.draft_id
        LEFT JOIN users u ON u.id = upload.started_by
        CROSS JOIN LATERAL (
          SELECT count(*) AS count FROM draft_upload_items item WHERE item.upload_id = upload.id AND item.state = 'sent'
        ) sent
        WHERE draft.account_id = ${range.accountId} AND sent.count > 0 AND ${isWithin(time, range)}
        ORDER BY ${time} DESC LIMIT ${maxEvents}`);
      return z.array(uploadSchema).parse(rows);
    },

    async findRejections(range: EventRange): Promise<EventOf<'rejection'>[]> {
      const time = sql`rejection.rejected_at`;
      const { rows } = await db.execute(sql`
        SELECT 'rejection' AS kind, rejection.id, ${time} AS time, NULL AS "userName", draft.name AS "draftName",
          CASE WHEN draft.deleted_at IS NULL THEN draft.id END AS "draftId", rejection.items AS count
        FROM draft_rejections rejection JOIN drafts draft ON draft.id = rejection.draft_id
        WHERE draft.account_id = ${range.accountId} AND ${isWithin(time, range)}
        ORDER BY ${time} DESC LIMIT ${maxEvents}`);
      return z.array(rejectionSchema).parse(rows);
    },

    /** Changes of monthly budgets: only the audit log has the earlier values. */
    async findBudgetChanges(range: EventRange) {
      const { rows } = await db.execute(sql`
        SELECT record.id, record.recorded_at AS time, record.before, record.after,
          CASE WHEN record.actor_kind = 'user' THEN record.actor_name END AS "userName"
        FROM ${auditRecords} record
        WHERE record.object_type IN ('budget', 'account') AND record.object_id = ${String(range.accountId)}
          AND record.action = 'budgetChange' AND ${isWithin(sql`record.recorded_at`, range)}
        ORDER BY record.recorded_at DESC LIMIT ${maxEvents}`);
      return z.array(budgetSchema).parse(rows);
    },
  };
}

export type AccountEventsRepository = ReturnType<typeof createAccountEventsRepository>;

async function findImports(
  db: Database,
  range: EventRange,
  { kind, time, by }: { kind: 'import' | 'importUndo'; time: SQL; by: SQL },
): Promise<EventOf<'import' | 'importUndo'>[]> {
  const { rows } = await db.execute(sql`
    SELECT ${kind}::text AS kind, imported.id, max(${time}) AS time, max(u.name) AS "userName",
      imported.file_name AS "fileName", max(load.channel::text) AS channel, max(load.section::text) AS section,
      sum(load.rows)::int AS count
    FROM loads load JOIN bookings booking ON booking.load_id = load.id
    JOIN imports imported ON imported.id = load.import_id
    LEFT JOIN users u ON u.id = ${by}
    WHERE load.account_id = ${range.accountId} AND ${isWithin(time, range)}
    GROUP BY imported.id ORDER BY max(${time}) DESC LIMIT ${maxEvents}`);
  return z.array(importSchema).parse(rows);
}

/** Whether an instant is in the days of a range, in the account's time zone. */
function isWithin(time: SQL, { beginDate, endDate, timeZone }: EventRange): SQL {
  const startOf = (day: string) => sql`${day}::date::timestamp`;
  return sql`${time} >= ${startOf(beginDate)} AT TIME ZONE ${timeZone}
    AND ${time} < (${startOf(endDate)} + interval '1 day') AT TIME ZONE ${timeZone}`;
}

const common = {
  id: z.string(),
  time: z.coerce.date().transform((time) => time.toISOString()),
  userName: z.string().nullable(),
};
const ofDraft = { draftId: z.string().nullable(), draftName: z.string(), count: z.number() };
const uploadSchema = z.object({ ...common, ...ofDraft, kind: z.literal('upload') });
const rejectionSchema = z.object({ ...common, ...ofDraft, kind: z.literal('rejection') });
const importSchema = z.object({
  ...common,
  kind: z.enum(['import', 'importUndo']),
  fileName: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  count: z.number(),
});

/** Budgets in a record of the audit log, by channel. */
const auditedBudgetsSchema = z
  .object({
    searchBudget: z.string().nullish(),
    feedBudget: z.string().nullish(),
    month: z.string().optional(),
  })
  .nullable()
  .transform((values) => ({ search: values?.searchBudget, feed: values?.feedBudget, month: values?.month }));
const budgetSchema = z
  .object({ ...common, before: auditedBudgetsSchema, after: auditedBudgetsSchema })
  .transform((change) => ({ ...change, month: change.after.month ?? change.before.month ?? '' }));
