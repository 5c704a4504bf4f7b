import type { EndpointData, endpoints } from '@meridian/api-client/contract';
import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import {
  draftRemovals,
  draftSyncs,
  draftUploadItems,
  draftUploads,
  type StoredFailure,
} from '../../platform/db/schema';
import { draftTables } from '../drafts';

type Row<Endpoint extends 'draftSyncStates' | 'draftRemovedRows'> = Omit<
  EndpointData<(typeof endpoints)[Endpoint]>['rows'][number],
  'failure'
> & { failure: StoredFailure | null };

/** A range of a draft's rows. */
interface Range {
  id: string;
  from: number;
  limit: number;
}

const lastUpload = (id: string) =>
  sql`(select id from ${draftUploads} where draft_id = ${id} order by version desc limit 1)`;

/** Rows of a draft that the provider has or has rejected. */
export async function findSyncStates(
  db: Database,
  { id, from, limit }: Range,
  { kinds, parentId }: { kinds: readonly RowKind[]; parentId: string | undefined },
): Promise<Row<'draftSyncStates'>[]> {
  const isChild = parentId === undefined ? sql`true` : sql`present.parent_id = ${parentId}`;
  const parts = kinds.map(
    (each) => sql`
      select ${each} as kind, present.id, sync.provider_id as "providerId",
        coalesce(present.version <= sync.row_version, false) as "isSynchronized", sync.review,
        coalesce(sync.reasons, '[]') as reasons, coalesce(sync.not_sent, '[]') as "notSent",
        case when present.version > sync.row_version or sync.not_sent <> '[]' then sync.base end as base,
        case when sync.parent_id <> present.parent_id then sync.parent_id end as "baseParentId",
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
  const { rows } = await db.execute<{
    [Key in keyof Row<'draftSyncStates'>]: Row<'draftSyncStates'>[Key];
  }>(sql`${sql.join(parts, sql` union all `)} order by kind, id limit ${limit} offset ${from}`);
  return rows;
}

/** Deleted rows of a draft that the provider still has, parents first. */
export async function findRemovedRows(
  db: Database,
  { id, from, limit }: Range,
): Promise<Row<'draftRemovedRows'>[]> {
  const parts = rowKinds.map(
    (kind, index) => sql`
      select removal.kind, ${index}::int as "kindIndex", removal.row_id as id, removal.parent_id as "parentId", removal.fields, sync.base,
        case when sync.parent_id <> removal.parent_id then sync.parent_id end as "baseParentId", failed.failure,
        case when removal.position is not null then coalesce((
          select present.id from ${draftTables[kind]} as present
          where present.draft_id = removal.draft_id and present.parent_id = removal.parent_id
            and present.position < removal.position
          order by present.position desc, present.id desc limit 1), '') end as "previousId",
        removal.position
      from ${draftRemovals} as removal
      left join ${draftSyncs} as sync
        on sync.draft_id = removal.draft_id and sync.kind = removal.kind and sync.row_id = removal.row_id
      left join ${draftUploadItems} as failed
        on failed.upload_id = ${lastUpload(id)} and failed.kind = removal.kind and failed.row_id = removal.row_id
          and failed.action = 'remove' and failed.state = 'failed'
      where removal.draft_id = ${id} and removal.kind = ${kind}`,
  );
  const { rows } = await db.execute<{
    [Key in keyof Row<'draftRemovedRows'>]: Row<'draftRemovedRows'>[Key];
  }>(sql`
    select kind, id, "parentId", "previousId", fields, base, "baseParentId", failure
    from (${sql.join(parts, sql` union all `)}) as removed
    order by "kindIndex", "parentId", position, id limit ${limit} offset ${from}`);
  return rows;
}
