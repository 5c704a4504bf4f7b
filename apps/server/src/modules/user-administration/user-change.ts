import type { ManagedUser, SessionEndReason } from '@meridian/api-client/contract';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import type { AccessChange } from './access-change';
import { createManagedUsersRepository } from './users.repository';

/** The reading user and the database connection. */
export interface UserReading {
  tx: Database;
  caller: Caller;
  clock: Clock;
  unlockMinutes: number;
}

/** A change of users, with its dependencies. */
export type UserChange = AccessChange & UserReading;

export interface UserVersion {
  id: string;
  version?: number | undefined;
}

/** Errors: `not_found`. */
export async function findUser(
  { tx, caller, clock, unlockMinutes }: UserReading,
  id: string,
): Promise<ManagedUser> {
  const reader = { caller, now: clock.now(), unlockMinutes };
  const user = await createManagedUsersRepository(tx).find(id, reader);
  if (user === undefined) throw new DomainError('not_found');
  return user;
}

/** A user whom the caller may change. Errors: `not_found`, `not_allowed`. */
export async function findChangeable(change: UserChange, id: string): Promise<ManagedUser> {
  const user = await findUser(change, id);
  if (!user.canEdit) throw new DomainError('not_allowed');
  return user;
}

/**
 * A user in the version that the caller changes. Errors: `not_found`, `not_allowed`, `conflict` with the current user.
 */
export async function findVersion(change: UserChange, { id, version }: UserVersion): Promise<ManagedUser> {
  const user = await findChangeable(change, id);
  if (user.version !== version) throw new DomainError('conflict', {}, { data: user });
  return user;
}

/** Errors: `not_allowed` if the change would also affect accounts that the caller has no access to. */
export function requireReach({ otherAccountCount }: ManagedUser): void {
  if (otherAccountCount > 0) throw new DomainError('not_allowed', {}, { messageKey: 'user_other_accounts' });
}

export async function endSessions(
  { tx, clock }: UserChange,
  userId: string,
  reason: SessionEndReason,
): Promise<void> {
  await createSessionsRepository({ db: tx, clock }).closeAll(userId, reason);
}
