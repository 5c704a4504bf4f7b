import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** PostgreSQL channel on which servers notify each other of the progress of uploads. */
export const uploadChannel = 'meridian_uploads';

/** Notifies every server that the upload of a draft has made progress; in a transaction, when that commits. */
export async function notifyUpload(db: Database, draftId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${uploadChannel}, ${draftId})`);
}
