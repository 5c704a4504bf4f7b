import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** PostgreSQL channel on which servers notify each other of the progress of draft uploads. */
export const uploadChannel = 'meridian_uploads';

/** Notifies all servers of progress in the upload of a draft. In a transaction, on commit. */
export async function notifyUpload(db: Database, draftId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${uploadChannel}, ${draftId})`);
}
