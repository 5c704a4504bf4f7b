import { Readable } from 'node:stream';
import { noFiles } from '../../../testing/no-files';

/** The content of a key in the file store. */
export const pictureOf = (key: string): Buffer => Buffer.from(`the bytes of ${key}`);

/** A file store with a picture under every key. */
export const pictureFiles = {
  ...noFiles,
  read: (key: string) => Promise.resolve(Readable.from([pictureOf(key)])),
  sizeOf: (key: string) => Promise.resolve(pictureOf(key).length),
};
