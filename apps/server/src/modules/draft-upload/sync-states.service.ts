import {
  maxRemovedRows,
  maxSyncStates,
  type EndpointData,
  type endpoints,
} from '@meridian/api-client/contract';
import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { presentFailure } from '../../kits/provider/failures';
import type { Database } from '../../platform/db';
import type { StoredFailure } from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from '../drafts';
import { findRemovedRows, findSyncStates } from './sync-states.repository';

type Viewer = Pick<Caller, 'accountIds' | 'language'>;

interface Query {
  id: string;
  kind?: RowKind | undefined;
  parentId?: string | undefined;
  from: number;
}

/** Upload states of a draft's rows: sent, rejected, or deleted but still at the provider. */
export function createSyncStatesService({ db }: { db: Database }) {
  return {
    /** Errors: `not_found`. */
    async list(
      { accountIds, language }: Viewer,
      { id, kind, parentId, from }: Query,
    ): Promise<EndpointData<typeof endpoints.draftSyncStates>> {
      await requireDraft(db, accountIds, id);
      const kinds = kind === undefined ? rowKinds : [kind];
      const range = { id, from, limit: maxSyncStates + 1 };
      const rows = await findSyncStates(db, range, { kinds, parentId });
      return presentPage(rows, { from, size: maxSyncStates, language });
    },

    /** Deleted rows that the next upload removes. Errors: `not_found`. */
    async removals(
      { accountIds, language }: Viewer,
      { id, from }: { id: string; from: number },
    ): Promise<EndpointData<typeof endpoints.draftRemovedRows>> {
      await requireDraft(db, accountIds, id);
      const rows = await findRemovedRows(db, { id, from, limit: maxRemovedRows + 1 });
      return presentPage(rows, { from, size: maxRemovedRows, language });
    },
  };
}

/** Errors: `not_found`. */
async function requireDraft(db: Database, accountIds: readonly number[], id: string): Promise<void> {
  const draft = await createDraftsRepository(db).find(accountIds, id);
  if (draft === undefined) throw new DomainError('not_found');
}

/** A page of rows, which contain one more row if another page follows. */
function presentPage<Row extends { failure: StoredFailure | null }>(
  rows: readonly Row[],
  { from, size, language }: { from: number; size: number; language: Caller['language'] },
) {
  return {
    rows: rows
      .slice(0, size)
      .map(({ failure, ...row }) => ({ ...row, failure: failure && presentFailure(failure, language) })),
    next: rows.length > size ? from + size : null,
  };
}
