import type { BuiltInRoleName } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createSessionsRepository } from '../kits/identity/sessions.repository';
import type { Clock } from '../platform/clock';
import { dayOf } from '../platform/clock';
import type { Database } from '../platform/db';
import { ensureBuiltInRoles } from '../platform/db/built-in-roles';
import { accounts, roles, userAccounts, userRoles, users } from '../platform/db/schema';
import { nameKeyOf } from '../platform/lib/name-key';
import { createPasswordHash, pwdOf } from '../platform/lib/password';

/** A clock that stands still until a test advances it. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function createTestClock(start = '2026-11-20T04:00:00Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    today: (timeZone = 'Asia/Shanghai') => dayOf(new Date(time), timeZone),
    advance: (ms) => {
      time += ms;
    },
  };
}

export interface NewUser {
  name?: string;
  password?: string;
  status?: 'active' | 'frozen';
  /** `null`: no role at all. */
  role?: BuiltInRoleName | null;
  languageId?: 1 | 2 | 3;
  accountIds?: readonly number[];
}

const hashes = new Map<string, Promise<string>>();

/** Caches password hashes, because hashing is slow on purpose. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? createPasswordHash(pwdOf(password));
  hashes.set(password, hash);
  return hash;
}

/** Creates users, accounts and sessions in a test's database. */
export function createFixtures(db: Database, clock: Clock) {
  const sessions = createSessionsRepository({ db, clock });

  async function addAccount(values: Partial<typeof accounts.$inferInsert> = {}): Promise<number> {
    const accountNo = `test-${randomUUID()}`;
    const [account] = await db
      .insert(accounts)
      .values({ accountNo, accountName: accountNo, ...values })
      .returning({ accountId: accounts.accountId });
    return first(account).accountId;
  }

  async function addUser({
    name = `user-${randomUUID()}`,
    password = 'Secret2026',
    status = 'active',
    role = 'edit',
    languageId = 2,
    accountIds = [],
  }: NewUser = {}): Promise<{ userId: string; name: string; password: string }> {
    await ensureBuiltInRoles(db);
    const passwordHash = await hashOf(password);
    const [user] = await db
      .insert(users)
      .values({ name, nameKey: nameKeyOf(name), passwordHash, status, languageId })
      .returning({ id: users.id });
    const userId = first(user).id;
    if (role !== null) {
      const [granted] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, role));
      await db.insert(userRoles).values({ userId, roleId: first(granted).id });
    }
    if (accountIds.length > 0) {
      await db.insert(userAccounts).values(accountIds.map((accountId) => ({ userId, accountId })));
    }
    return { userId, name, password };
  }

  /** Creates a user with an open session. */
  async function signedIn(user: NewUser = {}): Promise<{ userId: string; token: string }> {
    const { userId } = await addUser(user);
    return { userId, token: await sessions.open(userId) };
  }

  return { addAccount, addUser, signedIn, openSession: (userId: string) => sessions.open(userId) };
}

export type Fixtures = ReturnType<typeof createFixtures>;

function first<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('the database returned no row');
  return row;
}
