import { uploadFailureOf } from '../../kits/provider/failures';
import type { StoredFailure } from '../../platform/db/schema';
import { finishUpload, type FinishParts } from './run/finish-upload';
import { reviewUploads, type ReviewParts } from './run/review-uploads';
import { createUploadStore } from './run/upload-store.repository';
import { findSilentUploads } from './uploads.repository';

/** An upload without progress for this long fails, even if a server processes it. */
const maxSilenceMinutes = 14;

/** Fails an upload that no server processes any more. */
export async function failUpload(
  parts: FinishParts,
  uploadId: string,
  failure: StoredFailure,
): Promise<void> {
  const upload = await createUploadStore(parts.db).takeOver(uploadId);
  if (upload) await finishUpload(parts, upload, failure);
}

/**
 * Handler of the queue `watch-uploads`: every minute, fails uploads that no server processes any more, and fetches
 * review results for uploaded drafts.
 */
export function createUploadWatch(parts: ReviewParts): () => Promise<void> {
  return async () => {
    await failSilentUploads(parts);
    await reviewUploads(parts);
  };
}

/** Fails uploads without progress, except paused ones. */
async function failSilentUploads(parts: FinishParts): Promise<void> {
  for (const id of await findSilentUploads(parts.db, maxSilenceMinutes))
    await failUpload(parts, id, uploadFailureOf('no_progress'));
}
