import { maxDraftImportBytes } from '@meridian/api-client/contract';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../platform/files';
import { requireFreeSpace, type Capacity } from '../../../platform/lib/capacity';
import { DomainError } from '../../../platform/lib/domain-error';
import { createFairQueue } from '../../../platform/lib/fair-queue';
import { requireSpreadsheetName } from '../../../platform/lib/spreadsheet-name';
import type { ReadOutcome } from './read-tables';
import { createTableReader, type TableReader } from './table-reader';

/** A received file in its own folder. */
export interface UploadedWorkbook {
  folder: string;
}

export interface UploadedWorkbooksOptions {
  files: Pick<FileStore, 'createWorkFolder'>;
  capacity: Pick<Capacity, 'freeBytes'>;
  readTables?: TableReader['run'] | undefined;
}

/** A parser process needs up to 300 MB. */
const processLimits = { perUser: 1, total: 2, waitingPerUser: 4, waitMs: 60_000, rejectAfterMs: 1_000 };

const fileIn = ({ folder }: UploadedWorkbook) => path.join(folder, 'upload');

/** Path of the parsed tables of an uploaded file. */
export const tablesIn = ({ folder }: UploadedWorkbook) => path.join(folder, 'tables.json');

/** Receives spreadsheets and parses their tables, a few at a time. The caller of `receive` must call `discard`. */
export function createUploadedWorkbooks({
  files,
  capacity,
  readTables = createTableReader().run,
}: UploadedWorkbooksOptions) {
  const queue = createFairQueue(processLimits);
  const discard = ({ folder }: UploadedWorkbook) => rm(folder, { recursive: true, force: true });

  return {
    discard,

    /** Errors: `disk_full` if the disk is nearly full. */
    checkSpace: () => requireFreeSpace(capacity),

    /** Writes a file to disk as it arrives. Errors: `too_large`; `unsupported_type` for other file extensions. */
    async receive(content: Readable, fileName: string): Promise<UploadedWorkbook> {
      requireSpreadsheetName(fileName);
      const upload = { folder: await files.createWorkFolder() };
      try {
        await pipeline(limited(content), createWriteStream(fileIn(upload), { mode: 0o600 }));
        return upload;
      } catch (error) {
        await discard(upload);
        throw error;
      }
    },

    /**
     * Writes the tables of a file to `tablesIn`. `heads`: possible headers, which reveal the encoding; absent: those of
     * drafts.
     * Errors: `too_many_requests`; the reason of the signal.
     */
    read(
      upload: UploadedWorkbook,
      {
        userId,
        fileName,
        heads,
        signal,
      }: { userId: string; fileName: string; heads?: readonly string[]; signal: AbortSignal },
    ): Promise<ReadOutcome> {
      const task = {
        file: fileIn(upload),
        output: tablesIn(upload),
        name: sheetNameOf(fileName),
        ...(heads && { heads }),
      };
      return queue.run(userId, () => readTables(task, { signal }));
    },
  };
}

export type UploadedWorkbooks = ReturnType<typeof createUploadedWorkbooks>;

async function* limited(content: Readable): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of content) {
    // parse boundary: a stream of bytes has no other chunks
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxDraftImportBytes)
      throw new DomainError('too_large', { context: 'limit', limit: maxDraftImportBytes / 1024 / 1024 });
    yield bytes;
  }
}

/** File name without folders and extension. */
function sheetNameOf(fileName: string): string {
  const [name = ''] = (fileName.split(/[/\\]/).at(-1) ?? '').split(/\.\w+$/);
  return name.replaceAll(/[\p{Control}\p{Surrogate}]/gu, '').slice(0, 60);
}
