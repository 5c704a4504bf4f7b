import { maxImageBytes, maxImagesPerUpload, type ImageProblem } from '@meridian/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../../platform/lib/domain-error';
import { ImageRejectedError } from './encode-image';
import type { StoredImage } from './image-files';
import type { ImagesService } from './images.service';

/** A file of an upload: stored, or why it was rejected. */
export interface UploadedImage {
  fileName: string;
  result: StoredImage | ImageProblem;
}

export interface ImageUploadForm {
  fields: Record<string, unknown>;
  files: UploadedImage[];
}

type Receiver = Pick<ImagesService, 'receive' | 'discard'>;

/**
 * Stores the files of a multipart body as it arrives, with its parts in any order. One file is in memory at a time.
 * Errors: `invalid_request` for a truncated or malformed body; those of `receive`. After an error nothing is stored.
 */
export async function readImageUpload(
  request: FastifyRequest,
  receiver: Receiver,
  isAccepted: (image: StoredImage) => ImageProblem | null,
): Promise<ImageUploadForm> {
  const files: UploadedImage[] = [];
  let failure: unknown;
  try {
    const fields = new Map<string, unknown>();
    for await (const part of request.parts()) {
      if (part.type !== 'file') fields.set(part.fieldname, part.value);
      // the types do not say that a part with a file's content type may lack a file name
      else if (part.fieldname !== 'file' || typeof part.filename !== 'string') part.file.resume();
      else if (files.length < maxImagesPerUpload) {
        const bytes = await readBytes(part.file);
        const received = receive(request, receiver, bytes, isAccepted);
        received.catch((error: unknown) => {
          failure = error;
        });
        files.push({ fileName: part.filename, result: await received });
      } else {
        part.file.resume();
        files.push({ fileName: part.filename, result: 'too_many_pictures' });
      }
    }
    return { fields: Object.fromEntries(fields), files };
  } catch (error) {
    await receiver.discard(storedOf(files));
    // errors of exceeded limits have a status, other parser errors have none
    if (error === failure || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new DomainError('invalid_request', {}, { cause: error });
  }
}

/** The stored files of an upload. */
export function storedOf(files: readonly UploadedImage[]): StoredImage[] {
  return files.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
}

async function receive(
  { caller }: FastifyRequest,
  receiver: Receiver,
  bytes: Buffer,
  isAccepted: (image: StoredImage) => ImageProblem | null,
): Promise<UploadedImage['result']> {
  try {
    const image = await receiver.receive(caller.userId, bytes);
    const problem = isAccepted(image);
    if (problem === null) return image;
    await receiver.discard([image]);
    return problem;
  } catch (error) {
    if (error instanceof ImageRejectedError) return error.problem;
    throw error;
  }
}

/** Bytes of a file, at most one more than the limit. */
async function readBytes(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    // parse boundary: a stream of bytes has no other chunks
    const bytes = chunk as Buffer;
    if (size <= maxImageBytes) chunks.push(bytes);
    size += bytes.length;
  }
  return Buffer.concat(chunks).subarray(0, maxImageBytes + 1);
}
