import { adminRole, allPermissions, hasPermission, type Permission } from '@meridian/api-client/contract';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { findAllAccountIds, hasAdministrator, lockAccess } from './access.repository';

/** A change of users or roles, with its transaction, author and time. */
export interface AccessChange {
  tx: Database;
  caller: Caller;
  time: Date;
}

/** Runs a change for a user with a required permission. */
export type ChangeAccess = <Result>(
  by: { userId: string; needs: Permission },
  change: (change: AccessChange) => Promise<Result>,
) => Promise<Result>;

/**
 * Runs changes of users and roles one at a time across all servers, so that each sees the results of the others: names
 * remain unique, no one grants permissions that they have just lost, and an administrator always remains.
 *
 * Errors: `login_expired` or `not_allowed` if the user has lost the session or permission in the meantime;
 * `invalid_request` if no active administrator would remain, or the user would lose the permission for such changes.
 * Nothing is changed after an error.
 */
export function createAccessChanges({ db, clock }: { db: Database; clock: Clock }): ChangeAccess {
  return ({ userId, needs }, change) =>
    inTurn(db, async (tx) => {
      const callers = createCallersRepository({ db: tx, clock });
      const caller = await callers.findUser(userId);
      if (caller === null) throw new DomainError('login_expired');
      if (!hasPermission(caller.permissions, needs)) throw new DomainError('not_allowed');
      const result = await change({ tx, caller, time: clock.now() });
      await requireAdministrator(tx);
      const after = await callers.findUser(userId);
      if (after === null || !hasPermission(after.permissions, needs)) throw lockout('self_lockout');
      return result;
    });
}

/**
 * Runs changes by commands on the server, which have all permissions. Errors: `invalid_request` if no active
 * administrator would remain.
 */
export function createOperatorChanges({ db, clock }: { db: Database; clock: Clock }): ChangeAccess {
  return (_, change) =>
    inTurn(db, async (tx) => {
      const result = await change({ tx, caller: await findOperator(tx), time: clock.now() });
      await requireAdministrator(tx);
      return result;
    });
}

/** The operator who runs commands on the server: has all permissions and accounts, and is not a user. */
export async function findOperator(db: Database): Promise<Caller> {
  return {
    userId: operatorId,
    name: '',
    roles: [adminRole],
    permissions: [allPermissions],
    pages: null,
    pendingStep: null,
    language: 'en',
    accountIds: await findAllAccountIds(db),
  };
}

const operatorId = '00000000-0000-0000-0000-000000000000';

/** Runs one change at a time across all servers. */
function inTurn<Result>(db: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockAccess(tx);
    return run(tx);
  });
}

const lockout = (key: 'last_administrator' | 'self_lockout') =>
  new DomainError('invalid_request', {}, { fields: { roleIds: key }, messageKey: key });

/** Errors: `invalid_request` without an active administrator. */
async function requireAdministrator(tx: Database): Promise<void> {
  if (!(await hasAdministrator(tx))) throw lockout('last_administrator');
}

/** Whether `held` permissions include all `wanted` ones: no one may grant or revoke permissions that they lack. */
export function coversPermissions(held: readonly string[], wanted: readonly string[]): boolean {
  return held.includes(allPermissions) || wanted.every((one) => held.includes(one));
}
