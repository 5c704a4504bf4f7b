import type { DraftSummary } from '@meridian/api-client/contract';
import { createDraftBuilder, rowKinds, type Draft, type RowKind } from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { draftRemovals, draftSyncs } from '../../db/schema';
import { DomainError } from '../../lib/domain-error';
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

/** A draft in memory, at one moment. */
export interface StoredDraft {
  summary: DraftSummary;
  draft: Draft;
  /** Version in which a row was last changed, by `rowKey`. */
  rowVersions: ReadonlyMap<string, number>;
  /** Ids of rows at the provider, by `rowKey`. */
  providerIds: ReadonlyMap<string, string>;
  removals: readonly StoredRemoval[];
  /** Contents of its pictures, by id of the image. */
  images: ReadonlyMap<string, StoredContent>;
}

export interface StoredContent {
  /** Images with the same content share it. */
  fileId: string;
  /** At the provider; null: the account does not have it. */
  providerId: string | null;
}

const maxRows = 1_000_000;

/** Errors: `not_found`. */
export function loadStoredDraft(
  db: Database,
  accountIds: readonly number[],
  id: string,
): Promise<StoredDraft> {
  return db.transaction((tx) => loadDraftIn(tx, accountIds, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** As `loadStoredDraft` in a transaction of the caller. */
async function loadDraftIn(tx: Database, accountIds: readonly number[], id: string): Promise<StoredDraft> {
  const summary = await createDraftsRepository(tx).find(accountIds, id);
  if (summary === undefined) throw new DomainError('not_found');
  const rows = createDraftRowsRepository(tx);
  const draft = createDraftBuilder(summary.name);
  const rowVersions = new Map<string, number>();
  for (const kind of rowKinds) {
    if (summary.counts[kind] === 0) continue;
    draft.addRows(await rows.list({ draftId: id, kind, limit: maxRows, offset: 0 }));
    const { rows: versions } = await tx.execute<{ id: string; version: number }>(
      sql`select id, version from ${draftTables[kind]} where draft_id = ${id}`,
    );
    for (const row of versions) rowVersions.set(rowKey(kind, row.id), row.version);
  }
  const syncs = await tx.select().from(draftSyncs).where(eq(draftSyncs.draftId, id));
  const removals = await tx
    .select()
    .from(draftRemovals)
    .where(eq(draftRemovals.draftId, id))
    .orderBy(draftRemovals.id);
  const built = draft.build();
  const imageIds = [...built.tables.picture.groups.values()].flat().map(({ imageId }) => imageId);
  const contents = await createImageSyncsRepository(tx).contentsOf(summary.accountId, imageIds);
  return {
    summary,
    draft: built,
    images: new Map(
      contents.map(({ imageId, file, providerId }) => [imageId, { fileId: file.id, providerId }]),
    ),
    rowVersions,
    providerIds: new Map(syncs.map(({ kind, rowId, providerId }) => [rowKey(kind, rowId), providerId])),
    removals,
  };
}
