export { FileMissingError } from './file-store';
export type { FileStore } from './file-store';
export { folderStore } from './folder-store';
export { openFileStore } from './open-file-store';
