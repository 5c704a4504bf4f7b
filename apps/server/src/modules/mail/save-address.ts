import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import { createMailsRepository } from './mails.repository';
import type { Outbox } from './outbox';

/** Stores the email address of a user, or null for none, and sends the confirmation link. */
export async function saveAddress(
  { db, jobs, outbox }: { db: Database; jobs: Pick<Jobs, 'wake'>; outbox: Pick<Outbox, 'addConfirmation'> },
  userId: string,
  address: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const mails = createMailsRepository(tx);
    await mails.setAddress(userId, address);
    const stored = await mails.findAddress(userId);
    if (stored?.confirmedTime === null) await outbox.addConfirmation(tx, userId);
  });
  jobs.wake();
}
