import {
  cappedRowCount,
  type ExportFailure,
  pagePath,
  readStoredQuery,
  rowCapOf,
} from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import type { FastifyBaseLogger } from 'fastify';
import { Readable } from 'node:stream';
import type { Clock } from '../../clock';
import type { FileStore } from '../../files';
import type { JobHandler } from '../../jobs';
import type { Caller } from '../../lib/caller';
import { DomainError } from '../../lib/domain-error';
import { sendNotice } from '../messages/notices';
import { countingStream } from './counting-stream';
import { exportTable, summaryCells } from './export-columns';
import type { ExportsRepository, StoredRecord } from './exports.repository';
import { exportFileKey, retentionDays, maySee, retentionCutoff } from './exports.service';
import { csvFile } from './file/csv-file';
import type { ReportFile, ReportFileWriter } from './file/report-file';
import { xlsxFile } from './file/xlsx-file';
import { createProgress } from './progress';
import { reportMetadataSheet, type ReportedAccount } from './report-metadata-sheet';
import type { ReadReport, ReportSource } from './report-source';

/** The work of the queue `export-report`. */
export type ExportJob = JobHandler<{ recordId: string }>;

/** Someone deleted the record while the job ran. */
class ExportCancelledError extends Error {
  override name = 'ExportCancelledError';
}

/** Another run of the job would fail too. */
class ExportFailedError extends Error {
  override name = 'ExportFailedError';
  constructor(
    readonly failure: ExportFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/**
 * Creates report files. An interrupted run leaves only a running record, and the next run starts again; a file can be
 * downloaded only when all of it is stored.
 */
export function createExportJob({
  exports,
  reports,
  files,
  clock,
  log,
  findUser,
}: {
  exports: ExportsRepository;
  reports: Pick<ReportSource, 'read'>;
  files: Pick<FileStore, 'put' | 'remove'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A user as they are now; null when they are gone or frozen. */
  findUser: (userId: string) => Promise<Caller | null>;
}): ExportJob {
  async function createFile(record: StoredRecord): Promise<void> {
    const { id, createdBy, channel, section, period, request } = record;
    const owner = await findUser(createdBy);
    if (!owner || !maySee(owner, record)) throw new ExportFailedError('access_lost');
    const accounts = await exports.findAccounts(request.accountIds);
    await reports.read(
      { channel, section, period, userId: createdBy, ...subjectOf(record) },
      async (read) => {
        if (read.totalCount === 0) throw new ExportFailedError('nothing_to_export');
        const rowCount = cappedRowCount(read.totalCount, rowCapOf(period));
        const progress = createProgress({
          total: rowCount,
          now: () => performance.now(),
          report: async (share) => {
            const isWanted = await exports.setProgress(id, { progress: share, totalCount: read.totalCount });
            if (!isWanted) throw new ExportCancelledError();
          },
        });
        const file = reportFile(record, read, {
          accounts,
          rowCount,
          now: clock.now(),
          onRows: (count) => progress.add(count),
        });
        const size = await store(exportFileKey(id), writerOf(record)(file));
        const finishedTime = clock.now();
        const isWanted = await exports.finish(
          id,
          { rowCount, totalCount: read.totalCount, size, finishedTime },
          (tx) =>
            sendNotice(tx, {
              userId: createdBy,
              kind: 'exportReady',
              subject: `export:${id}`,
              params: {
                fileName: record.fileName,
                rows: rowCount.toLocaleString('en-US'),
                days: retentionDays,
              },
              link: pagePath('downloads'),
              time: finishedTime,
            }),
        );
        if (!isWanted) throw new ExportCancelledError();
      },
    );
  }

  /** Fails an export that nobody deleted meanwhile, and notifies its user. */
  async function fail(id: string, failure: ExportFailure): Promise<void> {
    const finishedTime = clock.now();
    await exports.fail(id, { failure, finishedTime }, (tx, { createdBy, fileName }) =>
      sendNotice(tx, {
        userId: createdBy,
        kind: 'exportFailed',
        // a retry may fail again
        subject: `export:${id}:failed:${finishedTime.toISOString()}`,
        params: { fileName },
        link: pagePath('downloads'),
        time: finishedTime,
      }),
    );
  }

  /** Returns the number of bytes. Errors: `ExportFailedError` when the store fails, else the error of reading. */
  async function store(key: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const source = countingStream(content);
    const stream = Readable.from(source.chunks(), { objectMode: false });
    try {
      await files.put(key, stream);
    } catch (error) {
      stream.destroy();
      await source.closed();
      const failure = source.failure();
      if (failure !== undefined) throw failure;
      throw new ExportFailedError(isDiskFull(error) ? 'disk_full' : 'failed', { cause: error });
    }
    return source.size();
  }

  /** Removes the file of a deleted record. */
  async function removeOrphan(id: string): Promise<void> {
    if (!(await exports.exists(id))) await files.remove(exportFileKey(id));
  }

  async function removeExpired(): Promise<void> {
    for (const id of await exports.removeBefore(retentionCutoff(clock)))
      await files.remove(exportFileKey(id));
  }

  return {
    async run({ recordId }) {
      await removeExpired();
      const record = await exports.open(recordId);
      if (!record) return removeOrphan(recordId);
      try {
        await createFile(record);
      } catch (error) {
        if (error instanceof ExportCancelledError) return removeOrphan(recordId);
        const failure = failureOf(error);
        // a temporary error, such as a lost connection, is retried
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

function failureOf(error: unknown): ExportFailure | undefined {
  if (error instanceof ExportFailedError) return error.failure;
  if (isDiskFull(error)) return 'disk_full';
  return error instanceof DomainError ? 'failed' : undefined;
}

/** Disk or quota full: of the file store, and of PostgreSQL, which sorts large reports on its disk. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (fullCodes.some((full) => full === code)) return true;
  }
  return false;
}

function subjectOf({ request }: StoredRecord) {
  const { query, accountIds, sortCol, columns, language } = request;
  return { query: readStoredQuery(query), accountIds, sortCol, columns, language };
}

function writerOf({ format, request }: StoredRecord): ReportFileWriter {
  return format === 'xlsx' ? xlsxFile : csvFile(request);
}

function reportFile(
  record: StoredRecord,
  { report, totalCount, rows }: ReadReport,
  options: {
    accounts: readonly ReportedAccount[];
    rowCount: number;
    now: Date;
    onRows: (count: number) => Promise<void>;
  },
): ReportFile {
  const { section, request } = record;
  const { language, columns, sortCol, query } = request;
  const { comparison, summary, titleInfos } = report;
  const table = exportTable(titleInfos, {
    dataKeys: columns,
    // without any previous data, every row would read as new
    isCompared: comparison !== undefined && comparison.dataTime !== null,
    language,
  });
  async function* cells() {
    for await (const batch of rows) {
      yield batch.map((pair) => table.cellsOf(pair));
      await options.onRows(batch.length);
    }
  }
  return {
    columns: table.columns,
    summary: summaryCells(table, { row: summary, previous: comparison?.summary ?? null }, language),
    rows: cells(),
    sheetName: translate(language, 'routes', section),
    metadataSheetName: translate(language, 'exportFile', 'title'),
    metadata: reportMetadataSheet({ ...record, ...options, query, sortCol, report, totalCount }, language),
  };
}
