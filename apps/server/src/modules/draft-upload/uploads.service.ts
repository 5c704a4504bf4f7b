import type { AuditAction, DraftSummary } from '@meridian/api-client/contract';
import type { DraftEvent, DraftStatus, RowKind } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { connectTo, type Provider } from '../../kits/provider';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { defineQueue, type Jobs } from '../../platform/jobs';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { notifyUpload } from '../../platform/signals';
import { auditedDraft, createDraftsRepository, requireStatus, type LockedDraft } from '../drafts';
import type { DraftPreviews } from './draft-previews';
import { requireNoErrors } from './preview.service';
import { atProvider } from './provider-domain-error';
import { createUploadsRepository, type LockedUpload, type UploadsRepository } from './uploads.repository';

/** Limited by time without progress instead of tries, because a kill of the server counts as a try. */
export const uploadQueue = defineQueue({
  name: 'upload-draft',
  data: z.object({ uploadId: z.uuid() }),
  tries: 10_000,
  concurrency: 2,
});

type User = Pick<Caller, 'accountIds' | 'userId'>;

export interface StartedUpload {
  uploadId: string;
  status: DraftStatus;
}

type UploadAction = Extract<AuditAction, `draftUpload${string}`>;

/** What starting and changing uploads of drafts takes. */
export interface UploadsParts {
  db: Database;
  previews: DraftPreviews;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  providers: readonly Provider[];
}

interface Locked {
  tx: Database;
  draft: LockedDraft;
  upload: LockedUpload | undefined;
  uploads: UploadsRepository;
}

/** Errors: `not_found`, `conflict`, `draft_has_errors`, `draft_status`, `provider_access`, `provider_failed`. */
export async function startUpload(
  parts: UploadsParts,
  user: User,
  { id, version, campaignIds }: { id: string; version: number; campaignIds?: readonly string[] | undefined },
): Promise<StartedUpload> {
  const summary = await createDraftsRepository(parts.db).find(user.accountIds, id);
  if (summary === undefined) throw new DomainError('not_found');
  if (summary.version !== version) throw new DomainError('conflict');
  if (summary.status === 2) {
    const preview = await parts.previews.of(user.accountIds, id);
    if (preview.version !== version) throw new DomainError('conflict');
    requireNoErrors(preview);
    await requireAccess(parts.providers, summary);
  }
  return withLocks(parts, user, id, async ({ tx, draft, upload, uploads }) => {
    if (draft.version !== version) throw new DomainError('conflict');
    // a double click, or another user at the same time
    if (draft.status === 9 && upload?.version === version) return { uploadId: upload.id, status: 9 };
    const status = await setStatus(tx, id, draft.status, 'upload');
    const uploadId = randomUUID();
    // an earlier upload of this version was cancelled before it sent anything
    if (upload?.version === version) await uploads.remove(upload.id);
    const { accountId } = draft;
    const start = { startedBy: user.userId, startedTime: parts.clock.now() };
    const chosen = campaignIds === undefined ? null : [...campaignIds];
    await uploads.add({ id: uploadId, draftId: id, accountId, version, campaignIds: chosen, ...start });
    await queue(parts.jobs, tx, uploadId);
    await record(tx, 'draftUpload', { ...draft, id }, status);
    return { uploadId, status };
  });
}

/** Errors: `not_found`, `draft_status`, `upload_started`. */
export function cancelUpload(parts: UploadsParts, user: User, id: string): Promise<{ status: DraftStatus }> {
  return withLocks(parts, user, id, async ({ tx, draft, upload, uploads }) => {
    if (draft.status === 2 && upload?.state === 'cancelled') return { status: 2 };
    const next = requireStatus(draft.status, 'cancelUpload');
    const { status } = draft;
    if (upload === undefined || (await uploads.hasSent(upload.id)))
      throw new DomainError('upload_started', {}, { data: { status } });
    await uploads.cancel(upload.id, parts.clock.now());
    await setStatus(tx, id, status, 'cancelUpload');
    await record(tx, 'draftUploadCancel', { ...draft, id }, next);
    return { status: next };
  });
}

/** Errors: `not_found`, `draft_status`. */
export function pauseUpload(parts: UploadsParts, user: User, id: string): Promise<StartedUpload> {
  return withLocks(parts, user, id, async ({ tx, draft, upload, uploads }) => {
    const { id: uploadId } = requireUploading(draft, upload);
    await uploads.setState(uploadId, 'paused');
    await record(tx, 'draftUploadPause', { ...draft, id }, draft.status);
    return { uploadId, status: draft.status };
  });
}

/** Errors: `not_found`, `draft_status`. */
export function resumeUpload(parts: UploadsParts, user: User, id: string): Promise<StartedUpload> {
  return withLocks(parts, user, id, async ({ tx, draft, upload, uploads }) => {
    const { id: uploadId, state } = requireUploading(draft, upload);
    if (state === 'paused') {
      await uploads.resume(uploadId, user.userId);
      await queue(parts.jobs, tx, uploadId);
      await record(tx, 'draftUploadResume', { ...draft, id }, draft.status);
    }
    return { uploadId, status: draft.status };
  });
}

/** Errors: `not_found`, `draft_status`. */
export function retryUpload(
  parts: UploadsParts,
  user: User,
  { id, rows }: { id: string; rows?: readonly { kind: RowKind; id: string }[] | undefined },
): Promise<StartedUpload> {
  return withLocks(parts, user, id, async ({ tx, draft, upload, uploads }) => {
    const error = new DomainError('draft_status', {}, { data: { status: draft.status } });
    if (upload === undefined || upload.version !== draft.version) throw error;
    const status = draft.status === 9 ? 9 : await setStatus(tx, id, draft.status, 'retryUpload');
    if ((await uploads.retry(upload.id, rows)) === 0) throw error;
    await record(tx, 'draftUploadRetry', { ...draft, id }, status);
    if (draft.status === 9) return { uploadId: upload.id, status };
    await uploads.restart(upload.id, user.userId);
    await queue(parts.jobs, tx, upload.id);
    return { uploadId: upload.id, status };
  });
}

/** Runs in a transaction with locks on the draft and its last upload; jobs that it sends start after it. */
async function withLocks<Result>(
  { db, jobs }: UploadsParts,
  { accountIds }: User,
  draftId: string,
  change: (locked: Locked) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const draft = await createDraftsRepository(tx).lock(accountIds, draftId);
    if (draft === undefined) throw new DomainError('not_found');
    const uploads = createUploadsRepository(tx);
    const changed = await change({ tx, draft, upload: await uploads.lockLast(draftId), uploads });
    await notifyUpload(tx, draftId);
    return changed;
  });
  jobs.wake();
  return result;
}

async function setStatus(tx: Database, id: string, from: DraftStatus, event: DraftEvent) {
  const status = requireStatus(from, event);
  await createDraftsRepository(tx).update(id, { status });
  return status;
}

const record = (
  tx: Database,
  action: UploadAction,
  draft: LockedDraft & { id: string },
  status: DraftStatus,
) =>
  recordAudit(tx, {
    action,
    ...auditedDraft(draft),
    ...(status !== draft.status && { before: { status: draft.status }, after: { status } }),
  });

const queue = (jobs: UploadsParts['jobs'], tx: Database, uploadId: string) =>
  jobs.send(uploadQueue, { uploadId }, { db: tx, singletonKey: uploadId });

/** Errors: `provider_access`, `provider_failed`. */
async function requireAccess(
  providers: readonly Provider[],
  account: Pick<DraftSummary, 'accountId' | 'provider'>,
): Promise<void> {
  await atProvider(() => connectTo(providers, account));
}

/** Errors: `draft_status`. */
function requireUploading({ status }: LockedDraft, upload: LockedUpload | undefined): LockedUpload {
  if (status !== 9 || upload === undefined) throw new DomainError('draft_status', {}, { data: { status } });
  return upload;
}
