import {
  cappedRowCount,
  costQuerySchema,
  type ExportFailure,
  readStoredQuery,
  rowCapOf,
} from '@meridian/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ReportFile } from '../../kits/workbooks/write/report-file';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import type { JobHandler } from '../../platform/jobs';
import { readableChannels, type Caller } from '../../platform/lib/caller';
import { costFile } from './cost-file';
import type { CostSource } from './cost-source';
import {
  isCostRecord,
  isReportRecord,
  type CostFileRecord,
  type ReportFileRecord,
  type StoredRecord,
} from './download-record';
import { exportContent, reportFile } from './export-content';
import { ExportCancelledError, ExportFailedError, failureOf } from './export-errors';
import { exportFileKey } from './export-file-key';
import type { ExportJobRepository } from './export-job.repository';
import { sendFailedNotice, sendReadyNotice } from './export-notices';
import { maySee } from './exports.service';
import { createProgress } from './progress';
import type { ReportSource } from './report-source';
import { storeContent } from './store-content';

/** Handler of the queue `export-report`. */
export type ExportJob = JobHandler<{ recordId: string }>;

/** Is notified of results, in the transaction that stores them. */
export interface ExportListener {
  /** Returns true if the listener has notified the user; then the usual notice is not sent. */
  onReady(tx: Database, record: StoredRecord, file: ReadyFile): Promise<boolean>;
  /** Like `onReady`. */
  onFailed(tx: Database, record: StoredRecord, time: Date): Promise<boolean>;
}

/** A file that is ready for download. */
export interface ReadyFile {
  /** Number of rows in the file. */
  rowCount: number;
  /** Number of rows in the report. */
  totalCount: number;
  /** Size in bytes. */
  size: number;
  time: Date;
}

export interface ExportJobOptions {
  exports: ExportJobRepository;
  reports: Pick<ReportSource, 'read'>;
  costs: CostSource;
  files: Pick<FileStore, 'put' | 'remove'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A user with current permissions; null if the user is deleted or suspended. */
  findUser: (userId: string) => Promise<Caller | null>;
  listener: ExportListener;
}

/**
 * Creates report files. An interrupted run leaves only a running record, and the next run starts over; a file can be
 * downloaded only once it is stored completely.
 */
export function createExportJob(options: ExportJobOptions): ExportJob {
  const { exports, files, clock, log, listener } = options;

  /** Marks an export as failed unless it was deleted, and notifies its user. */
  async function fail(id: string, failure: ExportFailure): Promise<void> {
    const finishedTime = clock.now();
    await exports.fail(id, { failure, finishedTime }, async (tx, record) => {
      if (!(await listener.onFailed(tx, record, finishedTime)))
        await sendFailedNotice(tx, record, finishedTime);
    });
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
        // the user sees the failure, the operator also its cause
        log.warn({ err: error, record: recordId, failure }, 'export failed');
        await fail(recordId, failure);
        await files.remove(exportFileKey(recordId));
      }
    },
    onExhausted: (recordId) => fail(recordId, 'failed'),
  };
}

/** Errors: `ExportFailedError`, `ExportCancelledError`, and temporary errors. */
async function createFile(options: ExportJobOptions, record: StoredRecord): Promise<void> {
  const owner = await options.findUser(record.createdBy);
  if (!owner || !maySee(owner, record)) throw new ExportFailedError('access_lost');
  if (isReportRecord(record)) await createReportFile(options, record, owner);
  if (isCostRecord(record)) await createCostFile(options, { record, owner });
}

async function createReportFile(
  options: ExportJobOptions,
  record: ReportFileRecord,
  reader: Caller,
): Promise<void> {
  const { exports, reports, clock } = options;
  const { channel, section, period, request } = record;
  const { accountIds, sortCol, columns, language } = request;
  const accounts = await exports.findAccounts(accountIds);
  const query = readStoredQuery(request.query);
  await reports.read(
    { channel, section, period, reader, query, accountIds, sortCol, columns, language },
    async (report) => {
      const { totalCount } = report;
      const rowCount = cappedRowCount(totalCount, rowCapOf(period));
      const now = clock.now();
      await writeFile(options, record, {
        totalCount,
        rowCount,
        fileOf: (onRows) => reportFile(record, report, { accounts, rowCount, now, onRows }),
      });
    },
  );
}

async function createCostFile(
  options: ExportJobOptions,
  { record, owner }: { record: CostFileRecord; owner: Caller },
): Promise<void> {
  const { exports, costs, clock } = options;
  const { accountIds, sortCol, language, query } = record.request;
  const accounts = await exports.findAccounts(accountIds);
  const { expandAll, toggled, ...stored } = query;
  const subject = {
    query: { ...costQuerySchema.parse(stored), expandAll, toggled },
    accountIds,
    sortCol,
    language,
    channels: readableChannels(owner),
  };
  await costs.read(subject, async (report) => {
    const rowCount = report.list.length;
    await writeFile(options, record, {
      totalCount: rowCount,
      rowCount,
      fileOf: () => costFile(record, report, { accounts, now: clock.now() }),
    });
  });
}

interface FileContent {
  /** Number of rows in the report. */
  totalCount: number;
  /** Number of rows in the file. */
  rowCount: number;
  /** `onRows` is called after each batch of rows. */
  fileOf: (onRows: (count: number) => Promise<void>) => ReportFile;
}

async function writeFile(
  { exports, files, clock, listener }: ExportJobOptions,
  record: StoredRecord,
  { totalCount, rowCount, fileOf }: FileContent,
): Promise<void> {
  if (totalCount === 0) throw new ExportFailedError('nothing_to_export');
  const { id } = record;
  const progress = createProgress({
    total: rowCount,
    now: () => performance.now(),
    report: async (share) => {
      if (!(await exports.setProgress(id, { progress: share, totalCount }))) throw new ExportCancelledError();
    },
  });
  const content = exportContent(
    record,
    fileOf((count) => progress.add(count)),
  );
  const stored = await storeContent(files, exportFileKey(id), content);
  const finishedTime = clock.now();
  const isFinished = await exports.finish(
    id,
    { rowCount, totalCount, ...stored, finishedTime },
    async (tx) => {
      const file = { rowCount, totalCount, size: stored.size, time: finishedTime };
      if (!(await listener.onReady(tx, record, file))) await sendReadyNotice(tx, record, file);
    },
  );
  if (!isFinished) throw new ExportCancelledError();
}
