import {
  readStoredViewContent,
  type Channel,
  type Period,
  type ReportViewContent,
  type SavedReportView,
  type Section,
} from '@meridian/api-client/contract';
import { and, asc, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { reportViews, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';
import type { StoredReportView } from './audited-view';

/** Own views per user and section. */
export const maxViews = 50;
/** Listed views of colleagues. */
const maxSharedViews = 20;

export interface NewReportView {
  /** Id of an own view to change; absent: a new view. */
  id: string | undefined;
  channel: Channel;
  section: Section;
  period: Period;
  name: string;
  isShared: boolean;
  content: ReportViewContent;
  /** Accounts to which the filters may refer. */
  accountIds: readonly number[];
}

const columns = {
  id: reportViews.id,
  name: reportViews.name,
  channel: reportViews.channel,
  section: reportViews.section,
  period: reportViews.period,
  content: reportViews.content,
  isShared: reportViews.isShared,
};
const storedColumns = { ...columns, accountIds: reportViews.accountIds };

/** Saved report views. */
export function createReportViewsRepository(db: Database) {
  return {
    /** The user's own views by name, then some of colleagues whose filters refer only to accounts of the user. */
    async list(
      { userId, accountIds }: Pick<Caller, 'userId' | 'accountIds'>,
      { channel, section }: { channel: Channel; section: Section },
    ): Promise<SavedReportView[]> {
      const isOwn = eq(reportViews.userId, userId);
      const isColleagues = and(
        eq(reportViews.isShared, true),
        ne(reportViews.userId, userId),
        sql`${reportViews.accountIds} <@ ${sql.param([...accountIds])}::int[]`,
      );
      const find = (whose: SQL | undefined, limit: number) =>
        db
          .select({ ...columns, userId: reportViews.userId, owner: users.name })
          .from(reportViews)
          .innerJoin(users, eq(users.id, reportViews.userId))
          .where(and(eq(reportViews.channel, channel), eq(reportViews.section, section), whose))
          .orderBy(asc(users.nameKey), asc(reportViews.nameKey))
          .limit(limit);
      const rows = [...(await find(isOwn, maxViews)), ...(await find(isColleagues, maxSharedViews))];
      return rows.map(({ userId: ownerId, owner, content, ...view }) => ({
        ...view,
        content: readStoredViewContent(content),
        owner: ownerId === userId ? null : owner,
      }));
    },

    /** A view that the user has access to, as in `list`; undefined for any other. */
    async find(
      { userId, accountIds }: Pick<Caller, 'userId' | 'accountIds'>,
      id: string,
    ): Promise<Omit<SavedReportView, 'owner'> | undefined> {
      const isColleagues = and(
        eq(reportViews.isShared, true),
        sql`${reportViews.accountIds} <@ ${sql.param([...accountIds])}::int[]`,
      );
      const [found] = await db
        .select(columns)
        .from(reportViews)
        .where(and(eq(reportViews.id, id), or(eq(reportViews.userId, userId), isColleagues)));
      return found && { ...found, content: readStoredViewContent(found.content) };
    },

    /**
     * Creates or changes a view of the user; returns it as it was before, if it existed, and as it is now.
     * Errors: `not_found` for an id that is not the user's in this section; `duplicate` for a name in use;
     * `invalid_request` above the maximum number of views.
     */
    async save(
      userId: string,
      { id, accountIds, ...given }: NewReportView,
    ): Promise<{ before: StoredReportView | undefined; after: StoredReportView }> {
      const view = { ...given, accountIds: [...accountIds] };
      const nameKey = nameKeyOf(view.name);
      const isSameSection = and(
        eq(reportViews.userId, userId),
        eq(reportViews.channel, view.channel),
        eq(reportViews.section, view.section),
      );
      return db.transaction(async (tx) => {
        // one change per user at a time, so that concurrent changes cannot exceed the maximum or duplicate a name
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${userId}`}, 0))`);
        const existing = await tx
          .select({ ...storedColumns, nameKey: reportViews.nameKey })
          .from(reportViews)
          .where(isSameSection);
        if (id !== undefined && !existing.some((own) => own.id === id)) throw new DomainError('not_found');
        if (existing.some((own) => own.nameKey === nameKey && own.id !== id))
          throw new DomainError('duplicate');
        if (id === undefined && existing.length >= maxViews)
          throw invalidField('query.name', 'too_many_views');
        const [saved] =
          id === undefined
            ? await tx
                .insert(reportViews)
                .values({ ...view, userId, nameKey })
                .returning(storedColumns)
            : await tx
                .update(reportViews)
                .set({ ...view, nameKey, updatedTime: sql`now()` })
                .where(eq(reportViews.id, id))
                .returning(storedColumns);
        if (saved === undefined) throw new DomainError('not_found');
        const before = existing.find((own) => own.id === id);
        return { before: before && readStored(before), after: saved };
      });
    },

    /** Returns the removed view. Errors: `not_found` if the user has no such view. */
    async remove(userId: string, id: string): Promise<StoredReportView> {
      const [removed] = await db
        .delete(reportViews)
        .where(and(eq(reportViews.id, id), eq(reportViews.userId, userId)))
        .returning(storedColumns);
      if (removed === undefined) throw new DomainError('not_found');
      return readStored(removed);
    },
  };
}

const readStored = (view: StoredReportView): StoredReportView => ({
  ...view,
  content: readStoredViewContent(view.content),
});
