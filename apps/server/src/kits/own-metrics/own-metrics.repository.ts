import {
  maxOwnMetrics,
  ownMetricKey,
  parseFormula,
  type Channel,
  type OwnMetric,
  type SavedOwnMetric,
  type Section,
} from '@meridian/api-client/contract';
import { and, asc, eq, exists, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { ownMetrics, reportViews, users } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { nameKeyOf } from '../../platform/lib/name-key';

/** Listed metrics of colleagues. */
const maxSharedMetrics = 30;

/** A metric of its owner. */
export type NewOwnMetric = Omit<SavedOwnMetric, 'owner'>;

const columns = {
  id: ownMetrics.id,
  name: ownMetrics.name,
  formula: ownMetrics.formula,
  format: ownMetrics.format,
  target: ownMetrics.target,
  isShared: ownMetrics.isShared,
};

/** Metrics that users defined. */
export function createOwnMetricsRepository(db: Database) {
  const find = (whose: SQL | undefined, limit: number) =>
    db
      .select({ ...columns, userId: ownMetrics.userId, owner: users.name })
      .from(ownMetrics)
      .innerJoin(users, eq(users.id, ownMetrics.userId))
      .where(whose)
      .orderBy(asc(ownMetrics.nameKey), asc(ownMetrics.id))
      .limit(limit);
  const listFor = async (userId: string) => [
    ...(await find(eq(ownMetrics.userId, userId), maxOwnMetrics)),
    ...(await find(and(ne(ownMetrics.userId, userId), eq(ownMetrics.isShared, true)), maxSharedMetrics)),
  ];

  return {
    /** The user's own metrics by name, then some that colleagues share. */
    async list(userId: string): Promise<SavedOwnMetric[]> {
      const rows = await listFor(userId);
      return rows.map(({ userId: ownerId, owner, ...metric }) => ({
        ...metric,
        owner: ownerId === userId ? null : owner,
      }));
    },

    /**
     * Metrics that a user may see in reports of a section: those of `list`, and those that a shared view brings along if the user has
     * access to the view.
     */
    findOfReport: async (
      { userId, accountIds }: Pick<Caller, 'userId' | 'accountIds'>,
      { channel, section }: { channel: Channel; section: Section },
    ): Promise<OwnMetric[]> => {
      const key = sql`'own' || replace(${ownMetrics.id}::text, '-', '')`;
      const isInView = exists(
        db
          .select({ id: reportViews.id })
          .from(reportViews)
          .where(
            and(
              // a view shares metrics of its owner only
              eq(reportViews.userId, ownMetrics.userId),
              eq(reportViews.isShared, true),
              eq(reportViews.channel, channel),
              eq(reportViews.section, section),
              sql`${reportViews.accountIds} <@ ${sql.param([...accountIds])}::int[]`,
              or(
                sql`${reportViews.content} -> 'columns' ? (${key})`,
                sql`starts_with(${reportViews.content} ->> 'sort', ${key})`,
                sql`jsonb_path_exists(${reportViews.content}, '$.where[*][*].column ? (@ == $key)', jsonb_build_object('key', ${key}))`,
              ),
            ),
          ),
      );
      const ofViews = and(ne(ownMetrics.userId, userId), eq(ownMetrics.isShared, false), isInView);
      const rows = [...(await listFor(userId)), ...(await find(ofViews, maxSharedMetrics))];
      return rows.flatMap(({ id, name, formula: text, format, target }) => {
        const { formula } = parseFormula(text);
        return formula === null ? [] : [{ dataKey: ownMetricKey(id), name, formula, format, target }];
      });
    },

    /**
     * Creates or changes a metric of the user; returns it as it was before, if it existed, and as it is now.
     * Errors: `not_found` for an id of another user; `duplicate` for a name in use; `invalid_request` above the maximum number.
     */
    async save(
      userId: string,
      metric: NewOwnMetric,
    ): Promise<{ before: NewOwnMetric | undefined; after: NewOwnMetric }> {
      const nameKey = nameKeyOf(metric.name);
      const { id, ...values } = { ...metric, id: metric.id.toLowerCase(), nameKey };
      return db.transaction(async (tx) => {
        // one change per user at a time, so that concurrent changes cannot exceed the maximum or duplicate a name
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own metrics ${userId}`}, 0))`);
        const existing = await tx
          .select({ ...columns, nameKey: ownMetrics.nameKey })
          .from(ownMetrics)
          .where(eq(ownMetrics.userId, userId));
        const before = existing.find((own) => own.id === id);
        if (existing.some((own) => own.nameKey === nameKey && own.id !== id))
          throw new DomainError('duplicate');
        if (!before && existing.length >= maxOwnMetrics) throw invalidField('name', 'too_many_own_metrics');
        const [saved] = await tx
          .insert(ownMetrics)
          .values({ ...values, id, userId })
          .onConflictDoUpdate({
            target: ownMetrics.id,
            set: { ...values, updatedTime: sql`now()` },
            setWhere: eq(ownMetrics.userId, userId),
          })
          .returning(columns);
        if (saved === undefined) throw new DomainError('not_found');
        return { before, after: saved };
      });
    },

    /** Returns the removed metric. Errors: `not_found` if the user has no such metric. */
    async remove(userId: string, id: string): Promise<NewOwnMetric> {
      const [removed] = await db
        .delete(ownMetrics)
        .where(and(eq(ownMetrics.id, id), eq(ownMetrics.userId, userId)))
        .returning(columns);
      if (removed === undefined) throw new DomainError('not_found');
      return removed;
    },
  };
}
