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

/** Users as signing in sees them. */
export function createUsersRepository(db: Database) {
  return {
    async findByNameKey(nameKey: string): Promise<SignInUser | null> {
      const [user] = await db
        .select({ id: users.id, name: users.name, passwordHash: users.passwordHash, status: users.status })
        .from(users)
        .where(eq(users.nameKey, nameKey));
      return user ?? null;
    },

    /** Stored name and password of a user; null when the user does not exist. */
    async findPassword(userId: string): Promise<StoredPassword | null> {
      const [user] = await db
        .select({ nameKey: users.nameKey, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId));
      return user ?? null;
    },

    /** Keeps password and status from being changed until the transaction ends; false when it is no longer this one, or frozen. */
    async holdPassword(userId: string, passwordHash: string): Promise<boolean> {
      const granted = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), eq(users.status, 'active')))
        .for('no key update');
      return granted.length > 0;
    },

    /** Stores another password; false when the old one is no longer this one. */
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
