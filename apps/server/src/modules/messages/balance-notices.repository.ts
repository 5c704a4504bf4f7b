import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { messages, userAccounts, users } from '../../platform/db/schema';

/** Active users with a grant, by account. */
export async function findGrants(db: Database): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ accountId: userAccounts.accountId, userId: userAccounts.userId })
    .from(userAccounts)
    .innerJoin(users, eq(users.id, userAccounts.userId))
    .where(eq(users.status, 'active'));
  const usersOf = new Map<number, string[]>();
  for (const { accountId, userId } of rows)
    usersOf.set(accountId, [...(usersOf.get(accountId) ?? []), userId]);
  return usersOf;
}

/** Closes notices by subject, so that later notices can use these subjects. */
export async function closeNotices(db: Database, subjects: string[]): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .update(messages)
    .set({ subject: sql`${messages.subject} || ':' || ${messages.id}` })
    .where(inArray(messages.subject, subjects));
}
