import type { DraftUploadAction, PlannedChange } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { asc, eq, inArray, lt, sql, and } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftPlanParts, draftPlans, draftRemovals, drafts, draftUploads } from '../../../platform/db/schema';

export interface ChangeFilter {
  kind?: RowKind | undefined;
  /** Absent: all items that change something, or that are not sent completely. */
  action?: DraftUploadAction | undefined;
}

export interface ChangePage {
  list: PlannedChange[];
  totalCount: number;
}

/** Marks complete items in the keys of counts. */
const wholeMark = 'whole';
/** Changes per part; a page reads one or two parts. */
const partSize = 250;
/** Parts per statement. */
const partsPerInsert = 20;
/** Changes that others make at the provider appear after this time, or in the next plan. */
const maxAge = sql`interval '10 minutes'`;

/**
 * Stored upload plans for the pages of their changes, shared by all servers. A plan is valid for one state of the draft
 * and its account.
 */
export function createStoredPlans(db: Database) {
  return {
    /**
     * Fingerprint of a draft, to be read before the draft and its account. It changes with each edit and each upload to
     * the account, and with the chosen campaigns.
     */
    async stateOf(
      draftId: string,
      campaignIds?: readonly string[],
    ): Promise<{ version: number; state: string }> {
      const choice = campaignIds === undefined ? '' : ` ${campaignIds.toSorted().join()}`;
      const { rows } = await db.execute<{ version: number; state: string }>(sql`
        select draft.version, concat_ws(' ', draft.version,
          (select count(*) || ' ' || coalesce(max(progress_at)::text, '') from ${draftUploads}
            where account_id = draft.account_id),
          (select count(*) || ' ' || coalesce(max(id), 0) from ${draftRemovals} where draft_id = draft.id)) as state
        from ${drafts} draft where draft.id = ${draftId}`);
      const { version, state } = rows[0] ?? { version: 0, state: '' };
      return { version, state: `${state}${choice}` };
    },

    /** Replaces the stored plan of a draft. */
    async store<Item>(
      { draftId, state }: { draftId: string; state: string },
      items: readonly Item[],
      changeOf: (item: Item) => PlannedChange,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const readTime = sql`now()`;
        await tx
          .insert(draftPlans)
          .values({ draftId, state, readTime })
          .onConflictDoUpdate({ target: draftPlans.draftId, set: { state, readTime } });
        await tx.delete(draftPlanParts).where(eq(draftPlanParts.draftId, draftId));
        const size = partSize * partsPerInsert;
        for (let from = 0; from < items.length; from += size) {
          const parts = partsOf(items.slice(from, from + size).map(changeOf)).map((own, at) => ({
            draftId,
            part: from / partSize + at,
            counts: countsOf(own),
            changes: own,
          }));
          await tx.insert(draftPlanParts).values(parts);
        }
      });
    },

    /** A page of the stored changes; undefined without a valid plan. */
    page(
      { draftId, state }: { draftId: string; state: string },
      filter: ChangeFilter,
      { size, offset }: { size: number; offset: number },
    ): Promise<ChangePage | undefined> {
      return db.transaction(
        async (tx) => {
          const [plan] = await tx
            .select({ state: draftPlans.state })
            .from(draftPlans)
            .where(and(eq(draftPlans.draftId, draftId), sql`${draftPlans.readTime} > now() - ${maxAge}`));
          if (plan?.state !== state) return undefined;
          const parts = await tx
            .select({ part: draftPlanParts.part, counts: draftPlanParts.counts })
            .from(draftPlanParts)
            .where(eq(draftPlanParts.draftId, draftId))
            .orderBy(asc(draftPlanParts.part));
          const wanted: number[] = [];
          let totalCount = 0;
          let before = 0;
          for (const { part, counts } of parts) {
            const count = matchingCount(counts, filter);
            const isOnPage = totalCount < offset + size && totalCount + count > offset;
            if (isOnPage && wanted.length === 0) before = totalCount;
            if (isOnPage) wanted.push(part);
            totalCount += count;
          }
          const found =
            wanted.length === 0
              ? []
              : await tx
                  .select({ changes: draftPlanParts.changes })
                  .from(draftPlanParts)
                  .where(and(eq(draftPlanParts.draftId, draftId), inArray(draftPlanParts.part, wanted)))
                  .orderBy(asc(draftPlanParts.part));
          const list = found
            .flatMap(({ changes }) => changes.filter((change) => matches(filterable(change), filter)))
            .slice(offset - before, offset - before + size);
          return { list, totalCount };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },
  };
}

/** Deletes plans that were last used before a time. */
export async function removeOldPlans(db: Database, since: Date): Promise<void> {
  await db.delete(draftPlans).where(lt(draftPlans.readTime, since));
}

/** Properties by which changes are filtered. */
interface Filterable extends Pick<PlannedChange, 'kind' | 'action'> {
  /** Whether all values are sent. */
  isWhole: boolean;
}

export function filterable({
  kind,
  action,
  notSent,
}: Pick<PlannedChange, 'kind' | 'action'> & { notSent: readonly unknown[] }): Filterable {
  return { kind, action, isWhole: notSent.length === 0 };
}

export function matches({ kind, action, isWhole }: Filterable, filter: ChangeFilter): boolean {
  return (
    (filter.kind === undefined || filter.kind === kind) &&
    (filter.action === undefined ? action !== 'none' || !isWhole : filter.action === action)
  );
}

function partsOf(changes: readonly PlannedChange[]): PlannedChange[][] {
  return Array.from({ length: Math.ceil(changes.length / partSize) }, (_, at) =>
    changes.slice(at * partSize, (at + 1) * partSize),
  );
}

function countsOf(changes: readonly PlannedChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const change of changes) {
    const { kind, action, isWhole } = filterable(change);
    const key = `${kind} ${action} ${isWhole ? wholeMark : ''}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function matchingCount(counts: Readonly<Record<string, number>>, filter: ChangeFilter): number {
  return Object.entries(counts).reduce((sum, [key, count]) => {
    // asserted: written by `countsOf`
    const [kind, action, mark] = key.split(' ') as [RowKind, DraftUploadAction, string];
    return matches({ kind, action, isWhole: mark === wholeMark }, filter) ? sum + count : sum;
  }, 0);
}
