import { allPermissions, type UploadEvent } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { drafts, draftUploadItems, draftUploads, userAccounts } from '../../platform/db/schema';
import { eventReaders, mayRead } from './event-readers-sql';

/** Upload progress, and the user who may see it. */
export interface UserUploadEvent {
  event: UploadEvent;
  userIds: string[];
}

type Row = Omit<UploadEvent, 'counts'> & { counts: Partial<UploadEvent['counts']>; userIds: string[] };

/** Upload progress for users. */
export function createUploadEventsRepository(db: Database) {
  return {
    /** Latest uploads of drafts, each with those of the users who have access. */
    async read(draftIds: readonly string[], userIds: readonly string[]): Promise<UserUploadEvent[]> {
      const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
        with last as (
          select distinct on (draft_id) id, draft_id, account_id, state from ${draftUploads}
          where draft_id = any(${sql.param([...draftIds])}::uuid[])
          order by draft_id, version desc
        ), reader as (${eventReaders(userIds)})
        select last.draft_id as "draftId", last.id as "uploadId", draft.status, last.state,
          (select coalesce(jsonb_object_agg(state, count), '{}') from (
            select state, count(*)::int as count from ${draftUploadItems} where upload_id = last.id group by state
          ) as counted) as counts,
          array(
            select reader.id from reader
            where ${mayRead('draft:draft:view')} and (
              ${allPermissions} = any(reader.permissions) or exists (
                select 1 from ${userAccounts} where user_id = reader.id and account_id = last.account_id))
          ) as "userIds"
        from last join ${drafts} as draft on draft.id = last.draft_id and draft.deleted_at is null`);
      return rows.map(({ userIds: viewers, counts, ...event }) => ({
        event: { ...event, counts: completeCounts(counts) },
        userIds: viewers,
      }));
    },
  };
}

function completeCounts(counts: Row['counts']): UploadEvent['counts'] {
  const { waiting = 0, sending = 0, sent = 0, failed = 0, blocked = 0, unchanged = 0 } = counts;
  const total = waiting + sending + sent + failed + blocked + unchanged;
  return { total, waiting, sending, sent, failed, blocked, unchanged };
}
