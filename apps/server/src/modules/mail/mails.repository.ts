import { and, eq, lt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db';
import {
  alertRules,
  mailAddresses,
  mails,
  reportSchedules,
  scheduleRecipients,
  users,
} from '../../platform/db/schema';
import type { MailKind } from './mail-token';

/** A stored email. */
export type StoredMail = typeof mails.$inferSelect;
/** The stored email address of a user. */
export type StoredAddress = typeof mailAddresses.$inferSelect;

const keyBytes = 32;

const subscriptions = { alert: alertRules, schedule: reportSchedules } as const;

/** Email addresses of users, and emails to them. */
export function createMailsRepository(db: Database) {
  return {
    async findAddress(userId: string): Promise<(StoredAddress & { languageId: number }) | undefined> {
      const [found] = await db
        .select({ stored: mailAddresses, languageId: users.languageId })
        .from(mailAddresses)
        .innerJoin(users, eq(users.id, mailAddresses.userId))
        .where(and(eq(mailAddresses.userId, userId), eq(users.status, 'active')));
      return found && { ...found.stored, languageId: found.languageId };
    },

    /** Stores an unconfirmed address. If the address is unchanged, its confirmation remains. */
    async setAddress(userId: string, address: string | null): Promise<void> {
      await db
        .insert(mailAddresses)
        .values({ userId, address, linkKey: randomBytes(keyBytes) })
        .onConflictDoUpdate({
          target: mailAddresses.userId,
          set: {
            address,
            confirmedTime: sql`CASE WHEN ${mailAddresses.address} = ${address}::text THEN ${mailAddresses.confirmedTime} END`,
          },
        });
    },

    /** Confirms an address, unless the user has changed it in the meantime. */
    async confirm({ userId, address }: Pick<StoredAddress, 'userId' | 'address'>, time: Date): Promise<void> {
      if (address === null) return;
      await db
        .update(mailAddresses)
        .set({ confirmedTime: time })
        .where(and(eq(mailAddresses.userId, userId), eq(mailAddresses.address, address)));
    },

    /**
     * Unsubscribes the user from an alert or scheduled report, or from all of its kind. A report of someone else is no
     * longer sent to the user at all.
     */
    async unsubscribe(userId: string, kind: MailKind, id?: string): Promise<void> {
      if (kind === 'received') {
        const isOne = id === undefined ? undefined : eq(scheduleRecipients.scheduleId, id);
        await db.delete(scheduleRecipients).where(and(eq(scheduleRecipients.userId, userId), isOne));
        return;
      }
      const table = subscriptions[kind];
      const isOne = id === undefined ? undefined : eq(table.id, id);
      await db
        .update(table)
        .set({ byMail: false })
        .where(and(eq(table.userId, userId), isOne));
    },

    async add(mail: typeof mails.$inferInsert): Promise<string> {
      const [added] = await db.insert(mails).values(mail).returning({ id: mails.id });
      if (!added) throw new Error('failed to store the email');
      return added.id;
    },

    /**
     * A pending email: `isWanted` is false if its user was suspended or has a different address. Undefined if it was
     * sent or deleted.
     */
    async findWaiting(id: string): Promise<{ mail: StoredMail; isWanted: boolean } | undefined> {
      const [found] = await db
        .select({
          mail: mails,
          isWanted: sql<boolean>`${users.status} = 'active' AND coalesce(${mailAddresses.address} = ${mails.address}, false)
            AND (${mails.unsubscribeUrl} IS NULL OR ${mailAddresses.confirmedTime} IS NOT NULL)`,
        })
        .from(mails)
        .innerJoin(users, eq(users.id, mails.userId))
        .leftJoin(mailAddresses, eq(mailAddresses.userId, mails.userId))
        .where(and(eq(mails.id, id), eq(mails.state, 'waiting')));
      return found;
    },

    async change(id: string, values: Partial<StoredMail>): Promise<void> {
      await db.update(mails).set(values).where(eq(mails.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(mails).where(eq(mails.id, id));
    },
  };
}

/** Deletes emails from before a time. */
export async function removeOldMails(db: Database, since: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdTime, since));
}
