import { pagePath, type ListedAccountMerge } from '@meridian/api-client/contract';
import { nextDue } from '../../../kits/next-due';
import { sendNotice } from '../../../kits/notices/notices';
import type { Database } from '../../../platform/db';
import { lockNamedDraft } from '../run/finish-upload.repository';
import type { StoredMerge } from './merges.repository';
import { addFailure, resetFailures, storeStop } from './nightly-merges.repository';

/** Hour of the account's day. */
const hour = 3;
/** Nights in a row that may fail. */
const maxFailures = 3;

/** The next night of an account after an instant. */
export const nextNight = (after: Date, timeZone: string): Date =>
  nextDue({ cadence: 'daily', weekday: 1, monthDay: 1, hour }, { after, timeZone });

type Ending = Pick<StoredMerge, 'draftId' | 'startedBy' | 'startedTime' | 'isNightly'>;

/** Ends a night that got the changes of an account, in its transaction: says how many conflicts it has found. */
export async function endNight(
  tx: Database,
  { draftId, startedBy, startedTime, isNightly }: Ending,
  { conflicts, now }: { conflicts: number; now: Date },
): Promise<void> {
  if (!isNightly) return;
  await resetFailures(tx, draftId);
  const draft = conflicts > 0 ? await lockNamedDraft(tx, draftId) : undefined;
  if (draft === undefined) return;
  await sendNotice(tx, {
    userId: startedBy,
    kind: 'nightlyConflicts',
    subject: `night:${draftId}:${startedTime.toISOString()}`,
    params: { name: draft.name, accountNo: draft.accountNo, count: String(conflicts) },
    link: `${pagePath('draftEdit')}/${draftId}`,
    time: now,
  });
}

/** Counts a night that failed, in its transaction; the last of several in a row ends them. */
export async function failNight(
  tx: Database,
  { draftId, startedBy, isNightly }: Ending,
  now: Date,
): Promise<void> {
  if (!isNightly) return;
  const failures = await addFailure(tx, draftId);
  if (failures === undefined || failures < maxFailures) return;
  const draft = await lockNamedDraft(tx, draftId);
  if (draft)
    await stopNightly(tx, { draftId, userId: startedBy, name: draft.name }, { reason: 'failed', now });
}

type Stop = NonNullable<NonNullable<ListedAccountMerge['nightly']>['stopped']>;

/** Ends the nights of a draft by itself, in a transaction, and tells the user who requested them. */
export async function stopNightly(
  tx: Database,
  { draftId, userId, name }: { draftId: string; userId: string | null; name: string },
  { reason, now }: { reason: Stop; now: Date },
): Promise<void> {
  await storeStop(tx, draftId, reason);
  if (userId === null) return;
  await sendNotice(tx, {
    userId,
    kind: reason === 'failed' ? 'nightlyFailed' : 'nightlyAccessLost',
    subject: `night:${draftId}:${now.toISOString()}`,
    params: { name },
    link: pagePath('drafts'),
    time: now,
  });
}
