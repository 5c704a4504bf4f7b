import { maxDraftImportBytes, type DraftImportFile } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db';
import type { FileStore } from '../../files';
import type { Caller } from '../../lib/caller';
import { requireFreeSpace, type Capacity } from '../../lib/capacity';
import { DomainError } from '../../lib/domain-error';
import { createFairQueue } from '../../lib/fair-queue';
import { requireDraft } from '../drafts';
import type { UnreadableFile } from './read-tables';
import type { TableReader } from './table-reader';

/** A received file, in a folder of its own. */
export interface UploadedWorkbook {
  folder: string;
}

/** A process that reads a file needs up to 300 MB. */
const processLimits = { perUser: 1, total: 2, waitingPerUser: 4, waitMs: 60_000, rejectAfterMs: 1_000 };

const fileIn = ({ folder }: UploadedWorkbook) => path.join(folder, 'upload');
const tablesIn = ({ folder }: UploadedWorkbook) => path.join(folder, 'tables.json');

/** Reads uploaded files for drafts. Nothing of them is stored. */
export function createDraftImportService({
  db,
  files,
  capacity,
  readTables,
}: {
  db: Database;
  files: Pick<FileStore, 'createWorkFolder'>;
  capacity: Pick<Capacity, 'freeBytes'>;
  readTables: TableReader['run'];
}) {
  const queue = createFairQueue(processLimits);
  const discard = ({ folder }: UploadedWorkbook) => rm(folder, { recursive: true, force: true });

  return {
    discard,

    /** Errors: `disk_full` while the disk is nearly full. */
    checkSpace: () => requireFreeSpace(capacity),

    /** Writes a file to the disk while it arrives. Errors: `too_large`. */
    async receive(content: Readable): Promise<UploadedWorkbook> {
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
     * The content of a file for a draft as JSON, see `DraftImportFile`. Errors: `not_found`; `locked`; `too_many_requests`; the
     * reason of the signal.
     */
    async read(
      upload: UploadedWorkbook,
      {
        caller,
        draftId,
        fileName,
        language,
        signal,
      }: {
        caller: Pick<Caller, 'accountIds' | 'userId'>;
        draftId: string;
        fileName: string;
        language: Language;
        signal: AbortSignal;
      },
    ): Promise<AsyncIterable<Uint8Array>> {
      await requireDraft(db, caller.accountIds, draftId);
      const task = { file: fileIn(upload), output: tablesIn(upload), name: sheetNameOf(fileName) };
      const outcome = await queue.run(caller.userId, () => readTables(task, { signal }));
      return outcome.state === 'read'
        ? createReadStream(tablesIn(upload))
        : jsonOf(unreadable(outcome, language));
    },
  };
}

export type DraftImportService = ReturnType<typeof createDraftImportService>;

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

// oxlint-disable-next-line typescript/require-await -- the content of a file has the same type
async function* jsonOf(value: DraftImportFile): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(value));
}

function unreadable({ code, params, rowNumber }: UnreadableFile, language: Language): DraftImportFile {
  const key = code === 'not_a_report' ? 'not_a_workbook' : code;
  const failMessage = translate(language, 'importProblems', key, params);
  return {
    problem: { code: key, params: { ...params }, dataNum: rowNumber, failMessage },
    encoding: '',
    sheets: [],
  };
}

/** The name of a file without folders and extension. */
function sheetNameOf(fileName: string): string {
  const [name = ''] = (fileName.split(/[/\\]/).at(-1) ?? '').split(/\.\w+$/);
  return name.replaceAll(/[\p{Control}\p{Surrogate}]/gu, '').slice(0, 60);
}
