import path from 'node:path';
import type { Config } from '../config/config';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';

/** Opens the file store that the settings name. */
export async function openFileStore({
  dataDir,
  files: { folder, s3 },
}: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  if (!s3) return folderStore(folder);
  // loaded on demand: the SDK takes time and memory
  const { s3Store } = await import('./s3-store');
  return s3Store({ ...s3, workFolder: path.join(dataDir, 'files', '.unfinished') });
}
