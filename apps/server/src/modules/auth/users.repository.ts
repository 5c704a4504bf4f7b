import type { LanguageId } from '@meridian/i18n/core';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db';
import { users } from '../../db/schema';

export interface SignInUser {
  id: string;
  passwordHash: string;
  status: 'active' | 'frozen';
}

/** Users as signing in sees them. */
export function createUsers(db: Database) {
  return {
    async findByNameKey(nameKey: string): Promise<SignInUser | null> {
      const [user] = await db
        .select({ id: users.id, passwordHash: users.passwordHash, status: users.status })
        .from(users)
        .where(eq(users.nameKey, nameKey));
      return user ?? null;
    },

    async setLanguage(userId: string, languageId: LanguageId): Promise<void> {
      await db.update(users).set({ languageId }).where(eq(users.id, userId));
    },
  };
}

export type Users = ReturnType<typeof createUsers>;
