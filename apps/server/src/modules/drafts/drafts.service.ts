import { recentResultDays, type DraftStart, type DraftSummary } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { rowKinds, type RecentResults, type RowKind } from '@meridian/draft-editor/core';
import { subDays } from 'date-fns';
import {
  createDraftRulesRepository,
  ownRules,
  type ActiveRule,
} from '../../kits/draft-rules/draft-rules.repository';
import { recordAllAudits } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { auditedDraft } from './audited-draft';
import { createDraftChangesRepository } from './draft-changes.repository';
import { listsInOrder, slicesOf, type RowSlice } from './draft-pages';
import { createDraftRowsRepository, type DraftPart } from './draft-rows.repository';
import { createDraftsRepository, type DraftsRepository } from './drafts.repository';
import { createHistoryRepository } from './history/history.repository';
import { findKeywordPlaces, type KeywordPlace } from './keyword-places.repository';
import { lockedError } from './locked-error';
import { findRecentResults, findTimeZone } from './recent-results.repository';

/** Rows per page of a draft's content, and total characters of their texts. */
const pageLimits = { rows: 10_000, characters: 1_500_000 };
/** Retention in days: of deleted drafts, of commands for users who edit an earlier version, and of the history. */
const keptDays = { deleted: 1, changes: 7, history: 180 };

type Viewer = Pick<Caller, 'accountIds'>;

export interface DraftPage {
  draft: DraftSummary;
  parts: DraftPart[];
  next: number | null;
}

interface PageRequest {
  id: string;
  version?: number | undefined;
  from?: number | undefined;
  start?: DraftStart | undefined;
}

/** Opens, copies and deletes drafts. */
export function createDraftsService({ db, clock }: { db: Database; clock: Clock }) {
  const drafts = createDraftsRepository(db);
  return {
    list: (...query: Parameters<DraftsRepository['list']>) => drafts.list(...query),

    /**
     * A draft with its rows from an index on, counted over all rows in the order of `start`.
     * Errors: `not_found`; `conflict` if the draft has another version.
     */
    detail({ accountIds }: Viewer, { id, version, from = 0, start }: PageRequest): Promise<DraftPage> {
      return db.transaction(
        async (tx) => {
          const draft = await createDraftsRepository(tx).find(accountIds, id);
          if (draft === undefined) throw new DomainError('not_found');
          if (version !== undefined && version !== draft.version) throw new DomainError('conflict');
          return { draft, ...(await contentOf(tx, draft, { from, start })) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /** Creates a copy with the id `newId`, or returns the existing one. Errors: `not_found`, `duplicate`. */
    async copy(
      { accountIds, userId }: Pick<Caller, 'accountIds' | 'userId'>,
      { id, newId, name }: { id: string; newId: string; name: string },
    ): Promise<DraftSummary> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const inTransaction = createDraftsRepository(tx);
        const original = await inTransaction.lock(accountIds, id);
        if (original === undefined) throw new DomainError('not_found');
        const { accountId, name: copyOf } = original;
        if (!(await inTransaction.create({ id: newId, accountId, name, userId, now, copyOf }))) return;
        const rows = createDraftRowsRepository(tx);
        await rows.copyAll(id, newId);
        await rows.updateCounts(newId, rowKinds);
      });
      const copy = await drafts.find(accountIds, newId);
      if (copy === undefined) throw new DomainError('duplicate');
      return copy;
    },

    /** Places where a draft's account has keywords outside of the draft, one per keyword. Errors: `not_found`. */
    async keywordPlaces(
      { accountIds }: Viewer,
      { id, keywords }: { id: string; keywords: readonly string[] },
    ): Promise<KeywordPlace[]> {
      const draft = await drafts.find(accountIds, id);
      if (draft === undefined) throw new DomainError('not_found');
      return findKeywordPlaces(db, { accountId: draft.accountId, exceptDraftId: id, keywords });
    },

    /** The rules of companies that check a draft. Errors: `not_found`. */
    async rules({ accountIds }: Viewer, id: string): Promise<Omit<ActiveRule, 'version'>[]> {
      const draft = await drafts.find(accountIds, id);
      if (draft === undefined) throw new DomainError('not_found');
      return ownRules(await createDraftRulesRepository(db).listActive(draft.accountId));
    },

    /** Recent results of the search campaigns in a draft's account, up to yesterday. Errors: `not_found`. */
    async recentResults({ accountIds }: Viewer, id: string): Promise<RecentResults> {
      const draft = await drafts.find(accountIds, id);
      if (draft === undefined) throw new DomainError('not_found');
      const { accountId } = draft;
      const endDate = addDays(clock.today(await findTimeZone(db, accountId)), -1);
      return findRecentResults(db, { accountId, beginDate: addDays(endDate, 1 - recentResultDays), endDate });
    },

    /** Deletes or restores drafts, all or none. Errors: `not_found`; `locked` for a draft that is being uploaded. */
    async setDeleted({ accountIds }: Viewer, ids: readonly string[], isDeleted: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        const changed = await createDraftsRepository(tx).setDeleted(
          accountIds,
          ids,
          isDeleted ? clock.now() : null,
        );
        if (changed.length < new Set(ids).size) throw new DomainError('not_found');
        const uploading = changed.find(({ status }) => status === 9);
        if (isDeleted && uploading) throw await lockedError(tx, uploading);
        const action = isDeleted ? 'draftDelete' : 'draftRestore';
        await recordAllAudits(
          tx,
          changed.map((draft) => ({ action, ...auditedDraft(draft) })),
        );
      });
    },
  };
}

async function contentOf(
  db: Database,
  { id, counts }: DraftSummary,
  { from, start }: { from: number; start: DraftStart | undefined },
): Promise<Omit<DraftPage, 'draft'>> {
  const rows = createDraftRowsRepository(db);
  const lists = listsInOrder(await rows.unitCounts(id), { campaigns: counts.campaign, start });
  const slices = slicesOf(lists, { from, size: pageLimits.rows });
  const read = new Map<RowKind, DraftPart>();
  for (const kind of new Set(slices.map((slice) => slice.kind)))
    read.set(
      kind,
      await rows.listSlices(
        id,
        kind,
        slices.filter((slice) => slice.kind === kind),
      ),
    );
  const kept = fitting(slices, read);
  const end = from + [...kept.values()].reduce((sum, count) => sum + count, 0);
  const total = lists.reduce((sum, { count }) => sum + count, 0);
  return {
    parts: [...read.values()].map((part) => ({ ...part, rows: part.rows.slice(0, kept.get(part.kind)) })),
    next: end < total ? end : null,
  };
}

/** How many rows of each kind fit into a page, in the order of the slices, but at least one. */
function fitting(slices: readonly RowSlice[], read: ReadonlyMap<RowKind, DraftPart>): Map<RowKind, number> {
  const kept = new Map<RowKind, number>(Array.from(read.keys(), (kind) => [kind, 0]));
  let room = pageLimits.characters;
  let isFirst = true;
  for (const { kind, count } of slices) {
    const start = kept.get(kind) ?? 0;
    for (const row of read.get(kind)?.rows.slice(start, start + count) ?? []) {
      room -= lengthOf(row);
      if (room < 0 && !isFirst) return kept;
      isFirst = false;
      kept.set(kind, (kept.get(kind) ?? 0) + 1);
    }
  }
  return kept;
}

function lengthOf(row: readonly unknown[]): number {
  return row.reduce<number>(
    (sum, value) =>
      sum +
      (typeof value === 'string'
        ? value.length
        : typeof value === 'object'
          ? JSON.stringify(value).length
          : 8),
    0,
  );
}

/** Removes drafts past their retention, old commands, and what history is older. */
export async function removeOldDrafts(db: Database, clock: Pick<Clock, 'now'>): Promise<void> {
  await createDraftsRepository(db).removeDeletedBefore(subDays(clock.now(), keptDays.deleted));
  await createDraftChangesRepository(db).removeBefore(subDays(clock.now(), keptDays.changes));
  await createHistoryRepository(db).removeBefore(subDays(clock.now(), keptDays.history));
}
