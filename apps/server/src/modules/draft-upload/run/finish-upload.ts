import { pagePath } from '@meridian/api-client/contract';
import { nextStatus } from '@meridian/draft-editor/core';
import { sendNotice } from '../../../kits/notices/notices';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { StoredFailure } from '../../../platform/db/schema';
import { notifyUpload } from '../../../platform/signals';
import { createDraftsRepository } from '../../drafts';
import { countUnsent, endUpload, lockNamedDraft } from './finish-upload.repository';
import { lockIfCurrent, type ActiveUpload } from './upload-store.repository';

export interface FinishParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
}

type Ending = Pick<ActiveUpload, 'id' | 'fence' | 'draftId' | 'startedBy'>;

/**
 * Finishes an upload: the draft becomes uploaded if everything was sent, otherwise it has to be edited. Notifies the
 * user who started it.
 */
export async function finishUpload(
  { db, clock }: FinishParts,
  { id, fence, draftId, startedBy }: Ending,
  problem: StoredFailure | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockIfCurrent(tx, id, fence))) return;
    const { count, missing } = await countUnsent(tx, id);
    const isDone = problem === null && missing === 0;
    await endUpload(tx, id, { isDone, problem, finishedTime: clock.now() });
    const draft = await lockNamedDraft(tx, draftId);
    const status = draft && nextStatus(draft.status, isDone ? 'uploadSucceeded' : 'uploadFailed');
    if (!draft || status === null || status === undefined) return;
    await createDraftsRepository(tx).update(draftId, { status });
    await notifyUpload(tx, draftId);
    if (startedBy === null) return;
    const { name, accountNo } = draft;
    const time = clock.now();
    const notice = {
      userId: startedBy,
      // a retry may have a different result
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
