import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accounts, roles, userAccounts, userRoles, users } from '../db/schema';
import { nameKeyOf } from '../lib/name-key';
import { hashPassword, pwdOf } from '../lib/password';
import { demoAccounts, editorAccountNos } from './catalogue';

/** The log-ins of the demo workspace, printed at the start; they exist nowhere else. */
export const demoUsers = [
  {
    name: 'admin',
    password: 'Meridian2026',
    role: 'admin',
    accountNos: demoAccounts.map((a) => a.accountNo),
  },
  { name: 'editor', password: 'Editor2026', role: 'edit', accountNos: editorAccountNos },
] as const;

/** Makes the demo users that are missing; an existing one keeps its password, language and accounts. */
export async function seedUsers(db: Database): Promise<void> {
  for (const { name, password, role, accountNos } of demoUsers) {
    const [user] = await db
      .insert(users)
      .values({ name, nameKey: nameKeyOf(name), passwordHash: await hashPassword(pwdOf(password)) })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) continue;
    const [granted] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, role));
    if (!granted) throw new Error(`the built-in role ${role} is missing`);
    await db.insert(userRoles).values({ userId: user.id, roleId: granted.id });
    const own = await db
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(inArray(accounts.accountNo, [...accountNos]));
    await db.insert(userAccounts).values(own.map(({ accountId }) => ({ userId: user.id, accountId })));
  }
}
