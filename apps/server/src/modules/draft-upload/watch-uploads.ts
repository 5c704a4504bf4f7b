import { uploadFailureOf } from '../../kits/provider/failures';
import { finishUpload, type FinishParts } from './run/finish-upload';
import { reviewUploads, type ReviewParts } from './run/review-uploads';
import { createUploadStore } from './run/upload-store.repository';
import { findSilentUploads } from './uploads.repository';

/** An upload in which nothing happened for so long fails, whatever works on it. */
const maxSilenceMinutes = 14;

/** Fails an upload on which no server works any more. */
export async function failUpload(parts: FinishParts, uploadId: string): Promise<void> {
  const upload = await createUploadStore(parts.db).takeOver(uploadId);
  if (upload) await finishUpload(parts, upload, uploadFailureOf('no_progress'));
}

/**
 * The work of the queue `watch-uploads`: every minute, it fails the uploads on which no server works any more, and asks the provider
 * what its review says of uploaded drafts.
 */
export function createUploadWatch(parts: ReviewParts): () => Promise<void> {
  return async () => {
    await failSilentUploads(parts);
    await reviewUploads(parts);
  };
}

/** Fails uploads without progress; paused ones wait for someone. */
async function failSilentUploads(parts: FinishParts): Promise<void> {
  for (const id of await findSilentUploads(parts.db, maxSilenceMinutes)) await failUpload(parts, id);
}
