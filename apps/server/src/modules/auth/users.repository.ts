import type { LanguageId } from '@meridian/i18n/core';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { users } from '../../platform/db/schema';

export interface SignInUser {
  id: string;
  name: string;
  passwordHash: string;
  status: 'active' | 'frozen';
}

export interface StoredPassword {
  nameKey: string;
  passwordHash: string;
}

/** Users, as login and password changes need them. */
export function createUsersRepository(db: Database) {
  return {
    async findByNameKey(nameKey: string): Promise<SignInUser | null> {
      const [user] = await db
        .select({ id: users.id, name: users.name, passwordHash: users.passwordHash, status: users.status })
        .from(users)
        .where(eq(users.nameKey, nameKey));
      return user ?? null;
    },

    /** Stored name and password hash of a user; null if the user does not exist. */
    async findPassword(userId: string): Promise<StoredPassword | null> {
      const [user] = await db
        .select({ nameKey: users.nameKey, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId));
      return user ?? null;
    },

    /**
     * Locks password and status until the transaction ends. Returns false if the password has changed or the user is
     * suspended.
     */
    async holdPassword(userId: string, passwordHash: string): Promise<boolean> {
      const granted = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), eq(users.status, 'active')))
        .for('no key update');
      return granted.length > 0;
    },

    /** Stores a new password. Returns false if the stored one has changed in the meantime. */
    async replacePassword(
      userId: string,
      { oldHash, newHash, time }: { oldHash: string; newHash: string; time: Date },
    ): Promise<boolean> {
      const replaced = await db
        .update(users)
        .set({ passwordHash: newHash, mustChangePassword: false, passwordChangedTime: time })
        .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
        .returning({ id: users.id });
      return replaced.length > 0;
    },

    async noteSignIn(userId: string, time: Date): Promise<void> {
      await db.update(users).set({ signedInTime: time }).where(eq(users.id, userId));
    },

    async setLanguage(userId: string, languageId: LanguageId): Promise<void> {
      await db.update(users).set({ languageId }).where(eq(users.id, userId));
    },
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;
