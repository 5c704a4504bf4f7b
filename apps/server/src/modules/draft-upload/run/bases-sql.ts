import { emptyFields, rowKinds } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  draftAccountConflicts,
  draftSyncs,
  draftUploadItems,
  draftUploads,
} from '../../../platform/db/schema';
import { draftTables, fieldsOf } from '../../drafts';

/**
 * Stores the rows of sent items as the base of differences and merges. Values that were not sent keep their earlier base: the account has
 * them unchanged.
 */
export async function storeBases(tx: Database, uploadId: string, where: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select draft_id as id from ${draftUploads} where id = ${uploadId}`);
  const draftId = rows[0]?.id;
  if (draftId === undefined) return;
  for (const kind of rowKinds)
    await tx.execute(sql`
      update ${draftSyncs} as sync
      set base = ${JSON.stringify(emptyFields[kind])}::jsonb || coalesce(sync.base, '{}')
        || (${fieldsOf(kind)} - array(select value ->> 'field' from jsonb_array_elements(item.not_sent)))
      from ${draftUploadItems} as item, ${draftTables[kind]} as present
      where item.upload_id = ${uploadId} and item.kind = ${kind} and item.action <> 'remove'
        and not item.is_temporary and item.provider_id is not null and ${where}
        and sync.draft_id = ${draftId} and sync.kind = ${kind} and sync.row_id = item.row_id
        and present.draft_id = ${draftId} and present.id = item.row_id`);
}

/** Conflicts of sent rows are decided: the account has the draft's values. */
export async function removeConflicts(tx: Database, uploadId: string, where: SQL): Promise<void> {
  await tx.execute(sql`
    delete from ${draftAccountConflicts} as conflict using ${draftUploadItems} as item, ${draftUploads} as upload
    where upload.id = ${uploadId} and conflict.draft_id = upload.draft_id and item.upload_id = ${uploadId}
      and conflict.kind = item.kind and conflict.row_id = item.row_id and ${where}`);
}
