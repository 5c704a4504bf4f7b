import { cappedRowCount, type ExportFailure, readStoredQuery, rowCapOf } from '@meridian/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock';
import type { FileStore } from '../../files';
import type { JobHandler } from '../../jobs';
import type { Caller } from '../../lib/caller';
import type { StoredRecord } from './download-record';
import { exportContent } from './export-content';
import { ExportCancelledError, ExportFailedError, failureOf } from './export-errors';
import { exportFileKey } from './export-file-key';
import type { ExportJobRepository } from './export-job.repository';
import { sendFailedNotice, sendReadyNotice } from './export-notices';
import { maySee } from './exports.service';
import { createProgress } from './progress';
import type { ReadReport, ReportSource } from './report-source';
import { storeContent } from './store-content';

/** The work of the queue `export-report`. */
export type ExportJob = JobHandler<{ recordId: string }>;

export interface ExportJobOptions {
  exports: ExportJobRepository;
  reports: Pick<ReportSource, 'read'>;
  files: Pick<FileStore, 'put' | 'remove'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A user with current permissions; null when the user is deleted or frozen. */
  findUser: (userId: string) => Promise<Caller | null>;
}

/**
 * Creates report files. An interrupted run leaves only a running record, and the next run starts again; a file can be
 * downloaded only when all of it is stored.
 */
export function createExportJob(options: ExportJobOptions): ExportJob {
  const { exports, files, clock, log } = options;

  /** Fails an export that nobody deleted meanwhile, and notifies its user. */
  async function fail(id: string, failure: ExportFailure): Promise<void> {
    const finishedTime = clock.now();
    await exports.fail(id, { failure, finishedTime }, (tx, record) =>
      sendFailedNotice(tx, record, finishedTime),
    );
  }

  /** Removes the file of a deleted record. */
  async function removeOrphan(id: string): Promise<void> {
    if (!(await exports.exists(id))) await files.remove(exportFileKey(id));
  }

  return {
    async run({ recordId }) {
      const record = await exports.open(recordId);
      if (!record) return removeOrphan(recordId);
      try {
        await createFile(options, record);
      } catch (error) {
        if (error instanceof ExportCancelledError) return removeOrphan(recordId);
        const failure = failureOf(error);
        // a temporary error is retried
        if (failure === undefined) throw error;
        // the user reads the failure, the operator its cause
        log.warn({ err: error, record: recordId, failure }, 'export failed');
        await fail(recordId, failure);
        await files.remove(exportFileKey(recordId));
      }
    },
    onExhausted: ({ recordId }) => fail(recordId, 'failed'),
  };
}

/** Errors: `ExportFailedError`, `ExportCancelledError`, and temporary errors. */
async function createFile(options: ExportJobOptions, record: StoredRecord): Promise<void> {
  const { exports, reports, findUser } = options;
  const { createdBy, channel, section, period, request } = record;
  const owner = await findUser(createdBy);
  if (!owner || !maySee(owner, record)) throw new ExportFailedError('access_lost');
  const accounts = await exports.findAccounts(request.accountIds);
  const { accountIds, sortCol, columns, language } = request;
  const query = readStoredQuery(request.query);
  await reports.read(
    { channel, section, period, userId: createdBy, query, accountIds, sortCol, columns, language },
    async (report) => {
      if (report.totalCount === 0) throw new ExportFailedError('nothing_to_export');
      await writeFile(options, record, { report, accounts });
    },
  );
}

async function writeFile(
  { exports, files, clock }: ExportJobOptions,
  record: StoredRecord,
  {
    report,
    accounts,
  }: { report: ReadReport; accounts: Awaited<ReturnType<ExportJobRepository['findAccounts']>> },
): Promise<void> {
  const { id, period } = record;
  const { totalCount } = report;
  const rowCount = cappedRowCount(totalCount, rowCapOf(period));
  const progress = createProgress({
    total: rowCount,
    now: () => performance.now(),
    report: async (share) => {
      if (!(await exports.setProgress(id, { progress: share, totalCount }))) throw new ExportCancelledError();
    },
  });
  const content = exportContent(record, report, {
    accounts,
    rowCount,
    now: clock.now(),
    onRows: (count) => progress.add(count),
  });
  const stored = await storeContent(files, exportFileKey(id), content);
  const finishedTime = clock.now();
  const isFinished = await exports.finish(id, { rowCount, totalCount, ...stored, finishedTime }, (tx) =>
    sendReadyNotice(tx, record, { rowCount, time: finishedTime }),
  );
  if (!isFinished) throw new ExportCancelledError();
}
