import { exportStates, type DownloadRecord, type ExportState } from '@meridian/api-client/contract';
import type { downloadRecords } from '../../db/schema';

/** A record as the database stores it. */
export type StoredRecord = typeof downloadRecords.$inferSelect;

/** States of a record whose file is not finished. */
export const pendingStates = [exportStates.waiting, exportStates.running];

/** A record as clients see it, with its account if it has one only. Errors: `RangeError` for an unknown state. */
export function toDownloadRecord(
  record: StoredRecord,
  account: DownloadRecord['account'] = null,
): DownloadRecord {
  const { id, fileName, format, channel, section, period, beginDate, endDate } = record;
  const { progress, totalCount, rowCount, size, failure, createdTime, finishedTime } = record;
  return {
    ...{ id, fileName, format, channel, section, period, beginDate, endDate },
    account,
    accountCount: record.request.accountIds.length,
    ...{ progress, totalCount, rowCount, size, failure },
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
