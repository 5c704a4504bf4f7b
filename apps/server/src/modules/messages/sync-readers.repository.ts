import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { eventReaders, mayRead } from './event-readers-sql';

/** Those of the users who may see how the reports of accounts arrive. */
export async function findSyncReaders(db: Database, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select reader.id from (${eventReaders(userIds)}) as reader where ${mayRead('account:account:view')}`);
  return rows.map(({ id }) => id);
}
