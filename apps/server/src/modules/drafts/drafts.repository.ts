import type { DraftSummary } from '@meridian/api-client/contract';
import { draftStatuses, type DraftStatus } from '@meridian/draft-editor/core';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { accounts, drafts, draftUploads, users } from '../../platform/db/schema';
import type { Sort } from '../../platform/lib/paging';
import { auditedDraft } from './audited-draft';

export type DraftSortKey = 'name' | 'status' | 'createdTime' | 'updatedTime';

export interface DraftFilter {
  name?: string | undefined;
  status?: DraftStatus | undefined;
  author?: string | undefined;
  changedSince?: string | undefined;
}

/** A draft that is locked in a transaction. */
export interface LockedDraft {
  name: string;
  accountId: number;
  status: DraftStatus;
  version: number;
  size: number;
}

const author = alias(users, 'author');
const editor = alias(users, 'editor');

const columns = {
  id: drafts.id,
  name: drafts.name,
  accountId: drafts.accountId,
  accountNo: accounts.accountNo,
  accountName: accounts.accountName,
  provider: accounts.provider,
  status: drafts.status,
  version: drafts.version,
  counts: {
    campaign: drafts.campaigns,
    unit: drafts.units,
    keyword: drafts.keywords,
    creative: drafts.creatives,
    picture: drafts.pictures,
  },
  createdTime: drafts.createdTime,
  createdBy: author.name,
  updatedTime: drafts.updatedTime,
  updatedBy: editor.name,
};

/** Ad drafts without their rows. `accountIds`: accounts that the user has access to. */
export function createDraftsRepository(db: Database) {
  const select = (where: SQL | undefined) =>
    db
      .select(columns)
      .from(drafts)
      .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
      .leftJoin(author, eq(author.id, drafts.createdBy))
      .leftJoin(editor, eq(editor.id, drafts.updatedBy))
      .where(where);

  return {
    /** A page of drafts, the number of drafts per status, and their creators. */
    async list(
      accountIds: readonly number[],
      filter: DraftFilter,
      { size, offset, sort }: { size: number; offset: number; sort: Sort<DraftSortKey> | undefined },
    ) {
      const others = matching(accountIds, { ...filter, status: undefined });
      const isStatus = filter.status === undefined ? undefined : eq(drafts.status, filter.status);
      const { key, direction } = sort ?? { key: 'updatedTime', direction: 'desc' };
      const by = (direction === 'asc' ? asc : desc)(drafts[key]);
      const rows = await select(and(others, isStatus))
        .orderBy(by, desc(drafts.id))
        .limit(size)
        .offset(offset);
      const counted = await db
        .select({ status: drafts.status, count: count() })
        .from(drafts)
        .leftJoin(author, eq(author.id, drafts.createdBy))
        .where(others)
        .groupBy(drafts.status);
      const authors = await db
        .selectDistinct({ name: users.name })
        .from(drafts)
        .innerJoin(users, eq(users.id, drafts.createdBy))
        .where(matching(accountIds, {}))
        .orderBy(asc(users.name))
        .limit(200);
      const countOf = (status: DraftStatus) => counted.find((row) => row.status === status)?.count ?? 0;
      const statusCounts = { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 9: countOf(9) };
      const statuses: readonly DraftStatus[] = filter.status === undefined ? draftStatuses : [filter.status];
      return {
        list: rows.map(toSummary),
        statusCounts,
        authors: authors.map(({ name }) => name),
        totalCount: statuses.reduce((total, status) => total + statusCounts[status], 0),
      };
    },

    async find(accountIds: readonly number[], id: string): Promise<DraftSummary | undefined> {
      const [row] = await select(and(eq(drafts.id, id), matching(accountIds, {})));
      return row && toSummary(row);
    },

    /** Locks a draft until the transaction ends; undefined for a deleted draft. */
    async lock(accountIds: readonly number[], id: string): Promise<LockedDraft | undefined> {
      const [row] = await db
        .select({
          name: drafts.name,
          accountId: drafts.accountId,
          status: drafts.status,
          version: drafts.version,
          size: drafts.size,
        })
        .from(drafts)
        .where(and(eq(drafts.id, id), matching(accountIds, {})))
        .for('update', { of: drafts });
      return row;
    },

    /** Creates and records a draft in a transaction. Returns false if the id is in use. */
    async create(draft: {
      id: string;
      accountId: number;
      name: string;
      userId: string;
      now: Date;
      /** Name of the draft that was copied. */
      copyOf?: string;
    }): Promise<boolean> {
      const { id, accountId, name, userId, now, copyOf } = draft;
      const created = await db
        .insert(drafts)
        .values({
          id,
          accountId,
          name,
          createdBy: userId,
          createdTime: now,
          updatedBy: userId,
          updatedTime: now,
        })
        .onConflictDoNothing()
        .returning({ id: drafts.id });
      if (created.length === 0) return false;
      const after = { name, ...(copyOf !== undefined && { copyOf }) };
      await recordAudit(db, { action: 'draftCreate', ...auditedDraft(draft), after });
      return true;
    },

    /** Number of drafts in an account, including deleted ones. */
    async countOf(accountId: number): Promise<number> {
      const [row] = await db.select({ count: count() }).from(drafts).where(eq(drafts.accountId, accountId));
      return row?.count ?? 0;
    },

    /** Stores the result of a change. */
    async update(
      id: string,
      changed: Partial<
        Pick<typeof drafts.$inferInsert, 'status' | 'version' | 'size' | 'updatedBy' | 'updatedTime'>
      >,
    ): Promise<void> {
      await db.update(drafts).set(changed).where(eq(drafts.id, id));
    },

    /** User and time of the last upload of a draft. */
    async lastUpload(id: string): Promise<{ by: string | null; since: Date } | undefined> {
      const [upload] = await db
        .select({ by: users.name, since: draftUploads.startedTime })
        .from(draftUploads)
        .leftJoin(users, eq(users.id, draftUploads.startedBy))
        .where(eq(draftUploads.draftId, id))
        .orderBy(desc(draftUploads.version))
        .limit(1);
      return upload;
    },

    /** Removes drafts that were deleted before a time. */
    async removeDeletedBefore(time: Date): Promise<void> {
      await db.delete(drafts).where(and(isNotNull(drafts.deletedTime), lt(drafts.deletedTime, time)));
    },

    /** Deletes or restores drafts; returns those that changed. */
    async setDeleted(
      accountIds: readonly number[],
      ids: readonly string[],
      deletedTime: Date | null,
    ): Promise<{ id: string; name: string; accountId: number; status: DraftStatus }[]> {
      return db
        .update(drafts)
        .set({ deletedTime })
        .where(
          and(
            inArray(drafts.id, [...ids]),
            inArray(drafts.accountId, [...accountIds]),
            deletedTime === null ? isNotNull(drafts.deletedTime) : isNull(drafts.deletedTime),
          ),
        )
        .returning({ id: drafts.id, name: drafts.name, accountId: drafts.accountId, status: drafts.status });
    },
  };
}
export type DraftsRepository = ReturnType<typeof createDraftsRepository>;

function matching(accountIds: readonly number[], filter: DraftFilter): SQL | undefined {
  const { name, status, changedSince } = filter;
  return and(
    isNull(drafts.deletedTime),
    inArray(drafts.accountId, [...accountIds]),
    name === undefined ? undefined : sql`strpos(lower(${drafts.name}), lower(${name})) > 0`,
    status === undefined ? undefined : eq(drafts.status, status),
    filter.author === undefined ? undefined : eq(author.name, filter.author),
    changedSince === undefined ? undefined : gte(drafts.updatedTime, new Date(changedSince)),
  );
}

interface DraftRow extends Omit<DraftSummary, 'createdTime' | 'createdBy' | 'updatedTime' | 'updatedBy'> {
  createdTime: Date;
  createdBy: string | null;
  updatedTime: Date;
  updatedBy: string | null;
}

function toSummary(row: DraftRow): DraftSummary {
  return {
    ...row,
    createdTime: row.createdTime.toISOString(),
    createdBy: row.createdBy ?? '',
    updatedTime: row.updatedTime.toISOString(),
    updatedBy: row.updatedBy ?? '',
  };
}
