import { adminRole, allPermissions, hasPermission, type Permission } from '@meridian/api-client/contract';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { findAllAccountIds, hasAdministrator, lockAccess } from './access.repository';

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

/** Changes by commands on the server, which may do everything. Errors: `invalid_request` when no active administrator would remain. */
export function createOperatorChanges({ db, clock }: { db: Database; clock: Clock }): ChangeAccess {
  return (_, change) =>
    inTurn(db, async (tx) => {
      const result = await change({ tx, caller: await findOperator(tx), time: clock.now() });
      await requireAdministrator(tx);
      return result;
    });
}

/** Who runs commands on the server: has every permission, sees every account, and is no user. */
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

/** Runs one change at a time on all servers. */
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

/** Whether someone with `held` permissions has all of `wanted`: nobody grants or takes what they lack. */
export function coversPermissions(held: readonly string[], wanted: readonly string[]): boolean {
  return held.includes(allPermissions) || wanted.every((one) => held.includes(one));
}
