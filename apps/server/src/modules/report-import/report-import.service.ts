import { maxImportBytes, type Channel } from '@meridian/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../clock';
import type { FileStore } from '../../files';
import { FileMissingError } from '../../files';
import type { JobHandler, Jobs } from '../../jobs';
import type { AppDependencies } from '../../lib/app-dependencies';
import { DomainError } from '../../lib/domain-error';
import { sectionKeysOf } from '../../lib/item-dims';
import { fileKindOf } from './core/file-kind';
import { packRejection } from './core/pack-report';
import { ImportRejectedError } from './core/problem';
import { displayName } from './display-name';
import { parseInWorker, ParserError } from './parse-in-worker';
import type { ParseOutcome } from './parse-worker';
import type { OpenImport } from './repository/complete-import';
import type { ImportRecord } from './repository/import-record';
import type {
  ImportListQuery,
  NewImport,
  ReportImportRepository,
} from './repository/report-import.repository';

export interface ReportUpload {
  accountId: number;
  channel: Channel;
  fileName: string;
  bytes: Uint8Array;
  /** Null for a command. */
  createdBy: string | null;
}

/** The work of the queue `import-report`. */
export type ImportJob = JobHandler<{ importId: string }>;

export interface ReportImportService {
  /**
   * Stores the file and the job that imports it; both are durable before the id is returned.
   *
   * Errors: `too_large`, or `unsupported_type` for bytes that are no report.
   */
  upload(upload: ReportUpload): Promise<string>;
  /**
   * Imports a file before it returns, for a command. When it is killed, nothing has changed and there is no record.
   *
   * Errors: as `upload`. The record contains the problems of a parsed file.
   */
  importNow(upload: ReportUpload): Promise<string>;
  list(query: ImportListQuery): Promise<{ list: ImportRecord[]; totalCount: number }>;
  job: ImportJob;
}

/** Accepts report files and imports them in the background. */
export function createReportImportService({
  imports,
  files,
  jobs,
  clock,
  parse = (task) => parseInWorker(task),
}: {
  imports: ReportImportRepository;
  files: Pick<FileStore, 'put' | 'read'>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  clock: Pick<Clock, 'today'>;
  parse?: NonNullable<AppDependencies['parseReport']>;
}): ReportImportService {
  async function storeFile({ bytes, fileName, ...upload }: ReportUpload): Promise<NewImport> {
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
      return { state: 'rejected', ...packRejection(new ImportRejectedError('file_lost')) };
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
      // another try would fail too; rethrown for the log
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
