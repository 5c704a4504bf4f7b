import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { ensureBuiltInRoles } from '../db/built-in-roles';
import { roles, userRoles, users } from '../db/schema';
import { nameKeyOf } from '../lib/name-key';
import { createPasswordHash } from '../lib/password';

/** Adds a user with the role admin. False when the name exists in any spelling; its password does not change. */
export async function addAdministrator(
  db: Database,
  { name, pwd }: { name: string; pwd: string },
): Promise<boolean> {
  const passwordHash = await createPasswordHash(pwd);
  return db.transaction(async (tx) => {
    await ensureBuiltInRoles(tx);
    const [user] = await tx
      .insert(users)
      .values({ name, nameKey: nameKeyOf(name), passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (user === undefined) return false;
    const [admin] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, 'admin'));
    if (admin === undefined) throw new Error('the built-in role admin is missing');
    await tx.insert(userRoles).values({ userId: user.id, roleId: admin.id });
    return true;
  });
}
