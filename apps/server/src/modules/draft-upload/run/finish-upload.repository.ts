import type { DraftStatus } from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import {
  accounts,
  drafts,
  draftUploadItems,
  draftUploads,
  type StoredFailure,
} from '../../../platform/db/schema';

/** Number of items of an upload, of those that were not sent, and of differences that it left out. */
export async function countUnsent(
  tx: Database,
  uploadId: string,
): Promise<{ count: number; missing: number; leftOut: number }> {
  const { rows } = await tx.execute<{ count: number; missing: number; leftOut: number }>(sql`
    select count(*)::int as count, (count(*) filter (where state not in ('sent', 'unchanged')))::int as missing,
      (select left_out from ${draftUploads} where id = ${uploadId}) as "leftOut"
    from ${draftUploadItems} where upload_id = ${uploadId}`);
  return rows[0] ?? { count: 0, missing: 0, leftOut: 0 };
}

export async function endUpload(
  tx: Database,
  uploadId: string,
  { isDone, ...ending }: { isDone: boolean; problem: StoredFailure | null; finishedTime: Date },
): Promise<void> {
  await tx
    .update(draftUploads)
    .set({ state: isDone ? 'succeeded' : 'failed', wait: null, ...ending })
    .where(eq(draftUploads.id, uploadId));
}

export interface NamedDraft {
  status: DraftStatus;
  version: number;
  name: string;
  accountId: number;
  accountNo: string;
}

/** A draft with its account's number, locked until the transaction ends; includes deleted drafts. */
export async function lockNamedDraft(tx: Database, id: string): Promise<NamedDraft | undefined> {
  const [draft] = await tx
    .select({
      status: drafts.status,
      version: drafts.version,
      name: drafts.name,
      accountId: drafts.accountId,
      accountNo: accounts.accountNo,
    })
    .from(drafts)
    .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
    .where(eq(drafts.id, id))
    .for('update', { of: drafts });
  return draft;
}
