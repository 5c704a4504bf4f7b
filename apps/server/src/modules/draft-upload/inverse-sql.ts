import { emptyFields, rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftRemovals, draftSyncs, draftUploadItems } from '../../platform/db/schema';
import { createDraftRowsRepository, draftTables } from '../drafts';

/** Whether an upload sent any items. */
export async function hasSentItems(tx: Database, uploadId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${draftUploadItems} where upload_id = ${uploadId} and state = 'sent' limit 1`,
  );
  return rows.length > 0;
}

export interface Inverse {
  /** Id of the uploaded draft. */
  id: string;
  newId: string;
  uploadId: string;
}

/**
 * Fills the draft with the rows of the account before the upload, as far as they were read, and marks rows that the
 * upload created for removal.
 */
export async function fillInverse(tx: Database, inverse: Inverse): Promise<void> {
  const rows = createDraftRowsRepository(tx);
  for (const kind of rowKinds) await rows.insertAll(inverse.newId, kind, rowsBefore(kind, inverse));
  await addSyncs(tx, inverse);
  for (const kind of rowKinds)
    await tx.execute(sql`
      insert into ${draftRemovals} (draft_id, kind, provider_id, row_id, parent_id, row_version, fields)
      select ${inverse.newId}::uuid, item.kind, item.provider_id, item.row_id, item.parent_row_id, 0,
        ${ownFields(kind, inverse.id)} || item.fields
      from ${draftUploadItems} as item
      where item.upload_id = ${inverse.uploadId} and item.kind = ${kind} and ${isCreated} and item.provider_id is not null
      order by item.seq`);
  await rows.updateCounts(inverse.newId, rowKinds);
}

/** Condition for items that only this upload created. */
const isCreated = sql`item.state = 'sent' and item.action = 'create' and item.before is null`;

/** Fields that items lack: empty ones, and the themes of creatives from the draft, because the provider has none. */
function ownFields(kind: RowKind, draftId: string): SQL {
  const themes =
    kind === 'creative'
      ? sql`coalesce(
          (select jsonb_build_object('pictureTheme', picture_theme) from ${draftTables.creative}
            where draft_id = ${draftId} and id = item.row_id),
          (select jsonb_build_object('pictureTheme', fields -> 'pictureTheme') from ${draftRemovals}
            where draft_id = ${draftId} and kind = 'creative' and row_id = item.row_id),
          '{}')`
      : sql`'{}'`;
  return sql`${JSON.stringify(emptyFields[kind])}::jsonb || ${themes}::jsonb`;
}

/** Rows as they were in the account before an upload, whatever happened to their items: unchanged rows need no change. */
function rowsBefore(kind: RowKind, { id, uploadId }: Inverse): SQL {
  return sql`
    select item.row_id as id, coalesce(item.before ->> 'parentRowId', item.parent_row_id) as parent_id,
      item.seq as position,
      ${ownFields(kind, id)} || item.fields
        || coalesce(item.before -> 'fields', changed.fields, '{}') as value
    from ${draftUploadItems} as item
    left join lateral (
      select jsonb_object_agg(change ->> 'field', change -> 'from') as fields
      from jsonb_array_elements(item.changes) as change
    ) as changed on true
    where item.upload_id = ${uploadId} and item.kind = ${kind} and not item.is_temporary
      and (item.action in ('none', 'update') or item.before is not null)`;
}

/** Marks rows that the upload did not change as synced. */
async function addSyncs(tx: Database, { id, newId, uploadId }: Inverse): Promise<void> {
  await tx.execute(sql`
    insert into ${draftSyncs} (draft_id, kind, row_id, provider_id, parent_id, row_version, unknown_fields)
    select ${newId}::uuid, sync.kind, sync.row_id, sync.provider_id, sync.parent_id, case when item.action = 'none' then 0 else -1 end,
      sync.unknown_fields
    from ${draftSyncs} as sync
    join ${draftUploadItems} as item
      on item.upload_id = ${uploadId} and item.kind = sync.kind and item.row_id = sync.row_id
    where sync.draft_id = ${id}`);
}
