import { maxImportBytes, type Channel } from '@meridian/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../clock';
import type { FileStore } from '../../files';
import { FileMissingError } from '../../files';
import type { JobHandler, Jobs } from '../../jobs';
import { DomainError } from '../../lib/domain-error';
import { sectionKeysOf } from '../../lib/item-dims';
import { fileKindOf } from './core/file-kind';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import { displayName } from './display-name';
import { parseInWorker, ParserError } from './parse-in-worker';
import type { ParseOutcome } from './parse-worker';
import type {
  ImportListQuery,
  ImportRecord,
  NewImport,
  ReportImportRepository,
} from './report-import.repository';
import type { OpenImport } from './write-report';

export interface Upload {
  accountId: number;
  channel: Channel;
  fileName: string;
  bytes: Uint8Array;
  /** Null when a command brings the file. */
  createdBy: string | null;
}

/** The work of the queue `import-report`. */
export type ImportJob = JobHandler<{ importId: string }>;

export interface ReportImportService {
  /**
   * Keeps the file and the job to import it; both are durable when the id is answered.
   *
   * Errors: `too_large`, or `unsupported_type` for bytes that no report comes in.
   */
  upload(upload: Upload): Promise<string>;
  /**
   * Imports a file before it answers, for a command. Killed on the way it has changed nothing, and has no record.
   *
   * Errors: as `upload`; what is wrong with a file that was read stands in its record.
   */
  importNow(upload: Upload): Promise<string>;
  list(query: ImportListQuery): Promise<{ list: ImportRecord[]; totalCount: number }>;
  job: ImportJob;
}

/** Takes report files and books them in the background. */
export function createReportImportService({
  imports,
  files,
  jobs,
  clock,
  parse = parseInWorker,
}: {
  imports: ReportImportRepository;
  files: Pick<FileStore, 'put' | 'read'>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  clock: Pick<Clock, 'today'>;
  parse?: typeof parseInWorker;
}): ReportImportService {
  async function storeFile({ bytes, fileName, ...upload }: Upload): Promise<NewImport> {
    if (bytes.length > maxImportBytes) throw new DomainError('too_large');
    if (fileKindOf(bytes) === 'other') throw new DomainError('unsupported_type');
    const id = randomUUID();
    await files.put(fileKey(id), bytes);
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    return { ...upload, id, contentHash, fileName: displayName(fileName) };
  }

  async function outcomeOf({ id, accountId, channel }: OpenImport): Promise<ParseOutcome> {
    const { currency, timeZone } = await imports.findAccount(accountId);
    try {
      const bytes = await buffer(await files.read(fileKey(id)));
      const options = { sections: sectionKeysOf(channel), currency, today: clock.today(timeZone) };
      return await parse({ bytes, options });
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      return { state: 'refused', ...packRejection(new ImportRejectedError('file_lost')) };
    }
  }

  const onExhausted = (importId: string) =>
    imports.reject(importId, packRejection(new ImportRejectedError('internal')));

  async function run(importId: string): Promise<void> {
    const open = await imports.open(importId);
    if (!open) return;
    try {
      await imports.complete(open, await outcomeOf(open));
    } catch (error) {
      // no further try can help; thrown on for the log
      if (error instanceof ParserError) await onExhausted(importId);
      throw error;
    }
  }

  return {
    async upload(upload) {
      const created = await storeFile(upload);
      const { id } = created;
      await imports.add(created, (tx) =>
        jobs.send('import-report', { importId: id }, { singletonKey: id, db: tx }),
      );
      jobs.wake();
      return id;
    },

    async importNow(upload) {
      const created = await storeFile(upload);
      await imports.recordOutcome(created, await outcomeOf(created));
      return created.id;
    },

    list: (query) => imports.list(query),

    job: {
      run: ({ importId }) => run(importId),
      onExhausted: ({ importId }) => onExhausted(importId),
    },
  };
}

const fileKey = (id: string) => `imports/${id}`;
