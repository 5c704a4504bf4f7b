import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { notifyMessages } from '../../platform/signals';

interface Parts {
  db: Database;
  clock: Clock;
}

type User = Pick<Caller, 'userId' | 'name'>;

export function signOut({ db, clock }: Parts, { userId, name }: User, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    await createSessionsRepository({ db: tx, clock }).close(token);
    await recordAudit(tx, { action: 'signOut', object: { id: userId, name } });
  });
}

/** Ends a session of the user, usually on another device. Errors: `not_found`. */
export function endSession({ db, clock }: Parts, { userId, name }: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const sessions = createSessionsRepository({ db: tx, clock });
    if (!(await sessions.closeOne(userId, id, 'ended_elsewhere'))) throw new DomainError('not_found');
    await recordAudit(tx, { action: 'sessionEnd', object: { id: userId, name } });
    // ends the device's event stream immediately
    await notifyMessages(tx, userId);
  });
}
