import type { ApiClient } from '@meridian/api-client';
import { downloadRecordFile } from '@meridian/api-client/contract';
import { saveFile } from './save-file';

/**
 * Fetches a finished file and hands it to the browser under the server's name.
 * Errors: rejects with an ApiError.
 */
export async function downloadRecord(api: ApiClient, id: string): Promise<void> {
  saveFile(await api.download(downloadRecordFile.path, { body: { id } }));
}
