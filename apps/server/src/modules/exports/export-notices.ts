import { pagePath } from '@meridian/api-client/contract';
import { sendNotice } from '../../kits/notices/notices';
import type { Database } from '../../platform/db';
import type { StoredRecord } from './download-record';
import { retentionDays } from './retention';

type NoticeRecord = Pick<StoredRecord, 'id' | 'createdBy' | 'fileName'>;

/** Notifies the user that a file is ready for download. */
export function sendReadyNotice(
  tx: Database,
  { id, createdBy, fileName }: NoticeRecord,
  { rowCount, time }: { rowCount: number; time: Date },
): Promise<void> {
  return sendNotice(tx, {
    userId: createdBy,
    kind: 'exportReady',
    subject: `export:${id}`,
    params: { fileName, rows: rowCount.toLocaleString('en-US'), days: retentionDays },
    link: pagePath('downloads'),
    time,
  });
}

/** Notifies the user that an export failed. */
export function sendFailedNotice(
  tx: Database,
  { id, createdBy, fileName }: NoticeRecord,
  time: Date,
): Promise<void> {
  return sendNotice(tx, {
    userId: createdBy,
    kind: 'exportFailed',
    // a retry may fail again
    subject: `export:${id}:failed:${time.toISOString()}`,
    params: { fileName },
    link: pagePath('downloads'),
    time,
  });
}
