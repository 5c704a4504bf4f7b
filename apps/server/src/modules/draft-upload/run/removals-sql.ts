import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftRemovals, draftSyncs, draftUploadItems, draftUploads } from '../../../platform/db/schema';

/** Stores that removed items and everything in them are gone, so that nothing of them is left to remove. */
export async function storeRemovals(tx: Database, uploadId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      update ${draftUploadItems} as child set state = 'sent', failure = null, waiting_for = null, sent_at = clock_timestamp()
      from ${draftUploadItems} as parent
      where child.upload_id = ${uploadId} and child.action = 'remove' and child.state in ('waiting', 'blocked')
        and parent.upload_id = child.upload_id and parent.seq = child.parent_seq and parent.state = 'sent'`);
    if (rowCount === 0) break;
  }
  await deleteRemovals(tx, uploadId, sql`item.action = 'remove' and item.state = 'sent'`);
}

/** Deletes removals of items that the account no longer has, or that match another row of the draft. */
export async function deleteRemovals(tx: Database, uploadId: string, where: SQL): Promise<void> {
  // most drafts have none, which PostgreSQL might find out only by reading all items
  const { rows } = await tx.execute(sql`
    select 1 from ${draftRemovals}
    where draft_id = (select draft_id from ${draftUploads} where id = ${uploadId}) limit 1`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    with gone as (
      delete from ${draftRemovals} as removal
      using ${draftUploadItems} as item, ${draftUploads} as upload
      where item.upload_id = ${uploadId} and upload.id = item.upload_id and removal.draft_id = upload.draft_id
        and removal.kind = item.kind and removal.provider_id = item.provider_id
        and (item.kind <> 'picture' or removal.row_id = item.row_id or exists (
          select 1 from ${draftSyncs} as sync
          where sync.draft_id = removal.draft_id and sync.kind = removal.kind and sync.row_id = removal.row_id
            and coalesce(sync.parent_id, removal.parent_id) = item.parent_row_id)) and ${where}
      returning removal.draft_id, removal.kind, removal.row_id
    )
    delete from ${draftSyncs} as sync using gone
    where sync.draft_id = gone.draft_id and sync.kind = gone.kind and sync.row_id = gone.row_id`);
}
