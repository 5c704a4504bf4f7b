import { adminRole, allPermissions, hasPermission, type Permission } from '@meridian/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import { roles, userRoles, users } from '../../db/schema';
import type { Caller } from '../../lib/caller';
import { DomainError } from '../../lib/domain-error';
import { createCallersRepository } from '../auth/callers.repository';

/** A change of users or roles: its transaction, who makes it, and when. */
export interface AccessChange {
  tx: Database;
  caller: Caller;
  time: Date;
}

/** Runs a change for a user who needs a permission. */
export type ChangeAccess = <Result>(
  by: { userId: string; needs: Permission },
  change: (change: AccessChange) => Promise<Result>,
) => Promise<Result>;

/**
 * Changes of users and roles, one at a time on all servers, so that each one sees the result of the others: names stay unique,
 * nobody grants what they have just lost, and one administrator always remains.
 *
 * Errors: `login_expired` or `not_allowed` when the caller has lost the session's rights meanwhile, `invalid_request` when no active
 * administrator would remain, or when the caller would lose the right to make such changes. An error changes nothing.
 */
export function createAccessChanges({ db, clock }: { db: Database; clock: Clock }): ChangeAccess {
  return ({ userId, needs }, change) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('access of users'))`);
      const callers = createCallersRepository({ db: tx, clock });
      const caller = await callers.findUser(userId);
      if (caller === null) throw new DomainError('login_expired');
      if (!hasPermission(caller.permissions, needs)) throw new DomainError('not_allowed');
      const result = await change({ tx, caller, time: clock.now() });
      if (!(await hasAdministrator(tx))) throw lockout('last_administrator');
      const after = await callers.findUser(userId);
      if (after === null || !hasPermission(after.permissions, needs)) throw lockout('self_lockout');
      return result;
    });
}

const lockout = (key: 'last_administrator' | 'self_lockout') =>
  new DomainError('invalid_request', {}, { fields: { roleIds: key }, messageKey: key });

async function hasAdministrator(tx: Database): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(roles.name, adminRole), eq(users.status, 'active')))
    .limit(1);
  return found.length > 0;
}

/** Whether someone with `held` permissions has all of `wanted`: nobody grants or takes what they lack. */
export function coversPermissions(held: readonly string[], wanted: readonly string[]): boolean {
  return held.includes(allPermissions) || wanted.every((one) => held.includes(one));
}
