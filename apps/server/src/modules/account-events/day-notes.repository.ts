import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { dayNotes, accounts } from '../../platform/db/schema';

/** A stored note. */
export type StoredNote = typeof dayNotes.$inferSelect;

/** Notes about days of accounts. */
export function createDayNotesRepository(db: Database) {
  return {
    /** The account, locked, so that concurrent saves cannot exceed the maximum number of notes. */
    async lockAccount(accountId: number): Promise<{ accountNo: string; accountName: string } | undefined> {
      const [account] = await db
        .select({ accountNo: accounts.accountNo, accountName: accounts.accountName })
        .from(accounts)
        .where(eq(accounts.accountId, accountId))
        .for('no key update');
      return account;
    },

    async find(id: string): Promise<StoredNote | undefined> {
      const [note] = await db.select().from(dayNotes).where(eq(dayNotes.id, id));
      return note;
    },

    countOn: (accountId: number, day: string): Promise<number> =>
      db.$count(dayNotes, and(eq(dayNotes.accountId, accountId), eq(dayNotes.day, day))),

    async add(note: StoredNote): Promise<void> {
      await db.insert(dayNotes).values(note);
    },

    async change(
      { id, day, text }: Pick<StoredNote, 'id' | 'day' | 'text'>,
      updatedTime: Date,
    ): Promise<void> {
      await db.update(dayNotes).set({ day, text, updatedTime }).where(eq(dayNotes.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(dayNotes).where(eq(dayNotes.id, id));
    },
  };
}
