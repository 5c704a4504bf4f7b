import type { DraftHistoryOrigin } from '@meridian/api-client/contract';
import { changesOf, summarizeChanges, type RecordedStep } from '@meridian/draft-editor/core';
import { differenceInMinutes } from 'date-fns';
import type { Database } from '../../../platform/db';
import { createHistoryRepository, type LastEntry } from './history.repository';
import { packSteps } from './packed-steps';

export interface ChangeOrigin {
  type: DraftHistoryOrigin;
  /** The version that `restore` went back to, or the last version of the entry that `undo` took back. */
  target: number | null;
}

/** Limits of an entry; changes beyond them begin the next one. */
const entryLimits = { pauseMinutes: 5, minutes: 30, rows: 5_000 };
/**
 * Maximum size of the history of a draft in bytes, compressed: as much as the JSON of its rows, which take two to three times as much in
 * the database, and at least this.
 */
const minHistorySize = 2 * 1024 * 1024;

interface SavedChange {
  draftId: string;
  version: number;
  steps: readonly RecordedStep[];
  origin: ChangeOrigin;
  /** Whether another change of the same request precedes it. */
  isFollowing: boolean;
  userId: string;
  now: Date;
  /** Size of the draft's rows as JSON, in bytes. */
  draftSize: number;
}

/** Stores what a version changed, and removes the oldest changes beyond the maximum size. */
export async function storeChange(db: Database, change: SavedChange): Promise<void> {
  const { draftId, version, steps, origin, userId, now, draftSize } = change;
  const history = createHistoryRepository(db);
  const changes = changesOf(steps);
  const rows = changes.rows.length;
  const last = await history.lastEntry(draftId, version - 1);
  const packed = await packSteps(steps);
  await history.add(draftId, {
    version,
    entry: last && continues(last, { ...change, rows }) ? last.entry : version,
    origin: origin.type,
    target: origin.target,
    savedBy: userId,
    savedTime: now,
    rows,
    groups: summarizeChanges(changes),
    steps: packed,
  });
  await history.trim(draftId, Math.max(minHistorySize, draftSize));
}

function continues(
  last: LastEntry,
  { origin, isFollowing, userId, now, rows }: SavedChange & { rows: number },
): boolean {
  if (last.origin !== origin.type || last.savedBy !== userId) return false;
  // fetching, going back and undoing are one entry each
  if (origin.type !== 'edit') return isFollowing;
  return (
    differenceInMinutes(now, last.endTime) < entryLimits.pauseMinutes &&
    differenceInMinutes(now, last.startTime) < entryLimits.minutes &&
    last.rows + rows <= entryLimits.rows
  );
}
