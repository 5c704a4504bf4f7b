import {
  maxRemovedRows,
  maxSyncStates,
  type EndpointData,
  type endpoints,
} from '@meridian/api-client/contract';
import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import { presentFailure } from '../../kits/provider/failures';
import type { Database } from '../../platform/db';
import {
  draftRemovals,
  draftSyncs,
  draftUploadItems,
  draftUploads,
  type StoredFailure,
} from '../../platform/db/schema';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository, draftTables } from '../drafts';

type SyncStates = EndpointData<typeof endpoints.draftSyncStates>;

type Removals = EndpointData<typeof endpoints.draftRemovedRows>;

type StoredRow = Omit<SyncStates['rows'][number], 'failure'> & { failure: StoredFailure | null };

type StoredRemovedRow = Omit<Removals['rows'][number], 'failure'> & { failure: StoredFailure | null };

/** Which rows of a draft the provider has, or has rejected, and which deleted ones it still has. */
export function createSyncStatesService({ db }: { db: Database }) {
  const lastUpload = (id: string) =>
    sql`(select id from ${draftUploads} where draft_id = ${id} order by version desc limit 1)`;

  return {
    /** Errors: `not_found`. */
    async list(
      { accountIds, language }: Pick<Caller, 'accountIds' | 'language'>,
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
          select ${each} as kind, present.id, sync.provider_id as "providerId",
            coalesce(present.version <= sync.row_version, false) as "isSynchronized", sync.review,
            coalesce(sync.reasons, '[]') as reasons, coalesce(sync.not_sent, '[]') as "notSent",
            case when present.version <= failed.row_version then failed.failure end as failure
          from ${draftTables[each]} as present
          left join ${draftSyncs} as sync
            on sync.draft_id = present.draft_id and sync.kind = ${each} and sync.row_id = present.id
          left join (
            select row_id, row_version, failure from ${draftUploadItems}
            where upload_id = ${lastUpload(id)} and kind = ${each} and state = 'failed'
          ) as failed on failed.row_id = present.id
          where present.draft_id = ${id} and ${isChild}
            and (sync.row_id is not null or present.version <= failed.row_version)`,
      );
      const { rows } = await db.execute<{ [Key in keyof StoredRow]: StoredRow[Key] }>(
        sql`${sql.join(parts, sql` union all `)} order by kind, id limit ${maxSyncStates + 1} offset ${from}`,
      );
      return {
        rows: rows
          .slice(0, maxSyncStates)
          .map(({ failure, ...row }) => ({ ...row, failure: failure && presentFailure(failure, language) })),
        next: rows.length > maxSyncStates ? from + maxSyncStates : null,
      };
    },

    /** Deleted rows that the next upload removes. Errors: `not_found`. */
    async removals(
      { accountIds, language }: Pick<Caller, 'accountIds' | 'language'>,
      { id, from }: { id: string; from: number },
    ): Promise<Removals> {
      if ((await createDraftsRepository(db).find(accountIds, id)) === undefined)
        throw new DomainError('not_found');
      const parts = rowKinds.map(
        (kind, index) => sql`
          select removal.kind, ${index}::int as "kindIndex", removal.row_id as id, removal.parent_id as "parentId", removal.fields, failed.failure,
            case when removal.position is not null then coalesce((
              select present.id from ${draftTables[kind]} as present
              where present.draft_id = removal.draft_id and present.parent_id = removal.parent_id
                and present.position < removal.position
              order by present.position desc, present.id desc limit 1), '') end as "previousId",
            removal.position
          from ${draftRemovals} as removal
          left join ${draftUploadItems} as failed
            on failed.upload_id = ${lastUpload(id)} and failed.kind = removal.kind and failed.row_id = removal.row_id
              and failed.action = 'remove' and failed.state = 'failed'
          where removal.draft_id = ${id} and removal.kind = ${kind}`,
      );
      const { rows } = await db.execute<{ [Key in keyof StoredRemovedRow]: StoredRemovedRow[Key] }>(sql`
        select kind, id, "parentId", "previousId", fields, failure
        from (${sql.join(parts, sql` union all `)}) as removed
        order by "kindIndex", "parentId", position, id limit ${maxRemovedRows + 1} offset ${from}`);
      return {
        rows: rows
          .slice(0, maxRemovedRows)
          .map(({ failure, ...row }) => ({ ...row, failure: failure && presentFailure(failure, language) })),
        next: rows.length > maxRemovedRows ? from + maxRemovedRows : null,
      };
    },
  };
}
