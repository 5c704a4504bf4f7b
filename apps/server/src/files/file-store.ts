import type { Readable } from 'node:stream';

/** A store of files. The server creates the keys, never a user: ids and fixed words, see `folderStore`. */
export interface FileStore {
  /** Stores a complete file or nothing, durably; replaces an older one. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Errors: `FileMissingError`. */
  read(key: string): Promise<Readable>;
  /** Where a stored file is, for a reader that needs only parts of it. Errors: `FileMissingError`. */
  pathOf(key: string): Promise<string>;
  /**
   * Creates an empty folder on the same disk, for large files that nobody needs later. The caller removes it; what a killed
   * server left is removed later.
   */
  createWorkFolder(): Promise<string>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

/** There is no file under this key. */
export class FileMissingError extends Error {
  override name = 'FileMissingError';
  constructor(readonly key: string) {
    super(`There is no file ${key}`);
  }
}
