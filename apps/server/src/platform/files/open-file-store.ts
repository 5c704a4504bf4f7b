import path from 'node:path';
import type { Config } from '../config/config';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';

/** The file store of the settings. */
export async function openFileStore({
  dataDir,
  files: { folder, s3 },
}: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  if (!s3) return folderStore(folder);
  // loaded only when it is used: the SDK takes a moment and memory
  const { s3Store } = await import('./s3-store');
  return s3Store({ ...s3, workFolder: path.join(dataDir, 'files', '.unfinished') });
}
