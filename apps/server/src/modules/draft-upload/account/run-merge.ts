import { isProviderError, type Provider } from '../../../kits/provider';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { DomainError } from '../../../platform/lib/domain-error';
import { toDomainError } from '../provider-domain-error';
import { openAccount } from './account-reader';
import { createKnownRowsRepository } from './known-rows.repository';
import { createMergesRepository, type StoredMerge } from './merges.repository';
import { failNight } from './nights';
import { readChanges, type FoundChanges } from './read-changes';
import { DraftLocked, storeMerge } from './store-merge';

interface MergeParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
  providers: readonly Provider[];
  /** Aborts when the server stops: another one then continues. */
  stopping: AbortSignal;
}

class Ended extends Error {}

/**
 * Gets the changes of an account into its draft: reads the account page by page, then merges in one transaction. Nothing is stored
 * before that, so a killed server leaves the draft as it was, and the next one reads again.
 */
export async function runMerge(parts: MergeParts, draftId: string): Promise<void> {
  const { db, clock, stopping } = parts;
  try {
    const merge = await createMergesRepository(db).lockRunning(draftId);
    if (merge === undefined) return;
    const progress = await createMergesRepository(db).uploadProgress(draftId);
    const changes = await readAccount(parts, merge);
    await atRunning(db, draftId, async (tx, running) => {
      // an upload in between has changed what the account was compared with
      if ((await createMergesRepository(tx).uploadProgress(draftId)) !== progress) throw new DraftLocked();
      await storeMerge(tx, running, { changes, now: clock.now() });
    });
  } catch (error) {
    if (error instanceof Ended) return;
    const problem = problemOf(error);
    if (problem === undefined || stopping.aborted) throw error;
    await failMerge(parts, draftId, problem);
  }
}

/** Undefined for an error that another try may not have. */
function problemOf(error: unknown): NonNullable<StoredMerge['problem']> | undefined {
  if (error instanceof DraftLocked) return 'draft_locked';
  if (isProviderError(error))
    return toDomainError(error).reason === 'provider_access' ? 'provider_access' : 'provider_failed';
  const isTooLarge = error instanceof DomainError && error.fields?.['commands'] === 'draft_too_large';
  return isTooLarge ? 'draft_too_large' : undefined;
}

/** Ends getting changes. */
export async function failMerge(
  { db, clock }: Pick<MergeParts, 'db' | 'clock'>,
  draftId: string,
  problem: NonNullable<StoredMerge['problem']>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const merges = createMergesRepository(tx);
    const running = await merges.lockRunning(draftId);
    if (running === undefined) return;
    // a draft that was submitted or uploaded in the night is skipped, as if that had been before
    if (running.isNightly && problem === 'draft_locked')
      return merges.update(draftId, { state: 'cancelled' });
    await merges.update(draftId, { state: 'failed', problem });
    await failNight(tx, running, clock.now());
  });
}

/** Errors: `Ended` if it was cancelled. */
function atRunning<Result>(
  db: Database,
  draftId: string,
  work: (tx: Database, merge: StoredMerge) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const merge = await createMergesRepository(tx).lockRunning(draftId);
    if (merge === undefined) throw new Ended();
    return work(tx, merge);
  });
}

async function readAccount(
  { db, providers, stopping }: MergeParts,
  { draftId, accountId }: StoredMerge,
): Promise<FoundChanges> {
  const reader = await openAccount({ db, providers }, accountId, { signal: stopping });
  if (reader === undefined) throw new Ended();
  const fetched = await createMergesRepository(db).fetchedCampaigns(draftId);
  const known = await createKnownRowsRepository(db).all(draftId, 'campaign');
  const ids = new Set([...(fetched ?? []), ...known.map(({ providerId }) => providerId)]);
  return readChanges(
    { db, reader, draftId, accountId },
    {
      isWanted: (id) => fetched === null || ids.has(id),
      onProgress: (campaignsDone, campaignsTotal) =>
        atRunning(db, draftId, (tx) =>
          createMergesRepository(tx).update(draftId, { campaignsDone, campaignsTotal }),
        ),
    },
  );
}
