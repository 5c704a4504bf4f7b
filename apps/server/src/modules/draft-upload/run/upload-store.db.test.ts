import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db';
import { noOrder, type PlannedItem } from '../plan/planned-item';
import { uploadDraft } from '../testing/upload-draft';
import { createUploadWorkspace, type UploadWorkspace } from '../testing/upload-workspace';
import { createUploadStore } from './upload-store.repository';

let space: UploadWorkspace;
beforeAll(async () => {
  space = await createUploadWorkspace();
});
afterAll(() => space.test.close());

const items = Array.from({ length: 2_000 }, (_, index): PlannedItem => ({
  kind: 'keyword',
  rowId: `k${index}`,
  parentRowId: 'u1',
  parentName: 'Unit',
  name: `ski ${index}`,
  action: 'create',
  providerId: null,
  fields: { keyword: `ski ${index}` },
  changes: [],
  notSent: [],
  rowVersion: 1,
  isMatchedByName: false,
  isRemovedWithParent: false,
  ...noOrder,
  before: null,
}));

/** Creates an upload of these items that a server processes. */
async function newUpload(db: Database, name: string) {
  const draftId = await space.newDraft(uploadDraft({ name, imageId: space.imageId }));
  const store = createUploadStore(db);
  const active = await store.takeOver(await space.startUpload(draftId));
  if (active === undefined) throw new Error('not started');
  await store.addItems(active, items, { calls: 1, leftOut: 0 });
  return active;
}

describe('the items of an upload', () => {
  it('are not all read for each claimed item, even with statistics of finished uploads', async () => {
    const { db } = space.test.database;
    const ended = await newUpload(db, 'Ended');
    await db.execute(sql`update draft_upload_items set state = 'sent' where upload_id = ${ended.id}`);
    await db.execute(sql`analyze draft_upload_items`);

    const next = await newUpload(db, 'Next');
    const claimed = 25;
    const rowsRead = await db.transaction(async (tx) => {
      expect(await createUploadStore(tx).claim(next, () => claimed)).toHaveLength(claimed);
      const { rows } = await tx.execute<{ count: number }>(sql`
        select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables
        where relname = 'draft_upload_items'`);
      return rows[0]?.count;
    });
    // PostgreSQL may choose plans that read the whole table once per query, not once per claimed item
    expect(rowsRead).toBeLessThan(5 * items.length);
  });
});
