import { setTimeout as delay } from 'node:timers/promises';
import { connectAccount, isProviderError, type Provider, type ProviderError } from '../../kits/provider';
import { requestFailure, uploadFailureOf } from '../../kits/provider/failures';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { createImageSyncsRepository, type ClaimedSync, type SyncResult } from './image-syncs.repository';
import { sendImage } from './send-image';

export interface SendImagesTimes {
  /** Timeout of a request to the provider. */
  callMs: number;
  /** After this time, a sent request has either arrived or never will. */
  settleMs: number;
  /** First and maximum delay before a retry. Each delay is random, up to twice the previous one. */
  firstRetryMs: number;
  maxRetryMs: number;
  /** After this time without an accepted or rejected image, the remaining ones fail. */
  maxSilenceMs: number;
}

const sendImagesTimes: SendImagesTimes = {
  callMs: 60_000,
  settleMs: 70_000,
  firstRetryMs: 1_000,
  maxRetryMs: 30_000,
  maxSilenceMs: 12 * 60_000,
};

export interface SendImagesParts {
  db: Database;
  providers: readonly Provider[];
  files: FileStore;
  /** Whether the user may currently send images of the account. */
  maySend: (userId: string, accountId: number) => Promise<boolean>;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
  times?: SendImagesTimes;
  random?: () => number;
}

/** Images sent at the same time. */
const lanes = 4;

/**
 * Sends the pending images of an account until none is left. It can be killed at any time and restarted, because the
 * provider stores identical files once. Errors: when the server stops, so that the job is retried.
 */
export async function sendImages(parts: SendImagesParts, accountId: number): Promise<void> {
  const { db, stopping, times = sendImagesTimes, random = Math.random } = parts;
  const syncs = createImageSyncsRepository(db);
  const sleep = (ms: number) => delay(ms, undefined, { signal: stopping });
  let attempt = 0;
  let silenceMs = 0;
  while (!stopping.aborted) {
    const claimed = await syncs.claim(accountId, { limit: lanes, settleMs: times.settleMs });
    if (claimed.length === 0) {
      const waitMs = await syncs.msUntilClaimable(accountId, times.settleMs);
      if (waitMs === null) return;
      await sleep(waitMs);
      continue;
    }
    const { error, hasProgress } = await sendClaimed(parts, accountId, claimed);
    if (hasProgress) [attempt, silenceMs] = [0, 0];
    if (error === undefined) continue;
    const ceiling = Math.min(times.maxRetryMs, times.firstRetryMs * 2 ** Math.min(attempt, 20));
    const waitMs = Math.max(error.retryAfterMs ?? 0, ceiling * (0.5 + random() / 2));
    attempt += 1;
    silenceMs += waitMs;
    const isHopeless = !error.isRetryable && error.code !== 'cancelled';
    if (isHopeless || silenceMs > times.maxSilenceMs) return syncs.failAll(accountId, requestFailure(error));
    await sleep(waitMs);
  }
  throw new Error('the server stops');
}

/**
 * Sends claimed contents. `error`: of one that is pending again; `hasProgress`: whether another one was accepted or
 * rejected.
 */
async function sendClaimed(
  parts: SendImagesParts,
  accountId: number,
  claimed: readonly ClaimedSync[],
): Promise<{ error: ProviderError | undefined; hasProgress: boolean }> {
  const syncs = createImageSyncsRepository(parts.db);
  const errors = await Promise.all(
    claimed.map(async (sync) => {
      try {
        await syncs.record(accountId, sync.file.id, await sendOne(parts, accountId, sync));
        return undefined;
      } catch (error) {
        if (!isProviderError(error)) throw error;
        await syncs.release(accountId, sync.file.id, requestFailure(error));
        return error;
      }
    }),
  );
  return {
    error: errors.find((error) => error !== undefined),
    hasProgress: errors.includes(undefined),
  };
}

/** Errors: `ProviderError`. */
async function sendOne(
  { db, providers, files, maySend, stopping, times = sendImagesTimes }: SendImagesParts,
  accountId: number,
  { file, name, requestedBy }: ClaimedSync,
): Promise<SyncResult> {
  if (requestedBy === null || !(await maySend(requestedBy, accountId)))
    return { state: 'failed', failure: uploadFailureOf('account_removed') };
  const connection = await connectAccount({ db, providers }, accountId);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(times.callMs)]);
  const sent = await sendImage({ connection, files }, { file, name }, { signal });
  return sent.ok
    ? { state: 'synchronized', providerId: sent.providerId }
    : { state: 'failed', failure: sent.failure };
}
