import { addDays } from '@meridian/date-range/core';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database';
import { accounts, dayNotes, users } from '../platform/db/schema';

const notes = [
  { daysAgo: 2, text: '黑五预热开始，落地页已更换' },
  { daysAgo: 6, text: '客服电话停用半天，转化可能偏低' },
  { daysAgo: 19, text: '签证类关键词出价上调 10%' },
] as const;

/** Writes notes of a colleague about days of the first demo account. */
export async function seedNotes(db: Database, day: string): Promise<void> {
  const [account] = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountNo, '8840213'));
  const [author] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'zhangmin'));
  if (!account || !author) return;
  await db.insert(dayNotes).values(
    notes.map(({ daysAgo, text }) => {
      const noted = addDays(day, -daysAgo);
      const time = new Date(`${noted}T02:30:00Z`);
      const about = { accountId: account.accountId, day: noted, createdBy: author.id };
      return { ...about, id: randomUUID(), text, createdTime: time, updatedTime: time };
    }),
  );
}
