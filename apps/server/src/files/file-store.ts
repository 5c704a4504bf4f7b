import type { Readable } from 'node:stream';

/** Where files live. Keys are made by the server, never by a user: ids and fixed words, see `folderStore`. */
export interface FileStore {
  /** Stores a file whole or not at all, durably; replaces an older one. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Errors: `FileMissingError`. */
  read(key: string): Promise<Readable>;
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
