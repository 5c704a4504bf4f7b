import { pagePath } from '@meridian/api-client/contract';
import { nextStatus } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import { sendNotice } from '../../../kits/notices/notices';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import type { StoredFailure } from '../../../platform/db/schema';
import { notifyUpload } from '../../../platform/signals';
import { createDraftsRepository, saveCommandsIn } from '../../drafts';
import { countUnsent, endUpload, lockNamedDraft } from './finish-upload.repository';
import { lockIfCurrent, type ActiveUpload } from './upload-store.repository';

export interface FinishParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
}

type Ending = Pick<ActiveUpload, 'id' | 'fence' | 'draftId' | 'startedBy'>;

/**
 * Finishes an upload: the draft becomes uploaded if everything was sent, a draft again if campaigns that were not chosen still differ,
 * and otherwise has to be edited. Notifies the user who started it.
 */
export async function finishUpload(
  { db, clock }: FinishParts,
  { id, fence, draftId, startedBy }: Ending,
  problem: StoredFailure | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockIfCurrent(tx, id, fence))) return;
    const { count, missing, leftOut } = await countUnsent(tx, id);
    const isDone = problem === null && missing === 0;
    await endUpload(tx, id, { isDone, problem, finishedTime: clock.now() });
    const draft = await lockNamedDraft(tx, draftId);
    const isPart = isDone && leftOut > 0;
    const event = isPart ? 'uploadedInPart' : isDone ? 'uploadSucceeded' : 'uploadFailed';
    const status = draft && nextStatus(draft.status, event);
    if (!draft || status === null || status === undefined) return;
    await createDraftsRepository(tx).update(draftId, { status });
    if (isPart && startedBy !== null)
      await addVersion(tx, { ...draft, draftId, userId: startedBy, now: clock.now() });
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
    const params = { name, accountNo, count: String(count) };
    if (isPart)
      return sendNotice(tx, {
        ...notice,
        kind: 'uploadedInPart',
        params: { ...params, left: String(leftOut) },
      });
    await (isDone
      ? sendNotice(tx, {
          ...notice,
          kind: 'uploadSucceeded',
          params,
        })
      : sendNotice(tx, {
          ...notice,
          kind: 'uploadFailed',
          params: { ...params, failed: String(missing) },
        }));
  });
}

/** Adds a version without changes: the next upload of the draft belongs to another version than this one. */
async function addVersion(
  tx: Database,
  {
    draftId: id,
    version,
    accountId,
    userId,
    now,
  }: { draftId: string; version: number; accountId: number; userId: string; now: Date },
): Promise<void> {
  const accountIds = [accountId];
  await saveCommandsIn(tx, {
    caller: { userId, accountIds },
    given: {
      id,
      version,
      accountScope: accountIds,
      commands: [{ id: randomUUID(), command: { type: 'batch', commands: [] } }],
    },
    origin: { type: 'account', target: null },
    now,
  });
}
