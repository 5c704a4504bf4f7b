import { Readable } from 'node:stream';
import { noFiles } from '../../../testing/no-files';

/** What the file store has under a key. */
export const pictureOf = (key: string): Buffer => Buffer.from(`the bytes of ${key}`);

/** A file store that has a picture under every key. */
export const pictureFiles = {
  ...noFiles,
  read: (key: string) => Promise.resolve(Readable.from([pictureOf(key)])),
  sizeOf: (key: string) => Promise.resolve(pictureOf(key).length),
};
