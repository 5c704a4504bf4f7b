import { pagePath } from '@meridian/api-client/contract';
import { nextStatus } from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import { sendNotice } from '../../../kits/notices/notices';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import {
  accounts,
  drafts,
  draftUploadItems,
  draftUploads,
  type StoredFailure,
} from '../../../platform/db/schema';
import { notifyUpload } from '../../../platform/signals';
import { holds, type ActiveUpload } from './upload-store';

export interface FinishParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
}

type Ending = Pick<ActiveUpload, 'id' | 'fence' | 'draftId' | 'startedBy'>;

/** Ends an upload: the draft is uploaded when the provider has everything, else to be modified. Tells who started it. */
export async function finishUpload(
  { db, clock }: FinishParts,
  { id, fence, draftId, startedBy }: Ending,
  problem: StoredFailure | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await holds(tx, id, fence))) return;
    const { rows } = await tx.execute<{ count: number; missing: number }>(sql`
      select count(*)::int as count, (count(*) filter (where state not in ('sent', 'unchanged')))::int as missing
      from ${draftUploadItems} where upload_id = ${id}`);
    const { count, missing } = rows[0] ?? { count: 0, missing: 0 };
    const isDone = problem === null && missing === 0;
    await tx
      .update(draftUploads)
      .set({ state: isDone ? 'succeeded' : 'failed', finishedTime: clock.now(), problem, wait: null })
      .where(eq(draftUploads.id, id));
    const [draft] = await tx
      .select({ status: drafts.status, name: drafts.name, accountNo: accounts.accountNo })
      .from(drafts)
      .innerJoin(accounts, eq(accounts.accountId, drafts.accountId))
      .where(eq(drafts.id, draftId))
      .for('update', { of: drafts });
    const status = draft && nextStatus(draft.status, isDone ? 'uploadSucceeded' : 'uploadFailed');
    if (!draft || status === null || status === undefined) return;
    await tx.update(drafts).set({ status }).where(eq(drafts.id, draftId));
    await notifyUpload(tx, draftId);
    if (startedBy === null) return;
    const { name, accountNo } = draft;
    const time = clock.now();
    const notice = {
      userId: startedBy,
      // a retry may end another way
      subject: `upload:${id}:${fence}`,
      link: `${pagePath('draftEdit')}/${draftId}/upload`,
      time,
    };
    await (isDone
      ? sendNotice(tx, {
          ...notice,
          kind: 'uploadSucceeded',
          params: { name, accountNo, count: String(count) },
        })
      : sendNotice(tx, {
          ...notice,
          kind: 'uploadFailed',
          params: { name, accountNo, count: String(count), failed: String(missing) },
        }));
  });
}
