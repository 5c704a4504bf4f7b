import type { MessageEvent } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';

/** Unread count and newest message of a user at a point in time. */
export interface MessageState extends MessageEvent {
  userId: string;
}

/** States of several users at the same time. */
export interface MessageSnapshot {
  states: MessageState[];
  /** When the next message of these users appears; null if not within a minute. */
  nextMessageAt: Date | null;
}

/** Clocks of servers differ: a message that one server has just published may be in another's near future. */
const soonMs = 60_000;

/** Unread counts and newest messages of many users, in one query. */
export function createMessageStatesRepository(db: Database) {
  return {
    async readStates(userIds: readonly string[], now: Date): Promise<MessageSnapshot> {
      const ids = sql`${sql.param([...userIds])}::uuid[]`;
      const [instant, soon] = [now.toISOString(), new Date(now.getTime() + soonMs).toISOString()];
      const { rows } = await db.execute<{
        userId: string;
        unread: number;
        newest: string | null;
        access: string;
      }>(sql`
        select reader.id as "userId", unread.count::int as unread, newest.id as newest, access.text as access
        from unnest(${ids}) as reader(id)
        cross join lateral (
          select count(*) from messages m
          left join message_receipts r on r.message_id = m.id and r.user_id = reader.id
          where (m.user_id is null or m.user_id = reader.id) and m.created_at <= ${instant}::timestamptz
            and not coalesce(r.is_read, false)
        ) unread
        left join lateral (
          select id from (
            (select id, created_at from messages
             where user_id is null and created_at <= ${instant}::timestamptz
             order by created_at desc, id desc limit 1)
            union all
            (select id, created_at from messages
             where user_id = reader.id and created_at <= ${instant}::timestamptz
             order by created_at desc, id desc limit 1)
          ) last order by created_at desc, id desc limit 1
        ) newest on true
        cross join lateral (
          select md5(concat_ws(',', u.version, u.must_change_password, (
            select string_agg(role.id || ':' || role.version, ',' order by role.id)
            from user_roles held join roles role on role.id = held.role_id where held.user_id = u.id
          ))) as text
          from users u where u.id = reader.id
        ) access`);
      const { rows: coming } = await db.execute<{ next: string | null }>(sql`
        select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as next
        from messages
        where created_at > ${instant}::timestamptz and created_at <= ${soon}::timestamptz
          and (user_id is null or user_id = any(${ids}))`);
      const next = coming[0]?.next ?? null;
      return {
        states: rows.map(({ userId, unread, newest, access }) => ({
          userId,
          unreadCount: unread,
          newestId: newest,
          access,
        })),
        nextMessageAt: next === null ? null : new Date(next),
      };
    },
  };
}
