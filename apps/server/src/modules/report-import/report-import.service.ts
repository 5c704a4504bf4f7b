import { maxImportBytes, type Channel } from '@meridian/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import type { FileStore } from '../../files';
import { FileMissingError } from '../../files';
import type { JobHandler, Jobs } from '../../jobs';
import { DomainError } from '../../lib/domain-error';
import { sectionKeysOf } from '../../lib/item-dims';
import { fileKindOf } from './core/file-kind';
import { packProblems } from './core/pack-report';
import { FileRefused } from './core/problem';
import { displayName } from './display-name';
import { parseInWorker } from './parse-in-worker';
import type { ImportListQuery, ImportRecord, ReportImportRepository } from './report-import.repository';

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
   * Imports a file before it answers, for a command. Killed on the way it has changed nothing.
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
}: {
  imports: ReportImportRepository;
  files: Pick<FileStore, 'put' | 'read'>;
  jobs: Pick<Jobs, 'send'>;
  clock: Pick<Clock, 'today'>;
}): ReportImportService {
  async function keep(
    { bytes, fileName, ...upload }: Upload,
    alongside: (id: string, tx: Database) => Promise<void>,
  ): Promise<string> {
    if (bytes.length > maxImportBytes) throw new DomainError('too_large');
    if (fileKindOf(bytes) === 'other') throw new DomainError('unsupported_type');
    const id = randomUUID();
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    await files.put(fileKey(id), bytes);
    await imports.transaction(async (tx) => {
      await imports.insert(tx, { ...upload, id, contentHash, fileName: displayName(fileName) });
      await alongside(id, tx);
    });
    return id;
  }

  async function run(importId: string): Promise<void> {
    const open = await imports.open(importId);
    const account = open && (await imports.findAccount(open.accountId));
    if (!open || !account) return;
    try {
      const { currency, timeZone } = account;
      const outcome = await parseInWorker({
        bytes: await buffer(await files.read(fileKey(importId))),
        options: { sections: sectionKeysOf(open.channel), currency, today: clock.today(timeZone) },
      });
      if (outcome.state === 'parsed') await imports.book(open, outcome.report);
      else await imports.refuse(importId, outcome);
    } catch (error) {
      const refused = error instanceof FileMissingError ? new FileRefused('file_lost') : error;
      if (!(refused instanceof FileRefused)) throw error;
      await refuse(importId, refused);
    }
  }

  const refuse = (importId: string, { problems }: FileRefused) =>
    imports.refuse(importId, { problems: packProblems(problems), failedRows: 0 });

  return {
    upload: (upload) =>
      keep(upload, (importId, tx) =>
        jobs.send('import-report', { importId }, { singletonKey: importId, db: tx }),
      ),

    async importNow(upload) {
      const id = await keep(upload, () => Promise.resolve());
      await run(id);
      return id;
    },

    list: (query) => imports.list(query),

    job: {
      run: ({ importId }) => run(importId),
      giveUp: ({ importId }) => refuse(importId, new FileRefused('internal')),
    },
  };
}

const fileKey = (id: string) => `imports/${id}`;
