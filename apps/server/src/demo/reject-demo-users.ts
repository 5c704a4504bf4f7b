import { formatList } from '@meridian/i18n/core';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/db';
import { users } from '../platform/db/schema';
import { nameKeyOf } from '../platform/lib/name-key';
import { pwdOf, verifyPassword } from '../platform/lib/password';
import { SetupError } from '../platform/lib/setup-error';
import { demoUsers } from './users';

/** The database has a user whose password the README publishes. */
class DemoUsersError extends SetupError {
  override name = 'DemoUsersError';
  constructor(names: readonly string[]) {
    super(
      `This database has demo users whose passwords are published: ${formatList(names, 'en', 'values')}. ` +
        'Reset them (node apps/server/dist/admin.js reset-password NAME), use another MERIDIAN_DATA_DIR or DATABASE_URL, ' +
        'or run it as a demo (MERIDIAN_DEMO=1).',
    );
  }
}

/** Errors: `DemoUsersError` if a user of the demo workspace has the published password. */
export async function rejectDemoUsers(db: Database): Promise<void> {
  const passwords = new Map(demoUsers.map(({ name, password }) => [nameKeyOf(name), pwdOf(password)]));
  const found = await db
    .select({ name: users.name, nameKey: users.nameKey, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.nameKey, [...passwords.keys()]));
  const open: string[] = [];
  for (const { name, nameKey, passwordHash } of found) {
    if (await verifyPassword(passwordHash, passwords.get(nameKey) ?? '')) open.push(name);
  }
  if (open.length > 0) throw new DemoUsersError(open.sort());
}
