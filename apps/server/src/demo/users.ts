import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { accounts, followedAccounts, roles, userAccounts, userRoles, users } from '../platform/db/schema';
import { nameKeyOf } from '../platform/lib/name-key';
import { createPasswordHash, pwdOf } from '../platform/lib/password';
import { demoAccounts, editorAccountNos } from './catalogue';

/** Users of the demo workspace, printed at the start; they exist nowhere else. */
export const demoUsers = [
  {
    name: 'admin',
    password: 'Meridian2026',
    role: 'admin',
    accountNos: demoAccounts.map((a) => a.accountNo),
    followedNos: ['8840213', '8840377', '8851904'],
  },
  {
    name: 'editor',
    password: 'Editor2026',
    role: 'edit',
    accountNos: editorAccountNos,
    followedNos: ['8840213'],
  },
] as const;

/** Creates missing demo users; existing ones do not change. Returns true if there were none. */
export async function seedUsers(db: Database): Promise<boolean> {
  let created = 0;
  for (const { name, password, role, accountNos, followedNos } of demoUsers) {
    const [user] = await db
      .insert(users)
      .values({ name, nameKey: nameKeyOf(name), passwordHash: await createPasswordHash(pwdOf(password)) })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) continue;
    created++;
    const [existing] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, role));
    if (!existing) throw new Error(`the built-in role ${role} is missing`);
    await db.insert(userRoles).values({ userId: user.id, roleId: existing.id });
    const granted = await accountIdsOf(db, accountNos);
    await db.insert(userAccounts).values(granted.map((accountId) => ({ userId: user.id, accountId })));
    const followed = await accountIdsOf(db, followedNos);
    await db.insert(followedAccounts).values(followed.map((accountId) => ({ userId: user.id, accountId })));
  }
  return created === demoUsers.length;
}

async function accountIdsOf(db: Database, accountNos: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(inArray(accounts.accountNo, [...accountNos]));
  return rows.map(({ accountId }) => accountId);
}
