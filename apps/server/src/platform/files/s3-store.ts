import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkFileKey, FileMissingError, FileStoreError, isFileKey, type FileStore } from './file-store';
import { hashedContent } from './hashed-content';
import { makePrivateFolder, makeWorkFolder, removeAbandonedIn } from './private-folders';

export interface S3StoreOptions {
  bucket: string;
  /** URL of a store other than AWS, such as `https://minio.example.com`. */
  endpoint?: string | undefined;
  region?: string | undefined;
  /** Prefix of every object name in the bucket, without leading or trailing slashes. */
  prefix?: string | undefined;
  /** Local folder for unfinished files and files being parsed. */
  workFolder: string;
  /** For tests: timeouts of connecting and of a silent socket. */
  timeouts?: { connectionMs: number; socketMs: number };
}

const defaultTimeouts = { connectionMs: 5_000, socketMs: 60_000 };
/** Including the first try; the SDK waits longer before each. */
const maxTries = 3;
/** Parts of a file that are in memory and sent at the same time. */
const parallelParts = 2;

/** Files in an S3 bucket, for any number of servers. Credentials come from the SDK's default provider chain. */
export function s3Store({
  bucket,
  endpoint,
  region,
  prefix,
  workFolder,
  ...options
}: S3StoreOptions): FileStore {
  const { connectionMs, socketMs } = options.timeouts ?? defaultTimeouts;
  const client = new S3Client({
    // the SDK requires a region, which stores other than AWS ignore
    ...(region !== undefined ? { region } : endpoint !== undefined && { region: 'us-east-1' }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: socketMs },
    // many stores other than AWS do not support the SDK's default checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const begin = prefix === undefined ? '' : `${prefix}/`;
  makePrivateFolder(workFolder);
  const objectOf = (key: string) => ({ Bucket: bucket, Key: begin + checkFileKey(key) });

  const request = async <T>(key: string, sent: Promise<T>): Promise<T> => {
    try {
      return await sent;
    } catch (error) {
      throw toStoreError(error, { bucket, key });
    }
  };

  async function read(key: string): Promise<Readable> {
    const { Body: body } = await request(key, client.send(new GetObjectCommand(objectOf(key))));
    if (!(body instanceof Readable))
      throw new FileStoreError(`The bucket ${bucket} sent no content for ${key}.`);
    return body;
  }

  return {
    async put(key, content) {
      const target = objectOf(key);
      const hashed = hashedContent(content);
      let sourceError: Error | undefined;
      const chunks = async function* () {
        try {
          yield* hashed.chunks();
        } catch (error) {
          sourceError = error instanceof Error ? error : new Error(String(error));
          throw error;
        }
      };
      const body = Readable.from(chunks(), { objectMode: false });
      const upload = new Upload({ client, params: { ...target, Body: body }, queueSize: parallelParts });
      try {
        await upload.done();
      } catch (error) {
        body.destroy();
        throw sourceError ?? toStoreError(error, { bucket, key });
      }
      return hashed.result();
    },
    read,
    async sizeOf(key) {
      const { ContentLength: size } = await request(key, client.send(new HeadObjectCommand(objectOf(key))));
      return size ?? 0;
    },
    async localPath(key, folder) {
      const file = path.join(folder, randomUUID());
      await pipeline(await read(key), createWriteStream(file, { mode: 0o600 }));
      return file;
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: begin })) {
        for (const { Key: name = '', LastModified: storedTime } of page.Contents ?? []) {
          const key = name.slice(begin.length);
          if (isFileKey(key) && storedTime) yield { key, storedTime };
        }
      }
    },
    createWorkFolder: () => makeWorkFolder(workFolder),
    // a lifecycle rule of the bucket removes parts of unfinished uploads, see docs/hosting.md
    removeAbandoned: () => removeAbandonedIn(workFolder),
    async remove(key) {
      await request(key, client.send(new DeleteObjectCommand(objectOf(key))));
    },
  };
}

function toStoreError(error: unknown, { bucket, key }: { bucket: string; key: string }): Error {
  const name = error instanceof Error ? error.name : '';
  // a HEAD response has no body and therefore no error code
  if (name === 'NoSuchKey' || name === 'NotFound') return new FileMissingError(key);
  const text = error instanceof Error ? error.message : String(error);
  const reason = text === '' || text === 'UnknownError' ? name : `${name}: ${text}`;
  return new FileStoreError(`The bucket ${bucket} could not serve ${key}. ${reason}`, { cause: error });
}
