import type { DraftSummary } from '@meridian/api-client/contract';
import { parentOf, rowKinds, type Draft, type RowFields, type RowKind } from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import type { ImageBinding } from '../../kits/provider';
import type { Database } from '../../platform/db';
import { draftRemovals, draftSyncs } from '../../platform/db/schema';
import { forEachInTurns } from '../../platform/lib/in-turns';
import { draftTables, loadDraftRows } from '../drafts';
import { createImageSyncsRepository } from '../materials';

/** Key of a row: `${kind} ${id}`. */
export const rowKey = (kind: RowKind, id: string): string => `${kind} ${id}`;

/** A row that was deleted from the draft but exists in the account. */
export interface StoredRemoval {
  kind: RowKind;
  rowId: string;
  /** Row id of the parent. */
  parentId: string;
  providerId: string;
  rowVersion: number;
  /** Its fields when it was deleted. */
  fields: Record<string, unknown>;
}

/** A consistent snapshot of a draft, with the data that the rules need. */
export interface DraftToCheck {
  summary: DraftSummary;
  draft: Draft;
  /** Whether rows were deleted that exist in the account. */
  isRemoving: boolean;
}

/** A consistent snapshot of a draft, with the upload state of its rows. */
export interface StoredDraft extends DraftToCheck {
  /** Version in which each row was last changed, by `rowKey`. */
  rowVersions: ReadonlyMap<string, number>;
  /** Provider ids of rows, by `rowKey`. */
  providerIds: ReadonlyMap<string, string>;
  /** Fields whose values in the account a draft cannot express, by `rowKey`; most rows have none. */
  unknownFields: ReadonlyMap<string, readonly string[]>;
  /** Fields of rows when the account was last read or sent, by `rowKey`; without rows that were sent by earlier versions. */
  bases: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  removals: readonly StoredRemoval[];
  /** Contents of its pictures, by picture id. */
  images: ReadonlyMap<string, StoredContent>;
  /** Pictures as they were sent, by row id. */
  sentPictures: ReadonlyMap<string, SentPicture>;
}

export interface StoredContent {
  /** Shared by pictures with the same content. */
  fileId: string;
  /** Provider id; null if the account does not have the picture. */
  providerId: string | null;
}

/** A picture that was bound to a unit. */
interface SentPicture extends ImageBinding {
  /** A picture with that content; undefined if none exists any more. */
  image: Pick<RowFields<'picture'>, 'imageId'> | undefined;
}

/** Errors: `not_found`. */
export function loadStoredDraft(
  db: Database,
  accountIds: readonly number[],
  id: string,
): Promise<StoredDraft> {
  return atOneMoment(db, (tx) => loadDraftIn(tx, accountIds, id));
}

/** Like `loadStoredDraft`, but only with the data that the rules need. Errors: `not_found`. */
export function loadDraftToCheck(
  db: Database,
  accountIds: readonly number[],
  id: string,
): Promise<DraftToCheck> {
  return atOneMoment(db, async (tx) => ({
    ...(await loadDraftRows(tx, accountIds, id)),
    isRemoving: await hasRemovals(tx, id),
  }));
}

export async function hasRemovals(db: Database, draftId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${draftRemovals} where draft_id = ${draftId} limit 1`);
  return rows.length > 0;
}

/** Fields of rows when the account was last read or sent, by row id; without rows that it does not have. */
export async function findBases(
  db: Database,
  { draftId, kind, ids }: { draftId: string; kind: RowKind; ids: readonly string[] },
): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const { rows } = await db.execute<{ id: string; base: Record<string, unknown> }>(sql`
    select row_id as id, base from ${draftSyncs}
    where draft_id = ${draftId} and kind = ${kind} and row_id = any(${sql.param([...ids])}::text[])
      and base is not null`);
  return new Map(rows.map(({ id, base }) => [id, base]));
}

function atOneMoment<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Like `loadStoredDraft`, in the caller's transaction. */
async function loadDraftIn(tx: Database, accountIds: readonly number[], id: string): Promise<StoredDraft> {
  const { summary, draft } = await loadDraftRows(tx, accountIds, id);
  const rowVersions = new Map<string, number>();
  for (const kind of rowKinds) {
    if (summary.counts[kind] === 0) continue;
    const { rows } = await tx.execute<{ id: string; version: number }>(
      sql`select id, version from ${draftTables[kind]} where draft_id = ${id}`,
    );
    await forEachInTurns(rows, (row) => rowVersions.set(rowKey(kind, row.id), row.version));
  }
  const syncs = await tx.select().from(draftSyncs).where(eq(draftSyncs.draftId, id));
  const removals = await tx
    .select()
    .from(draftRemovals)
    .where(eq(draftRemovals.draftId, id))
    .orderBy(draftRemovals.id);
  const imageIds = [...draft.tables.picture.groups.values()].flat().map(({ imageId }) => imageId);
  const contents = await createImageSyncsRepository(tx).contentsOf(summary.accountId, imageIds);
  return {
    summary,
    draft,
    isRemoving: removals.length > 0,
    images: new Map(
      contents.map(({ imageId, file, providerId }) => [imageId, { fileId: file.id, providerId }]),
    ),
    rowVersions,
    providerIds: new Map(syncs.map(({ kind, rowId, providerId }) => [rowKey(kind, rowId), providerId])),
    bases: new Map(
      syncs.flatMap(({ kind, rowId, base }) => (base === null ? [] : [[rowKey(kind, rowId), base]])),
    ),
    unknownFields: new Map(
      syncs.flatMap(({ kind, rowId, unknownFields: fields }) =>
        fields.length === 0 ? [] : [[rowKey(kind, rowId), fields]],
      ),
    ),
    removals,
    sentPictures: await readSentPictures(tx, { accountId: summary.accountId, draft, syncs, removals }),
  };
}

async function readSentPictures(
  tx: Database,
  {
    accountId,
    draft,
    syncs,
    removals,
  }: {
    accountId: number;
    draft: Draft;
    syncs: readonly (typeof draftSyncs.$inferSelect)[];
    removals: readonly StoredRemoval[];
  },
): Promise<Map<string, SentPicture>> {
  const pictures = syncs.filter(({ kind }) => kind === 'picture');
  const ids = pictures.map(({ providerId }) => providerId);
  const images = await createImageSyncsRepository(tx).imagesOf(accountId, ids);
  const unitIds = new Map(
    syncs.flatMap(({ kind, rowId, providerId }) => (kind === 'unit' ? [[rowId, providerId]] : [])),
  );
  const removedFrom = new Map(
    removals.flatMap(({ kind, rowId, parentId }) => (kind === 'picture' ? [[rowId, parentId]] : [])),
  );
  return new Map(
    pictures.flatMap(({ rowId, parentId, providerId: imageId }) => {
      const unitRowId = parentId ?? parentOf(draft.tables.picture, rowId) ?? removedFrom.get(rowId) ?? '';
      const unitId = unitIds.get(unitRowId);
      return unitId === undefined ? [] : [[rowId, { unitId, imageId, image: images.get(imageId) }]];
    }),
  );
}
