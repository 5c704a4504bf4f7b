import { historyEntriesPerPage } from '@meridian/api-client/contract';
import type { ChangeGroup, RowKind } from '@meridian/draft-editor/core';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  draftHistory,
  drafts,
  draftUploadItems,
  draftUploads,
  images,
  users,
} from '../../../platform/db/schema';
import { draftTables } from '../draft-tables-sql';

/** The entry that has a version. */
export interface LastEntry {
  entry: number;
  origin: typeof draftHistory.$inferSelect.origin;
  savedBy: string | null;
  startTime: Date;
  endTime: Date;
  rows: number;
}

/** A change as lists show it. */
export interface ListedChange {
  version: number;
  entry: number;
  origin: LastEntry['origin'];
  target: number | null;
  userName: string | null;
  savedTime: Date;
  rows: number;
  groups: ChangeGroup[];
  size: number;
}

interface EntryFilter {
  /** Only entries that begin before this version. */
  before?: number | undefined;
  userName?: string | undefined;
  kind?: RowKind | undefined;
}

/** What versions of drafts changed. */
export function createHistoryRepository(db: Database) {
  const ofDraft = (draftId: string) => eq(draftHistory.draftId, draftId);
  return {
    async lastEntry(draftId: string, version: number): Promise<LastEntry | undefined> {
      const rows = await db
        .select({
          entry: draftHistory.entry,
          origin: draftHistory.origin,
          savedBy: draftHistory.savedBy,
          time: draftHistory.savedTime,
          rows: draftHistory.rows,
        })
        .from(draftHistory)
        .where(
          and(
            ofDraft(draftId),
            sql`${draftHistory.entry} = (
              select entry from ${draftHistory} where draft_id = ${draftId} and version = ${version})`,
          ),
        )
        .orderBy(asc(draftHistory.version));
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return undefined;
      const { entry, origin, savedBy } = last;
      const sum = rows.reduce((total, row) => total + row.rows, 0);
      return { entry, origin, savedBy, startTime: first.time, endTime: last.time, rows: sum };
    },

    async add(
      draftId: string,
      change: Omit<typeof draftHistory.$inferInsert, 'draftId' | 'size'>,
    ): Promise<void> {
      const size = change.steps.length + Buffer.byteLength(JSON.stringify(change.groups));
      await db.insert(draftHistory).values({ ...change, draftId, size });
      await db
        .update(drafts)
        .set({ historySize: sql`${drafts.historySize} + ${size}` })
        .where(eq(drafts.id, draftId));
    },

    /** If the history is larger than a size in bytes, removes the oldest changes, so that not every change has to. */
    async trim(draftId: string, maxSize: number): Promise<void> {
      await db.execute(sql`
        with larger as (select id from ${drafts} where id = ${draftId} and history_size > ${maxSize}),
        kept as (
          select version, sum(size) over (order by version desc) as total
          from ${draftHistory} where draft_id in (select id from larger)
        ),
        gone as (
          delete from ${draftHistory} where draft_id = ${draftId}
            and version in (select version from kept where total > ${Math.floor(maxSize * 0.9)})
          returning size
        )
        update ${drafts} set history_size = history_size - (select coalesce(sum(size), 0) from gone)
        where id in (select id from larger)`);
    },

    async removeBefore(time: Date): Promise<void> {
      await db.execute(sql`
        with gone as (delete from ${draftHistory} where saved_at < ${time.toISOString()}::timestamptz
          returning draft_id, size),
        sizes as (select draft_id, sum(size) as size from gone group by draft_id)
        update ${drafts} as draft set history_size = history_size - sizes.size
        from sizes where draft.id = sizes.draft_id`);
    },

    /** First versions of entries, newest first: as many as a page has, and one more if there are older ones. */
    async entries(draftId: string, { before, userName, kind }: EntryFilter): Promise<number[]> {
      const { rows } = await db.execute<{ entry: number }>(sql`
        select entry from ${draftHistory} as change left join ${users} as author on author.id = change.saved_by
        where draft_id = ${draftId} and ${before === undefined ? sql`true` : sql`entry < ${before}`}
          and ${userName === undefined ? sql`true` : sql`coalesce(author.name, '') = ${userName}`}
        group by entry
        having ${kind === undefined ? sql`true` : sql`bool_or(groups @> ${JSON.stringify([{ kind }])}::jsonb)`}
        order by entry desc limit ${historyEntriesPerPage + 1}`);
      return rows.map(({ entry }) => entry);
    },

    /** The changes of entries, oldest first. */
    async list(draftId: string, entries: readonly number[]): Promise<ListedChange[]> {
      if (entries.length === 0) return [];
      return db
        .select({
          version: draftHistory.version,
          entry: draftHistory.entry,
          origin: draftHistory.origin,
          target: draftHistory.target,
          userName: users.name,
          savedTime: draftHistory.savedTime,
          rows: draftHistory.rows,
          groups: draftHistory.groups,
          size: draftHistory.size,
        })
        .from(draftHistory)
        .leftJoin(users, eq(users.id, draftHistory.savedBy))
        .where(and(ofDraft(draftId), inArray(draftHistory.entry, [...entries])))
        .orderBy(asc(draftHistory.version));
    },

    /** Packed steps of some versions. */
    async stepsOf(draftId: string, versions: readonly number[]): Promise<Map<number, Buffer>> {
      if (versions.length === 0) return new Map();
      const rows = await db
        .select({ version: draftHistory.version, steps: draftHistory.steps })
        .from(draftHistory)
        .where(and(ofDraft(draftId), inArray(draftHistory.version, [...versions])));
      return new Map(rows.map(({ version, steps }) => [version, steps]));
    },

    /** Changes after a version with their packed steps, newest first. */
    async since(
      draftId: string,
      version: number,
    ): Promise<{ version: number; origin: LastEntry['origin']; steps: Buffer }[]> {
      return db
        .select({ version: draftHistory.version, origin: draftHistory.origin, steps: draftHistory.steps })
        .from(draftHistory)
        .where(and(ofDraft(draftId), gt(draftHistory.version, version)))
        .orderBy(desc(draftHistory.version));
    },

    /** The oldest stored version, and the names of the users; null without history. */
    async extent(draftId: string): Promise<{ oldest: number | null; userNames: string[] }> {
      const { rows } = await db.execute<{ oldest: number | null; userNames: string[] }>(sql`
        select min(change.version) as oldest,
          coalesce(array_agg(distinct author.name order by author.name) filter (where author.name is not null), '{}') as "userNames"
        from ${draftHistory} as change left join ${users} as author on author.id = change.saved_by
        where draft_id = ${draftId}`);
      return rows[0] ?? { oldest: null, userNames: [] };
    },

    /** Whether an upload sent items of a later version than this one. */
    async wasUploadedAfter(draftId: string, version: number): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select 1 from ${draftUploads} as upload
        where upload.draft_id = ${draftId} and upload.version > ${version} and exists (
          select from ${draftUploadItems} as item where item.upload_id = upload.id and item.state = 'sent')
        limit 1`);
      return rows.length > 0;
    },

    /** How many of these pictures the library of an account no longer has. */
    async countMissingImages(accountId: number, imageIds: readonly string[]): Promise<number> {
      if (imageIds.length === 0) return 0;
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from unnest(${sql.param([...imageIds])}::uuid[]) as wanted (id)
        where not exists (select from ${images} where images.id = wanted.id and account_id = ${accountId})`);
      return rows[0]?.count ?? 0;
    },

    /** Current names of campaigns and units by id. */
    async parentNames(draftId: string, ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const given = sql`draft_id = ${draftId} and id = any(${sql.param([...ids])}::text[])`;
      const { rows } = await db.execute<{ id: string; name: string }>(sql`
        select id, campaign_name as name from ${draftTables.campaign} where ${given}
        union all select id, adgroup_name as name from ${draftTables.unit} where ${given}`);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
