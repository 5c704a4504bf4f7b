import type { Readable } from 'node:stream';

/** What was stored: number of bytes and their SHA-256, hex. */
export interface StoredFile {
  size: number;
  contentHash: string;
}

/** A store of files. The server creates the keys, never a user: ids and fixed words, see `checkFileKey`. */
export interface FileStore {
  /** Stores a complete file or nothing, durably; replaces an older one. */
  put(key: string, content: Uint8Array | Readable): Promise<StoredFile>;
  /** Errors: `FileMissingError`. */
  read(key: string): Promise<Readable>;
  /** Number of bytes. Errors: `FileMissingError`. */
  sizeOf(key: string): Promise<number>;
  /**
   * Path of the file on the local disk, for a reader that needs only parts of it; a store that is elsewhere copies it into
   * `folder` first. Errors: `FileMissingError`.
   */
  localPath(key: string, folder: string): Promise<string>;
  /** The keys of all files, with the times at which they were stored. */
  list(): AsyncIterable<{ key: string; storedTime: Date }>;
  /**
   * Creates an empty local folder for large files that nobody needs later. The caller removes it; what a killed server
   * left is removed later.
   */
  createWorkFolder(): Promise<string>;
  /** Removes unfinished files and work folders that a killed server left. */
  removeAbandoned(): Promise<void>;
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

/** The store does not respond, or rejects a request. The message says why. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/** No dot, so no way up and no hidden file; no upper case, so the same on every file system. */
const keyForm = /^[a-z0-9][a-z0-9-]{0,99}(\/[a-z0-9][a-z0-9-]{0,99}){0,3}$/;

/** Whether a text like `imports/0b4e…` has the form of a key. */
export function isFileKey(text: string): boolean {
  return keyForm.test(text);
}

/** Returns a key of the right form. Errors: `Error` for any other text. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`);
  return key;
}
