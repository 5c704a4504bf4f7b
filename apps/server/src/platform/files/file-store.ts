import type { Readable } from 'node:stream';

/** Size of a stored file in bytes, and its SHA-256 as hex. */
export interface StoredFile {
  size: number;
  contentHash: string;
}

/** A file store. The server creates all keys from ids and fixed words, never from user input; see `checkFileKey`. */
export interface FileStore {
  /** Stores a complete file durably, or nothing. Replaces an existing file. */
  put(key: string, content: Uint8Array | Readable): Promise<StoredFile>;
  /** Errors: `FileMissingError`. */
  read(key: string): Promise<Readable>;
  /** Size in bytes. Errors: `FileMissingError`. */
  sizeOf(key: string): Promise<number>;
  /**
   * Path of the file on the local disk, for readers that need only parts of it. A remote store first copies it into
   * `folder`. Errors: `FileMissingError`.
   */
  localPath(key: string, folder: string): Promise<string>;
  /** All keys, with the times at which their files were stored. */
  list(): AsyncIterable<{ key: string; storedTime: Date }>;
  /**
   * Creates an empty local folder for large temporary files. The caller removes it; `removeAbandoned` removes what a
   * killed server left.
   */
  createWorkFolder(): Promise<string>;
  /** Removes unfinished files and work folders that a killed server left. */
  removeAbandoned(): Promise<void>;
  /** Removes a file. Does nothing if there is none. */
  remove(key: string): Promise<void>;
}

/** There is no file with this key. */
export class FileMissingError extends Error {
  override name = 'FileMissingError';
  constructor(readonly key: string) {
    super(`File ${key} not found`);
  }
}

/** The store does not respond or rejects a request. The message says why. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/** No dot: no parent directory, no hidden file; no upper case: the same on every file system. */
const keyForm = /^[a-z0-9][a-z0-9-]{0,99}(\/[a-z0-9][a-z0-9-]{0,99}){0,3}$/;

/** Whether a text like `imports/0b4e…` has the form of a key. */
export function isFileKey(text: string): boolean {
  return keyForm.test(text);
}

/** Returns a key of the right form. Errors: `Error` for any other text. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} isn’t a file key`);
  return key;
}
