import type { ErrorName } from '@meridian/api-client/contract';
import { recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import type { CountedFailure } from './sign-in-failures.repository';

interface NamedUser {
  id: string;
  name: string;
}

/**
 * Records a failed login. Unknown usernames are not recorded, because users type passwords into that field by mistake.
 */
export function recordFailedSignIn(tx: Database, user: NamedUser | null, reason: ErrorName): Promise<void> {
  return recordAudit(tx, {
    action: 'signInFail',
    object: { id: user?.id ?? null, name: user?.name ?? '' },
    after: { reason },
  });
}

/** Records a wrong code after a correct password, and the lock if it was the last allowed try. */
export async function recordFailedCode(tx: Database, user: NamedUser, count: CountedFailure): Promise<void> {
  await recordFailedSignIn(tx, user, count === 'locked' ? 'code_locked' : 'code_incorrect');
  if (count === 'locks')
    await recordAudit(tx, { action: 'signInLock', object: { id: user.id, name: user.name } });
}

/** Records a wrong password, and the lock if it was the last allowed try. */
export async function recordFailedPassword(
  tx: Database,
  user: NamedUser | null,
  { count, reason }: { count: CountedFailure; reason: ErrorName },
): Promise<void> {
  await recordFailedSignIn(tx, user, count === 'locked' ? 'account_locked' : reason);
  if (count === 'locks' && user)
    await recordAudit(tx, { action: 'signInLock', object: { id: user.id, name: user.name } });
}
