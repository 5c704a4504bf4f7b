import type { EndpointData, endpoints } from '@meridian/api-client/contract';
import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { draftSyncs } from '../../db/schema';
import type { Caller } from '../../lib/caller';
import { DomainError } from '../../lib/domain-error';
import { createDraftsRepository, draftTables } from '../drafts';

type SyncStates = EndpointData<typeof endpoints.draftSyncStates>;

/** Rows of one response. */
const maxRows = 10_000;

/** Which rows of a draft the provider has. */
export function createSyncStatesService({ db }: { db: Database }) {
  return {
    /** Errors: `not_found`. */
    async list(
      { accountIds }: Pick<Caller, 'accountIds'>,
      {
        id,
        kind,
        parentId,
        from,
      }: { id: string; kind?: RowKind | undefined; parentId?: string | undefined; from: number },
    ): Promise<SyncStates> {
      if ((await createDraftsRepository(db).find(accountIds, id)) === undefined)
        throw new DomainError('not_found');
      const kinds = kind === undefined ? rowKinds : [kind];
      const isChild = parentId === undefined ? sql`true` : sql`present.parent_id = ${parentId}`;
      const parts = kinds.map(
        (each) => sql`
          select sync.kind, sync.row_id as id, sync.provider_id as "providerId",
            present.version <= sync.row_version as "isSynchronized", sync.review, sync.reasons
          from ${draftSyncs} as sync
          join ${draftTables[each]} as present on present.draft_id = sync.draft_id and present.id = sync.row_id
          where sync.draft_id = ${id} and sync.kind = ${each} and ${isChild}`,
      );
      const { rows } = await db.execute<{
        [Key in keyof SyncStates['rows'][number]]: SyncStates['rows'][number][Key];
      }>(sql`${sql.join(parts, sql` union all `)} order by kind, id limit ${maxRows + 1} offset ${from}`);
      return { rows: rows.slice(0, maxRows), next: rows.length > maxRows ? from + maxRows : null };
    },
  };
}
