import type { ManagedUser } from '@meridian/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import {
  createOperatorChanges,
  createUsersService,
  findOperator,
  type UserSave,
} from '../modules/user-administration';
import { createClock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db';
import { ensureBuiltInRoles } from '../platform/db/built-in-roles';
import { accounts, roles, users } from '../platform/db/schema';
import { nameKeyOf } from '../platform/lib/name-key';

type NewUser = Omit<UserSave, 'id' | 'version' | 'isFrozen'>;

/** The operator who runs commands on the server: has all permissions and is not a user. */
export type Operator = Awaited<ReturnType<typeof openOperator>>;

/** Changes users by username. Errors name what does not exist. */
export async function openOperator(db: Database, config: Pick<Config, 'today' | 'unlockMinutes'>) {
  await ensureBuiltInRoles(db);
  const clock = createClock(config);
  const service = createUsersService({
    db,
    clock,
    unlockMinutes: config.unlockMinutes,
    changeAccess: createOperatorChanges({ db, clock }),
  });

  const caller = await findOperator(db);

  async function findUser(name: string): Promise<ManagedUser> {
    const [found] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.nameKey, nameKeyOf(name)));
    if (!found) throw new Error(`User ${name} not found.`);
    return service.find(found.id, caller);
  }

  return {
    findUser,

    /** Returns the one-time password. */
    async createUser(user: NewUser): Promise<string> {
      const { oneTimePassword } = await service.save({ ...user, isFrozen: false }, caller.userId);
      return oneTimePassword ?? '';
    },

    async changeUser(
      name: string,
      change: (user: ManagedUser) => Partial<Pick<UserSave, 'accountIds' | 'isFrozen'>>,
    ): Promise<ManagedUser> {
      const user = await findUser(name);
      const { id, version, userName, displayName, language, isFrozen, accountIds } = user;
      const roleIds = user.roles.map((role) => role.id);
      const kept = { id, version, userName, displayName, language, isFrozen, roleIds, accountIds };
      return (await service.save({ ...kept, ...change(user) }, caller.userId)).user;
    },

    async unlock(name: string): Promise<void> {
      await service.unlock((await findUser(name)).id, caller.userId);
    },

    /** Returns the one-time password. */
    async resetPassword(name: string): Promise<string> {
      const { id, version } = await findUser(name);
      return (await service.resetPassword({ id, version }, caller.userId)).oneTimePassword ?? '';
    },

    removeSecondFactor: async (name: string) =>
      service.removeSecondFactor(await findUser(name), caller.userId),

    roleIdsOf: (names: readonly string[]) =>
      idsOf('Role', names, async () => {
        const rows = await db.select({ id: roles.id, name: roles.name }).from(roles);
        return new Map(rows.map((row) => [row.name, row.id]));
      }),

    accountIdsOf: (numbers: readonly string[]) =>
      idsOf('Provider account', numbers, async () => {
        const rows = await db
          .select({ id: accounts.accountId, number: accounts.accountNo })
          .from(accounts)
          .where(inArray(accounts.accountNo, [...numbers]));
        return new Map(rows.map((row) => [row.number, row.id]));
      }),
  };
}

/** Ids for names. Errors: names the first one that does not exist. */
async function idsOf<Id>(
  what: string,
  names: readonly string[],
  read: () => Promise<ReadonlyMap<string, Id>>,
): Promise<Id[]> {
  const known = names.length === 0 ? new Map<string, Id>() : await read();
  return names.map((name) => {
    const id = known.get(name);
    if (id === undefined) throw new Error(`${what} ${name} not found.`);
    return id;
  });
}
