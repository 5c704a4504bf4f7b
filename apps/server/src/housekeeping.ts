import { subDays } from 'date-fns';
import { removeOldRecordImports } from './modules/customers';
import { removeOldPlans } from './modules/draft-upload';
import { removeOldDrafts } from './modules/drafts';
import { removeOldExports } from './modules/exports';
import { removeOldMails } from './modules/mail';
import { removeOldImages } from './modules/materials';
import { removeOldMessages } from './modules/messages';
import { discardReviews, purgeLoads, removeOldFiles } from './modules/report-import';
import type { Clock } from './platform/clock';
import type { Database } from './platform/db';
import type { FileStore } from './platform/files';
import { removeOrphans } from './remove-orphans';

/** Time for which a user finds a message again. */
const messageRetentionDays = 180;
/** Time for which an operator can look up a mail. */
const mailRetentionDays = 30;
/** Time for which a user finds the rows of an imported spreadsheet that failed. */
const recordImportRetentionDays = 7;

/**
 * The work of the queue `housekeeping`: once a day, it deletes the rows of loads that were superseded long ago, discards
 * the imports that nobody has answered, and removes old files, files without a record, deleted drafts and
 * images, and old messages and mails.
 */
export function createHousekeeping({
  db,
  files,
  clock,
  retentionDays,
}: {
  db: Database;
  files: Pick<FileStore, 'list' | 'remove' | 'removeAbandoned'>;
  clock: Pick<Clock, 'now'>;
  /** Time for which a superseded load can be brought back by an undo, and an uploaded file be downloaded. */
  retentionDays: number;
}): () => Promise<void> {
  return async () => {
    const since = subDays(clock.now(), retentionDays);
    await purgeLoads(db, since);
    await discardReviews(db, since);
    await removeOldFiles(db, files, since);
    await removeOldExports(db, files, clock);
    await removeOldDrafts(db, clock);
    await removeOldPlans(db, subDays(clock.now(), 1));
    await removeOldImages(db, files, clock);
    await removeOrphans(db, files, subDays(clock.now(), 1));
    await files.removeAbandoned();
    await removeOldMessages(db, subDays(clock.now(), messageRetentionDays));
    await removeOldRecordImports(db, subDays(clock.now(), recordImportRetentionDays));
    await removeOldMails(db, subDays(clock.now(), mailRetentionDays));
  };
}
