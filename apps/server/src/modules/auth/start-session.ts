import type { AuditValues } from '@meridian/api-client/contract';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { createUsersRepository } from './users.repository';

/** Opens and records the session of an authenticated user in a transaction, and returns its token. */
export async function startSession(
  tx: Database,
  {
    user: { id, name },
    userAgent,
    clock,
    details,
    needsSecondFactor,
  }: {
    user: { id: string; name: string };
    userAgent: string | null;
    clock: Clock;
    /** Details for the audit log, in addition to the user. */
    details?: AuditValues;
    /** Whether administrative permissions require two-step verification before the session gives access. */
    needsSecondFactor?: boolean;
  },
): Promise<string> {
  await createUsersRepository(tx).noteSignIn(id, clock.now());
  await recordAudit(tx, {
    action: 'signIn',
    object: { id, name },
    actor: { kind: 'user', id, name },
    after: details ?? null,
  });
  return createSessionsRepository({ db: tx, clock }).open(id, {
    userAgent,
    ...(needsSecondFactor !== undefined && { needsSecondFactor }),
  });
}
