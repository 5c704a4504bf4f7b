import type { DraftSummary } from '@meridian/api-client/contract';
import { rowKinds, type DraftCommand, type RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { draftRemovals, draftSyncs, draftUploadItems, type StoredChange } from '../../db/schema';
import type { Caller } from '../../lib/caller';
import { DomainError } from '../../lib/domain-error';
import { applyToDatabase, createDraftRowsRepository, createDraftsRepository, draftTables } from '../drafts';
import { createUploadsRepository } from './uploads.repository';

type User = Pick<Caller, 'accountIds' | 'userId'>;

/** Makes drafts that undo uploads. */
export function createInverseService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /**
     * A draft that removes what the last upload of another one has created, and gives changed items the fields that they had.
     * The same again when there is one with the id. Errors: `not_found`, `draft_status`, `duplicate`.
     */
    async create(
      { accountIds, userId }: User,
      { id, newId, name }: { id: string; newId: string; name: string },
    ): Promise<DraftSummary> {
      await db.transaction(async (tx) => {
        const drafts = createDraftsRepository(tx);
        const original = await drafts.lock(accountIds, id);
        if (original === undefined) throw new DomainError('not_found');
        const uploads = createUploadsRepository(tx);
        const upload = await uploads.last(id);
        const { accountId, status, name: copyOf } = original;
        if (status === 9 || upload === undefined)
          throw new DomainError('draft_status', {}, { data: { status } });
        const sent = await sentItems(tx, upload.id);
        if (sent.length === 0) throw new DomainError('draft_status', {}, { data: { status } });
        if (!(await drafts.create({ id: newId, accountId, name, userId, now: clock.now(), copyOf }))) return;
        await fill(tx, { id, newId, uploadId: upload.id, sent });
      });
      const inverse = await createDraftsRepository(db).find(accountIds, newId);
      if (inverse === undefined) throw new DomainError('duplicate');
      return inverse;
    },
  };
}

interface SentItem {
  kind: RowKind;
  rowId: string;
  action: string;
  changes: readonly StoredChange[];
}

async function sentItems(tx: Database, uploadId: string): Promise<SentItem[]> {
  const { rows } = await tx.execute<{ [Key in keyof SentItem]: SentItem[Key] }>(sql`
    select kind, row_id as "rowId", action, changes from ${draftUploadItems}
    where upload_id = ${uploadId} and state = 'sent' and action <> 'remove'`);
  return rows;
}

async function fill(
  tx: Database,
  { id, newId, uploadId, sent }: { id: string; newId: string; uploadId: string; sent: readonly SentItem[] },
): Promise<void> {
  const rows = createDraftRowsRepository(tx);
  await rows.copyAll(id, newId);
  await tx.execute(sql`
    insert into ${draftSyncs} (draft_id, kind, row_id, provider_id, row_version)
    select ${newId}::uuid, kind, row_id, provider_id, 0 from ${draftSyncs} where draft_id = ${id}`);
  for (const kind of rowKinds) {
    const own = sent.filter((item) => item.kind === kind);
    const created = own.filter(({ action }) => action === 'create').map(({ rowId }) => rowId);
    // the provider removes no pictures from units that stay
    if (kind === 'picture') continue;
    await tx.execute(sql`
      delete from ${draftTables[kind]} where draft_id = ${newId} and id = any(${sql.param(created)}::text[])`);
    const edits = own
      .filter(({ action }) => action === 'update')
      .map(({ rowId, changes }) => ({
        id: rowId,
        changes: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
      }));
    // asserted: fields of a row are those of its kind
    const command = { type: 'update', kind, edits } as DraftCommand;
    if (edits.length > 0) await applyToDatabase(tx, { draftId: newId, version: 0 }, command);
  }
  await addRemovals(tx, { newId, uploadId });
  await rows.updateCounts(newId, rowKinds);
}

/** What is created in a parent that was created too goes with it. */
async function addRemovals(
  tx: Database,
  { newId, uploadId }: { newId: string; uploadId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${draftRemovals} (draft_id, kind, provider_id, name, parent_name)
    select ${newId}::uuid, item.kind, item.provider_id, item.name, item.parent_name
    from ${draftUploadItems} as item
    left join ${draftUploadItems} as parent
      on parent.upload_id = item.upload_id and parent.seq = item.parent_seq
    where item.upload_id = ${uploadId} and item.state = 'sent' and item.action = 'create'
      and item.kind <> 'picture' and item.provider_id is not null
      and (parent.seq is null or parent.action <> 'create')
    order by item.seq`);
}
