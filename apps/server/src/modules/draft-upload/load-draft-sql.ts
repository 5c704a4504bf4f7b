import type { DraftSummary } from '@meridian/api-client/contract';
import {
  createDraftBuilder,
  parentOf,
  rowKinds,
  type Draft,
  type RowFields,
  type RowKind,
} from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import type { ImageBinding } from '../../kits/provider';
import type { Database } from '../../platform/db';
import { draftRemovals, draftSyncs } from '../../platform/db/schema';
import { DomainError } from '../../platform/lib/domain-error';
import { forEachInTurns } from '../../platform/lib/in-turns';
import { createDraftRowsRepository, createDraftsRepository, draftTables } from '../drafts';
import { createImageSyncsRepository } from '../materials';

/** `${kind} ${id}` of a row. */
export const rowKey = (kind: RowKind, id: string): string => `${kind} ${id}`;

/** A row that was deleted while the account has it. */
export interface StoredRemoval {
  kind: RowKind;
  rowId: string;
  /** Id of the parent's row. */
  parentId: string;
  providerId: string;
  rowVersion: number;
  /** As it was when it was deleted. */
  fields: Record<string, unknown>;
}

/** What the rules read of a stored draft, at one moment. */
export interface DraftToCheck {
  summary: DraftSummary;
  draft: Draft;
  /** Whether rows were deleted from it while the account has them. */
  isRemoving: boolean;
}

/** A draft in memory with what the server knows of its rows, at one moment. */
export interface StoredDraft extends DraftToCheck {
  /** Version in which a row was last changed, by `rowKey`. */
  rowVersions: ReadonlyMap<string, number>;
  /** Ids of rows at the provider, by `rowKey`. */
  providerIds: ReadonlyMap<string, string>;
  removals: readonly StoredRemoval[];
  /** Contents of its pictures, by id of the image. */
  images: ReadonlyMap<string, StoredContent>;
  /** Pictures as they were sent, by the ids of their rows. */
  sentPictures: ReadonlyMap<string, SentPicture>;
}

export interface StoredContent {
  /** Images with the same content share it. */
  fileId: string;
  /** At the provider; null: the account does not have it. */
  providerId: string | null;
}

/** A picture that was bound to a unit. */
interface SentPicture extends ImageBinding {
  /** An image with that content; undefined: there is none any more. */
  image: Pick<RowFields<'picture'>, 'imageId'> | undefined;
}

const maxRows = 1_000_000;
/** Rows that are added at once. */
const rowsPerStep = 1_000;

/** Errors: `not_found`. */
export function loadStoredDraft(
  db: Database,
  accountIds: readonly number[],
  id: string,
): Promise<StoredDraft> {
  return atOneMoment(db, (tx) => loadDraftIn(tx, accountIds, id));
}

/** As `loadStoredDraft`, what the rules read only. Errors: `not_found`. */
export function loadDraftToCheck(
  db: Database,
  accountIds: readonly number[],
  id: string,
): Promise<DraftToCheck> {
  return atOneMoment(db, async (tx) => ({
    ...(await loadRows(tx, accountIds, id)),
    isRemoving: await hasRemovals(tx, id),
  }));
}

export async function hasRemovals(db: Database, draftId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${draftRemovals} where draft_id = ${draftId} limit 1`);
  return rows.length > 0;
}

function atOneMoment<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function loadRows(
  tx: Database,
  accountIds: readonly number[],
  id: string,
): Promise<Omit<DraftToCheck, 'isRemoving'>> {
  const summary = await createDraftsRepository(tx).find(accountIds, id);
  if (summary === undefined) throw new DomainError('not_found');
  const rows = createDraftRowsRepository(tx);
  const builder = createDraftBuilder(summary.name);
  for (const kind of rowKinds) {
    if (summary.counts[kind] === 0) continue;
    const part = await rows.list({ draftId: id, kind, limit: maxRows, offset: 0 });
    const starts = Array.from(
      { length: Math.ceil(part.rows.length / rowsPerStep) },
      (_, at) => at * rowsPerStep,
    );
    await forEachInTurns(starts, (from) => {
      builder.addRows({ ...part, rows: part.rows.slice(from, from + rowsPerStep) });
    });
  }
  return { summary, draft: builder.build() };
}

/** As `loadStoredDraft` in a transaction of the caller. */
async function loadDraftIn(tx: Database, accountIds: readonly number[], id: string): Promise<StoredDraft> {
  const { summary, draft } = await loadRows(tx, accountIds, id);
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
