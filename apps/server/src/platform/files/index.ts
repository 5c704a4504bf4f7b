export { FileMissingError, FileStoreError, isFileKey } from './file-store';
export type { FileStore, StoredFile } from './file-store';
export { folderStore } from './folder-store';
export { openFileStore } from './open-file-store';
export { FileDamagedError, readVerified } from './read-verified';
