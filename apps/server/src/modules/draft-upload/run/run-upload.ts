import type { RowKind } from '@meridian/draft-editor/core';
import { setTimeout as delay } from 'node:timers/promises';
import {
  connectTo,
  isProviderError,
  type CallOptions,
  type Provider,
  type ProviderConnection,
  type ProviderError,
} from '../../../kits/provider';
import { uploadFailureOf, requestFailure } from '../../../kits/provider/failures';
import type { Database } from '../../../platform/db';
import type { StoredFailure } from '../../../platform/db/schema';
import type { ImageProvider } from '../../materials';
import { loadStoredDraft } from '../load-draft-sql';
import { readAccountContent } from '../plan/account-content';
import { itemsOfCampaigns } from '../plan/chosen-campaigns';
import { planSteps, sumSteps } from '../plan/estimate';
import { itemsPerCall, planUpload } from '../plan/plan-upload';
import { finishUpload, type FinishParts } from './finish-upload';
import { confirmChanges, readBack } from './read-back';
import { sendItems } from './send-items';
import {
  createUploadStore,
  type ActiveUpload,
  type ClaimedItem,
  type ItemResult,
} from './upload-store.repository';

export interface UploadTimes {
  /** Timeout of a request to the provider. */
  callMs: number;
  /** After this time, a sent request has either arrived or never will: then the provider's items are read. */
  settleMs: number;
  /** First and maximum delay before a retry. Each delay is random, up to twice the previous one. */
  firstRetryMs: number;
  maxRetryMs: number;
  /** An upload without progress for this long fails. */
  maxSilenceMs: number;
}

/** Timing for a request timeout; requests arrive soon after they are sent. */
export function uploadTimesOf(callMs = 60_000): UploadTimes {
  return {
    callMs,
    settleMs: callMs + Math.max(100, callMs / 6),
    firstRetryMs: Math.min(1_000, callMs),
    maxRetryMs: 30_000,
    maxSilenceMs: 12 * 60_000,
  };
}

export interface UploadParts extends FinishParts {
  db: Database;
  providers: readonly Provider[];
  images: ImageProvider;
  /** Whether the user may currently upload drafts of the account. */
  mayUpload: (userId: string, accountId: number) => Promise<boolean>;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
  times?: UploadTimes;
  /** Items per request; default: the provider's limit. */
  sizeOf?: (kind: RowKind) => number;
  random?: () => number;
}

/** Outcome of a step: more to do, nothing left, another server took over, or the upload cannot continue. */
type StepOutcome = 'more' | 'done' | 'lost' | { problem: StoredFailure };

/**
 * Sends the items of an upload until none is left. It can be killed at any time and restarted: items with an unknown
 * outcome are read back from the provider before anything is sent.
 * Errors: when the server stops, so that the job is retried.
 */
export async function runUpload(parts: UploadParts, uploadId: string): Promise<void> {
  const store = createUploadStore(parts.db);
  const upload = await store.takeOver(uploadId);
  if (upload === undefined) return;
  const run = createRun(parts, upload);
  for (let attempt = 0; ;) {
    if (parts.stopping.aborted) throw new Error('the server stops');
    const outcome = await run.step().catch((error: unknown) => {
      if (isProviderError(error)) return error;
      throw error;
    });
    if (outcome === 'lost') return;
    if (outcome === 'done') return finishUpload(parts, upload, null);
    if (outcome === 'more') attempt = 0;
    else if (!isProviderError(outcome)) return finishUpload(parts, upload, outcome.problem);
    else {
      const problem = await run.waitAfter(outcome, ++attempt);
      if (problem) return finishUpload(parts, upload, problem);
    }
  }
}

function createRun(parts: UploadParts, upload: ActiveUpload) {
  const { db, providers, stopping, times = uploadTimesOf(), random = Math.random } = parts;
  const store = createUploadStore(db);
  const { sizeOf = (kind: RowKind) => itemsPerCall(kind, upload.provider) } = parts;
  /** Reduced when the provider reports that a request is too large. */
  let maxSize = Infinity;
  let isPlanned = false;
  let connection: ProviderConnection | undefined;

  const limitedTo = (ms: number): CallOptions => ({
    signal: AbortSignal.any([stopping, AbortSignal.timeout(ms)]),
  });
  const options = () => limitedTo(times.callMs);

  /** Errors: `ProviderError`. */
  async function step(): Promise<StepOutcome> {
    if (upload.startedBy === null || !(await parts.mayUpload(upload.startedBy, upload.accountId)))
      return { problem: uploadFailureOf('account_removed') };
    connection ??= await connectTo(providers, upload);
    if (!isPlanned && !(await plan(connection))) return 'lost';
    isPlanned = true;
    await recover(connection);
    await store.blockChildren(upload.id);
    const claimStart = performance.now();
    const items = await store.claim(upload, (kind) => Math.max(1, Math.min(sizeOf(kind), maxSize)));
    if (items === undefined) return 'lost';
    if (items.length === 0) return 'done';
    // other servers count from the claim: a later request must be read back, not sent
    const msLeft = Math.floor(times.callMs - (performance.now() - claimStart));
    if (msLeft > 0) await send(connection, items, limitedTo(msLeft));
    return 'more';
  }

  async function plan(present: ProviderConnection): Promise<boolean> {
    if (await store.hasItems(upload.id)) return true;
    const loaded = await loadStoredDraft(db, [upload.accountId], upload.draftId);
    const account = await readAccountContent(present, loaded, options());
    const { sent, left } = itemsOfCampaigns(loaded, await planUpload(loaded, account), upload.campaignIds);
    const steps = planSteps(sent, { images: loaded.images, provider: loaded.summary.provider });
    return store.addItems(upload, sent, { calls: sumSteps(steps).calls, leftOut: left.length });
  }

  /** Determines the outcome of items that this or another server sent. */
  async function recover(present: ProviderConnection): Promise<void> {
    const unknown = await store.unknownItems(upload.id);
    if (unknown.length === 0) return;
    await sleep(await store.msUntilSettled(upload.id, times.settleMs));
    const results = await readBack(present, unknown, options());
    const fences = new Map(unknown.map(({ seq, fence }) => [seq, fence]));
    for (const fence of new Set(fences.values())) {
      const own = results.filter(({ seq }) => fences.get(seq) === fence);
      await store.record(upload.id, { fence, results: own, isRepeated: true });
    }
  }

  async function send(
    present: ProviderConnection,
    items: readonly ClaimedItem[],
    limited: CallOptions,
  ): Promise<void> {
    const { fence, accountId, id } = upload;
    const context = {
      accountId,
      connection: present,
      images: parts.images,
      options: limited,
      // pictures may be sent twice, and take several requests: each has the client's timeout
      pictureOptions: { signal: stopping },
    };
    let accepted: ItemResult[];
    try {
      const { results, calls } = await sendItems(context, items);
      accepted = items[0]?.action === 'update' ? results.filter(({ state }) => state === 'sent') : [];
      const settled = results.filter((result) => !accepted.includes(result));
      await store.record(id, {
        fence,
        results: await withoutOwnTwins(present, items, settled),
        calls,
      });
    } catch (error) {
      if (!isProviderError(error)) throw error;
      if (error.mayHaveArrived) throw error; // `recover` determines the outcome
      const results = items.map(({ seq }) => resultAfter(error, items.length, seq));
      await store.record(id, { fence, results, isRepeated: true });
      if (error.code !== 'bad_request') throw error;
      maxSize = Math.max(1, Math.floor(items.length / 2));
      return;
    }
    if (accepted.length === 0) return;
    // after an error, `recover` determines the outcome
    const seqs = new Set(accepted.map(({ seq }) => seq));
    const changed = items.filter(({ seq }) => seqs.has(seq));
    await store.record(id, {
      fence,
      results: await confirmChanges(present, changed, options()),
    });
  }

  /** Handles items that the provider rejects as duplicates, which an earlier request may have created. */
  async function withoutOwnTwins(
    present: ProviderConnection,
    items: readonly ClaimedItem[],
    results: readonly ItemResult[],
  ): Promise<ItemResult[]> {
    const doubted = new Set(
      results.filter(({ failure }) => failure?.reason === 'duplicate').map(({ seq }) => seq),
    );
    const repeated = items.filter(({ seq, attempts }) => doubted.has(seq) && attempts > 1);
    if (repeated.length === 0) return [...results];
    const found = new Map((await readBack(present, repeated, options())).map((each) => [each.seq, each]));
    return results.map((result) => {
      const own = found.get(result.seq);
      return own?.state === 'sent' ? own : result;
    });
  }

  /** Waits before the next try, or returns a failure if there will be none. */
  async function waitAfter(error: ProviderError, attempt: number): Promise<StoredFailure | undefined> {
    if (stopping.aborted) throw error;
    const failure = requestFailure(error);
    if (!error.isRetryable && !(error.code === 'cancelled' || error.code === 'bad_request')) return failure;
    const ceiling = Math.min(times.maxRetryMs, times.firstRetryMs * 2 ** Math.min(attempt, 20));
    const waitMs = Math.max(error.retryAfterMs ?? 0, ceiling * (0.5 + random() / 2));
    if ((await store.msWithoutProgress(upload.id)) + waitMs > times.maxSilenceMs) return failure;
    await store.showWait(upload, { reason: failure.reason, attempt }, waitMs);
    await sleep(waitMs);
    return undefined;
  }

  async function sleep(ms: number): Promise<void> {
    if (ms > 0) await delay(ms, undefined, { signal: stopping });
  }

  return { step, waitAfter };
}

function resultAfter(error: ProviderError, count: number, seq: number): ItemResult {
  const isHopeless = error.code === 'bad_request' && count === 1;
  return isHopeless
    ? { seq, state: 'failed', providerId: null, failure: requestFailure(error) }
    : { seq, state: 'waiting', providerId: null, failure: null };
}
