import type { FileStore } from '../platform/files';

const unused = () => Promise.reject(new Error('no files here'));

/** A file store for tests that store nothing. */
export const noFiles: FileStore = {
  put: unused,
  read: unused,
  sizeOf: unused,
  localPath: unused,
  list: () => ({ [Symbol.asyncIterator]: () => ({ next: unused }) }),
  createWorkFolder: unused,
  removeAbandoned: unused,
  remove: unused,
};
