import {
  cappedRowCount,
  type Channel,
  type DownloadRecord,
  type ExportFormat,
  exportStates,
  hasEveryPermission,
  type Period,
  type ReportQuery,
  rowCapOf,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { FileDamagedError, FileMissingError, readVerified, type FileStore } from '../../platform/files';
import { defineQueue, type Jobs } from '../../platform/jobs';
import type { Caller } from '../../platform/lib/caller';
import { requireFreeSpace, type Capacity } from '../../platform/lib/capacity';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import type { CostSource, CostExportSubject } from './cost-source';
import type { StoredRecord } from './download-record';
import { exportFileKey } from './export-file-key';
import type { ExportsRepository, NewRecord, RecordListQuery } from './exports.repository';
import { costFileName, exportFileName, type NamedReport } from './file-name';
import type { ReportSource } from './report-source';
import { retentionCutoff } from './retention';

export const exportQueue = defineQueue({
  name: 'export-report',
  data: z.object({ recordId: z.uuid() }),
  tries: 30,
  concurrency: 2,
});

export interface NewExport {
  caller: Pick<Caller, 'userId' | 'accountIds'>;
  channel: Channel;
  section: Section;
  period: Period;
  /** Selected accounts that the user has access to. */
  accountIds: readonly number[];
  query: ReportQuery;
  sortCol?: string | undefined;
  columns?: readonly string[] | undefined;
  format: ExportFormat;
  withBom: boolean;
  withMetadata: boolean;
  language: Language;
  /** Whether to omit columns that the report lacks instead of rejecting them. */
  skipsUnknownColumns?: boolean;
  /** Writes in the transaction that stores the record, with its id. If it throws, nothing is stored. */
  alongside?: (tx: Database, recordId: string) => Promise<void>;
}

export interface NewCostExport extends CostExportSubject {
  caller: Pick<Caller, 'userId'>;
  format: ExportFormat;
  withBom: boolean;
  withMetadata: boolean;
}

export interface OpenedFile {
  record: StoredRecord;
  /** Null while the file is not ready, and after a failure. */
  content: Readable | null;
}

/** Pending and running files per user. */
const maxPending = 20;
/** Estimated time until a file of the user is finished. */
const retryAfterSeconds = 30;

/** Dependencies of export requests. */
interface ExportParts {
  exports: ExportsRepository;
  reports: Pick<ReportSource, 'describe'>;
  costs: Pick<CostSource, 'read'>;
  files: Pick<FileStore, 'read' | 'sizeOf' | 'remove'>;
  jobs: Pick<Jobs, 'send' | 'wake'>;
  clock: Pick<Clock, 'now'>;
  capacity: Pick<Capacity, 'freeBytes'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Accepts export requests, lists and opens the files. A job creates them. */
export function createExportsService(parts: ExportParts) {
  const { exports, files, clock } = parts;
  return {
    /** Errors: those of `createExport`. */
    create: (request: NewExport) => createExport(parts, request),
    /** Errors: those of `createCostExport`. */
    createCosts: (request: NewCostExport) => createCostExport(parts, request),

    list: (query: Omit<RecordListQuery, 'since'>): Promise<{ list: DownloadRecord[]; totalCount: number }> =>
      exports.list({ ...query, since: retentionCutoff(clock) }),

    /** Errors: those of `retryExport`. */
    retry: (id: string, caller: Pick<Caller, 'userId'>) => retryExport(parts, id, caller),

    /** Deletes those of the user's records that have one of the ids; returns their number. */
    async remove(
      { ids, pendingOnly = false }: { ids: readonly string[]; pendingOnly?: boolean | undefined },
      caller: Pick<Caller, 'userId'>,
    ): Promise<number> {
      const removed = await exports.remove(ids, caller.userId, { pendingOnly });
      for (const id of removed) await files.remove(exportFileKey(id));
      return removed.length;
    },

    /** Errors: those of `openExportFile`. */
    openFile: (id: string, caller: Caller) => openExportFile(parts, id, caller),
  };
}
export type ExportsService = ReturnType<typeof createExportsService>;

/**
 * Accepts an export request. Record and job are stored before the id is returned.
 *
 * Errors: as for the report's list; `invalid_request` for unknown columns and for a report without rows;
 * `too_many_requests` if the user has the maximum of pending files; `disk_full` if the disk is nearly full.
 */
async function createExport(parts: ExportParts, request: NewExport): Promise<string> {
  const { reports, capacity, clock } = parts;
  await requireFreeSpace(capacity);
  const { query, language, format, channel, section, period, accountIds, sortCol } = request;
  const { caller } = request;
  const subject = { channel, section, period, accountIds, query, sortCol, reader: caller, language };
  const { titleInfos, totalCount } = await reports.describe({ ...subject, columns: request.columns });
  const columns = columnsOf(request, titleInfos);
  if (totalCount === 0) throw invalidField('query', 'nothing_to_export');

  const { beginDate, endDate } = query;
  const described = { channel, section, period, beginDate, endDate, format };
  const named = { ...described, account: await accountsInName(parts, accountIds), from: query.from };
  const { withBom, withMetadata } = request;
  const created = {
    id: randomUUID(),
    createdBy: caller.userId,
    createdTime: clock.now(),
    fileName: fileNameOf(named, { totalCount, language }),
    ...described,
    request: { query, accountIds, sortCol, columns, language, withBom, withMetadata },
    totalCount,
  };
  return accept(parts, created, request.alongside);
}

/** Accepts an export request for the cost report. Errors: as for `createExport`. */
async function createCostExport(
  parts: ExportParts,
  { caller, format, withBom, withMetadata, ...subject }: NewCostExport,
): Promise<string> {
  const { costs, capacity, clock } = parts;
  await requireFreeSpace(capacity);
  const { query, accountIds, sortCol, language } = subject;
  const totalCount = await costs.read(subject, ({ list }) => Promise.resolve(list.length));
  if (totalCount === 0) throw invalidField('query', 'nothing_to_export');
  const { beginDate, endDate, period } = query;
  const described = { period, beginDate, endDate, format };
  return accept(parts, {
    id: randomUUID(),
    createdBy: caller.userId,
    createdTime: clock.now(),
    fileName: costFileName({ ...described, account: await accountsInName(parts, accountIds) }, language),
    ...described,
    channel: null,
    section: null,
    request: { query, accountIds, sortCol, language, withBom, withMetadata },
    totalCount,
  });
}

/** Errors: `not_found`; `conflict` for a file that has not failed. */
async function retryExport(parts: ExportParts, id: string, caller: Pick<Caller, 'userId'>): Promise<void> {
  const { exports, jobs, clock } = parts;
  const { userId } = caller;
  const record = await exports.findOwn(id, { userId, since: retentionCutoff(clock) });
  if (!record) throw new DomainError('not_found');
  // uses the id of the record: the client's may have upper-case letters, file keys have none
  if (!(await exports.retry({ id, userId }, sendJob(parts, record.id)))) throw new DomainError('conflict');
  jobs.wake();
}

/**
 * Errors: `not_found` for another user's record; `not_allowed` without access to all accounts of the file. A missing or
 * damaged file is `not_found`; if the damage is detected only while reading, the content ends with an error. A damaged
 * file makes its record a failed one, so that the user can retry.
 */
async function openExportFile(
  { exports, files, clock, log }: ExportParts,
  id: string,
  caller: Caller,
): Promise<OpenedFile> {
  const record = await exports.findOwn(id, { userId: caller.userId, since: retentionCutoff(clock) });
  if (!record) throw new DomainError('not_found');
  if (!maySee(caller, record)) throw new DomainError('not_allowed');
  if (record.state !== exportStates.ready) return { record, content: null };
  try {
    const onDamage = async () => {
      log.error({ record: record.id }, 'the file of an export is damaged');
      await exports.failDamaged(record);
    };
    return {
      record,
      content: await readVerified(files, exportFileKey(record.id), { ...record, onDamage }),
    };
  } catch (error) {
    if (!(error instanceof FileMissingError || error instanceof FileDamagedError)) throw error;
    throw new DomainError('not_found', {}, { cause: error });
  }
}

// of all users' pending files, those of users with few of them come first
const sendJob =
  ({ jobs }: ExportParts, recordId: string) =>
  (tx: Database, pending = 0) =>
    jobs.send(exportQueue, { recordId }, { singletonKey: recordId, db: tx, priority: -pending });

/** Stores a record and its job. Errors: `too_many_requests`, and those of `alongside`. */
async function accept(
  parts: ExportParts,
  created: NewRecord,
  others?: NewExport['alongside'],
): Promise<string> {
  const { id } = created;
  const alongside = async (tx: Database, pending: number) => {
    await others?.(tx, id);
    await sendJob(parts, id)(tx, pending);
  };
  if (!(await parts.exports.add(created, { maxPending, alongside })))
    throw new DomainError('too_many_requests', { retryAfterSeconds });
  parts.jobs.wake();
  return id;
}

/** The accounts in a file name: the number of a single account, otherwise how many. */
async function accountsInName(
  { exports }: ExportParts,
  accountIds: readonly number[],
): Promise<string | number> {
  const [accountId] = accountIds;
  const single = accountIds.length === 1 && accountId !== undefined ? [accountId] : [];
  const found = (await exports.findAccounts(single)).values().next().value;
  return found?.accountNo ?? accountIds.length;
}

/**
 * Columns of a file; undefined for the user's custom fields.
 * Errors: `invalid_request` with the first unknown or duplicate column.
 */
function columnsOf(
  { columns, skipsUnknownColumns = false }: Pick<NewExport, 'columns' | 'skipsUnknownColumns'>,
  titleInfos: readonly { dataKey: string }[],
): readonly string[] | undefined {
  if (columns === undefined) return undefined;
  const known = new Set(titleInfos.map(({ dataKey }) => dataKey));
  if (skipsUnknownColumns) {
    const found = columns.filter((key) => known.has(key));
    return found.length === 0 ? undefined : found;
  }
  for (const [index, key] of columns.entries()) {
    if (!known.has(key) || columns.indexOf(key) !== index) {
      throw invalidField(`columns.${String(index)}`, 'invalid');
    }
  }
  return columns;
}

/** File name, which says so if the file has fewer rows than the report. */
function fileNameOf(
  named: NamedReport,
  { totalCount, language }: { totalCount: number; language: Language },
): string {
  const rowCount = cappedRowCount(totalCount, rowCapOf(named.period));
  return exportFileName(rowCount < totalCount ? { ...named, firstRows: rowCount } : named, language);
}

/** Whether a user still has access to the section and all accounts of a record. */
export function maySee(
  { permissions, accountIds }: Pick<Caller, 'permissions' | 'accountIds'>,
  { channel, request }: Pick<StoredRecord, 'channel' | 'request'>,
): boolean {
  const isPermitted = hasEveryPermission(permissions, [
    `report:${channel ?? 'cost'}:view`,
    'report:export:create',
  ]);
  return isPermitted && request.accountIds.every((id) => accountIds.includes(id));
}
