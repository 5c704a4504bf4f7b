import { messageTypes } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { formatValue } from '@meridian/report-table/format';
import { inArray, sql } from 'drizzle-orm';
import { sendNotice } from '../kits/notices/notices';
import type { Database } from '../platform/db/database';
import { accounts, announcements, messages, users } from '../platform/db/schema';
import { demoAnnouncements } from './announcement-texts';
import { demoNotices, lowAccountNo, unreadOf } from './messages';

const idOf = (kind: 1 | 2, index: number) =>
  `0191d0a0-0000-7000-8000-0000000${kind}${String(index).padStart(4, '0')}`;
const messageId = (index: number) => idOf(1, index);
const announcementId = (index: number) => idOf(2, index);

/**
 * Adds announcements and notices of the days before `day`, some of them read; their texts name days around `today`.
 * Only once per workspace, because an administrator may have withdrawn one since.
 */
export async function seedMessages(
  db: Database,
  { today, day }: { today: string; day: string },
): Promise<void> {
  const written = demoAnnouncements(today);
  const known = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      inArray(
        announcements.id,
        written.map((_, index) => announcementId(index)),
      ),
    );
  if (known.length > 0) return;

  const at = (daysAgo: number, time: string) => new Date(`${addDays(day, -daysAgo)}T${time}:00+08:00`);
  const readers = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.name, Object.keys(unreadOf)));
  const userIdOf = new Map(readers.map(({ id, name }) => [name, id]));

  for (const [index, { texts, hasPopup, link, sent }] of written.entries()) {
    const time = sent ? at(sent.daysAgo, sent.time) : at(1, '17:40');
    if (sent) {
      await db.insert(messages).values({
        id: messageId(index),
        msgType: messageTypes.announcement,
        hasPopup,
        link,
        createdTime: time,
        titleCn: texts.cn.title,
        titleEn: texts.en.title,
        titleTw: texts.tw.title,
        introduceCn: texts.cn.text,
        introduceEn: texts.en.text,
        introduceTw: texts.tw.text,
      });
    }
    await db.insert(announcements).values({
      id: announcementId(index),
      texts,
      hasPopup,
      savedTime: time,
      messageId: sent ? messageId(index) : null,
      savedBy: userIdOf.get('admin') ?? null,
    });
  }
  await seedNotices(db, { today, at, userIdOf });
  for (const { id, name } of readers) await readAllBut(db, id, unreadOf[name] ?? 0);
}

async function seedNotices(
  db: Database,
  {
    today,
    at,
    userIdOf,
  }: {
    today: string;
    at: (daysAgo: number, time: string) => Date;
    userIdOf: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const rows = await db
    .select({ accountNo: accounts.accountNo, accountId: accounts.accountId, balance: accounts.balance })
    .from(accounts);
  const accountOf = new Map(rows.map((row) => [row.accountNo, row]));
  const lowBalance = formatValue(accountOf.get(lowAccountNo)?.balance ?? '0', 't2');
  for (const { userName, accountNo, about, daysAgo, time, ...notice } of demoNotices(today, { lowBalance })) {
    const userId = userIdOf.get(userName);
    if (userId === undefined) continue;
    const account = accountNo === undefined ? undefined : accountOf.get(accountNo);
    const subject = account ? `balance:${account.accountId}:${about}` : `${notice.kind}:${about}`;
    await sendNotice(db, { ...notice, userId, subject, time: at(daysAgo, time) });
  }
}

/** Marks all messages of a user as read, except the newest. */
async function readAllBut(db: Database, userId: string, unread: number): Promise<void> {
  await db.execute(sql`
    insert into message_receipts (message_id, user_id, is_read, popup_count)
    select id, ${userId}::uuid, true, has_popup::int from ${messages}
    where user_id is null or user_id = ${userId}::uuid
    order by created_at desc, id desc offset ${unread}
    on conflict do nothing`);
}
