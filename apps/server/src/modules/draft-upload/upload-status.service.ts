import {
  type DraftUpload,
  type EndpointData,
  type endpoints,
  type ProviderId,
  type UploadCounts,
  type UploadItem,
} from '@meridian/api-client/contract';
import type { DraftStatus, RowKind } from '@meridian/draft-editor/core';
import { presentFailure, reasonText } from '../../kits/provider/failures';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createDraftsRepository } from '../drafts';
import { itemsPerCall, sendOrder } from './plan/plan-upload';
import { activeStates } from './run/upload-store.repository';
import {
  createUploadsRepository,
  noCounts,
  type ItemFilter,
  type StoredItem,
  type StoredUpload,
} from './uploads.repository';

type Status = EndpointData<typeof endpoints.draftUploadStatus>;
type Viewer = Pick<Caller, 'accountIds' | 'language'>;

/** Seconds per request, as in the plan's estimate. */
const callSeconds = 2;

/** Progress of uploads. */
export function createUploadStatusService({ db }: { db: Database }) {
  return {
    /** Errors: `not_found`. */
    async status(
      { accountIds, language }: Viewer,
      { id, filter, kind }: { id: string; filter: ItemFilter; kind?: RowKind | undefined },
      page: { size: number; offset: number },
    ): Promise<Status & { totalCount: number }> {
      const draft = await createDraftsRepository(db).find(accountIds, id);
      if (draft === undefined) throw new DomainError('not_found');
      const shown = { id, name: draft.name, status: draft.status, version: draft.version };
      const uploads = createUploadsRepository(db);
      const upload = await uploads.last(id);
      if (upload === undefined) return { draft: shown, upload: null, steps: [], list: [], totalCount: 0 };
      const byKind = await uploads.counts(upload.id);
      const { list, totalCount } = await uploads.items(upload.id, { filter, kind }, page);
      const steps = sendOrder.flatMap((each) => {
        const counts = byKind.get(each);
        return counts ? [{ kind: each, counts }] : [];
      });
      return {
        draft: shown,
        upload: present(upload, {
          counts: sumCounts(byKind),
          byKind,
          status: draft.status,
          provider: draft.provider,
          language,
          hasUnsent: await uploads.hasUnsent(upload.id),
        }),
        steps,
        list: list.map((item) => presentItem(item, language)),
        totalCount,
      };
    },
  };
}

interface Shown {
  counts: UploadCounts;
  byKind: ReadonlyMap<RowKind, UploadCounts>;
  status: DraftStatus;
  provider: ProviderId;
  language: Caller['language'];
  hasUnsent: boolean;
}

function present(
  upload: StoredUpload,
  { counts, byKind, status, provider, language, hasUnsent }: Shown,
): DraftUpload {
  const { state, wait, problem } = upload;
  const isActive = activeStates.some((each) => each === state);
  const hasSent = counts.sent + counts.sending + counts.failed > 0;
  return {
    id: upload.id,
    version: upload.version,
    state,
    startedBy: upload.startedByName ?? '',
    startedTime: upload.startedTime.toISOString(),
    finishedTime: upload.finishedTime?.toISOString() ?? null,
    progressTime: upload.progressTime.toISOString(),
    counts,
    campaigns: upload.campaignIds?.length ?? null,
    leftOut: upload.leftOut,
    calls: {
      planned: Math.max(upload.callsPlanned, upload.callsDone),
      done: upload.callsDone,
      repeated: upload.callsRepeated,
    },
    secondsLeft: isActive ? callsLeft(upload, byKind, provider) * callSeconds : null,
    wait: isActive && wait ? { ...wait, message: reasonText(wait.reason, language) } : null,
    problem: problem && presentFailure(problem, language),
    canCancel: status === 9 && !hasSent,
    canPause: status === 9 && isActive,
    canResume: status === 9 && state === 'paused',
    canRetry: (status === 3 && hasUnsent) || (status === 9 && counts.failed > 0),
    canInvert: status !== 9 && counts.sent > 0,
  };
}

/** Number of remaining requests: as planned, unless failed items are sent again. */
function callsLeft(
  { callsPlanned, callsDone }: StoredUpload,
  byKind: ReadonlyMap<RowKind, UploadCounts>,
  provider: ProviderId,
): number {
  const batches = [...byKind].map(([kind, { waiting, sending }]) =>
    Math.ceil((waiting + sending) / itemsPerCall(kind, provider)),
  );
  return Math.max(
    callsPlanned - callsDone,
    batches.reduce((sum, count) => sum + count, 0),
  );
}

function sumCounts(byKind: ReadonlyMap<RowKind, UploadCounts>): UploadCounts {
  const sum = { ...noCounts };
  for (const counts of byKind.values()) {
    sum.total += counts.total;
    sum.waiting += counts.waiting;
    sum.sending += counts.sending;
    sum.sent += counts.sent;
    sum.failed += counts.failed;
    sum.blocked += counts.blocked;
    sum.unchanged += counts.unchanged;
  }
  return sum;
}

function presentItem(
  { failure, blockerKind, blockerId, blockerName, ...item }: StoredItem,
  language: Caller['language'],
): UploadItem {
  return {
    ...item,
    failure: failure && presentFailure(failure, language),
    waitingFor:
      item.state === 'blocked' && blockerKind !== null && blockerId !== null
        ? { kind: blockerKind, id: blockerId, name: blockerName ?? '' }
        : null,
  };
}
