import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from './domain-error';
import { isDiskFull } from './is-disk-full';

/** Stores an uploaded file as it arrives. */
export interface FileReceiver<Received> {
  receive: (content: Readable, fileName: string) => Promise<Received>;
  discard: (file: Received) => Promise<void>;
}

export interface MultipartParts<Received> {
  fields: Record<string, unknown>;
  /** At most one file, if the limits of the multipart plugin say so. */
  files: { fileName: string; bytes: Received }[];
}

/**
 * The fields and the part `file` of a multipart body, in any order.
 * Errors: `invalid_request` for a truncated or malformed body, `disk_full`, and those of the receiver; after an error
 * no file remains.
 */
export async function readMultipart<Received>(
  request: FastifyRequest,
  receiver: FileReceiver<Received>,
): Promise<MultipartParts<Received>> {
  const files: MultipartParts<Received>['files'] = [];
  try {
    return { files, fields: await collectParts(request, receiver, files) };
  } catch (error) {
    for (const { bytes } of files) await receiver.discard(bytes);
    if (isDiskFull(error)) throw new DomainError('disk_full', { context: 'uploads' }, { cause: error });
    // errors of exceeded limits have a status, other parser errors have none
    if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new DomainError('invalid_request', {}, { cause: error });
  }
}

/** Returns the fields, and stores the file as it arrives. */
async function collectParts<Received>(
  request: FastifyRequest,
  { receive }: FileReceiver<Received>,
  files: MultipartParts<Received>['files'],
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  for await (const part of request.parts()) {
    if (part.type !== 'file') fields.set(part.fieldname, part.value);
    else if (part.fieldname === 'file' && hasName(part))
      files.push({ fileName: part.filename, bytes: await receive(part.file, part.filename) });
    else part.file.resume();
  }
  return Object.fromEntries(fields);
}

/** Whether a part has a file name. The types do not say that a part with a file's content type may lack it. */
function hasName(part: { filename: unknown }): boolean {
  return typeof part.filename === 'string';
}

/**
 * Limits of the multipart plugin for one file. Its size limit is one byte higher than ours, whose error names the
 * limit.
 */
export const multipartLimits = (maxBytes: number) => ({
  files: 1,
  fileSize: maxBytes + 1,
  fields: 8,
  fieldSize: 1_000,
  parts: 9,
  headerPairs: 50,
});
