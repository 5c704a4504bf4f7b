import {
  exportStates,
  type Channel,
  type DownloadRecord,
  type ExportState,
  type Section,
} from '@meridian/api-client/contract';
import type { downloadRecords, StoredCostExportRequest, StoredExportRequest } from '../../platform/db/schema';

/** A stored record. */
export type StoredRecord = typeof downloadRecords.$inferSelect;

/** A record of a report export. */
export type ReportFileRecord = StoredRecord & {
  channel: Channel;
  section: Section;
  request: StoredExportRequest;
};

/** A record of a cost report export. */
export type CostFileRecord = StoredRecord & { request: StoredCostExportRequest };

export function isReportRecord(record: StoredRecord): record is ReportFileRecord {
  return record.channel !== null;
}

export function isCostRecord(record: StoredRecord): record is CostFileRecord {
  return record.channel === null;
}

/** States of a record whose file is not finished. */
export const pendingStates = [exportStates.waiting, exportStates.running];

/** A record in responses, with its account if it has only one. Errors: `RangeError` for an unknown state. */
export function toDownloadRecord(
  record: StoredRecord,
  account: DownloadRecord['account'] = null,
): DownloadRecord {
  const { id, fileName, format, channel, section, period, beginDate, endDate } = record;
  const { progress, totalCount, rowCount, size, failure, createdTime, finishedTime } = record;
  return {
    id,
    fileName,
    format,
    channel,
    section,
    period,
    beginDate,
    endDate,
    account,
    accountCount: record.request.accountIds.length,
    progress,
    totalCount,
    rowCount,
    size,
    failure,
    state: toExportState(record.state),
    createdTime: createdTime.toISOString(),
    finishedTime: finishedTime?.toISOString() ?? null,
  };
}

function toExportState(stored: number): ExportState {
  const state = Object.values(exportStates).find((known) => known === stored);
  if (state === undefined) throw new RangeError(`unknown state of an export: ${String(stored)}`);
  return state;
}
