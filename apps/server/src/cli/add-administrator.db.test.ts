import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles, userRoles, users } from '../db/schema';
import { verifyPassword } from '../lib/password';
import type { TestDatabase } from '../testing';
import { createTestDatabase } from '../testing';
import { addAdministrator } from './add-administrator';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

test('the first administrator has every permission, and no second spelling of the name changes the password', async () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
  expect(await addAdministrator(database.db, { name: 'Ada', pwd: first })).toBe(true);
  expect(await addAdministrator(database.db, { name: ' ＡDA', pwd: second })).toBe(false);

  const rows = await database.db
    .select({ name: users.name, hash: users.passwordHash, permissions: roles.permissions })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId));
  expect(rows).toEqual([{ name: 'Ada', hash: expect.any(String) as string, permissions: ['*:*:*'] }]);
  expect(await verifyPassword(rows[0]?.hash ?? '', first)).toBe(true);
});
