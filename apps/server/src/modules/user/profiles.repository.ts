import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { users } from '../../platform/db/schema';

export interface Profile {
  avatar: string | null;
  introduction: string | null;
}

/** Profiles of users: picture and introduction. */
export function createProfilesRepository(db: Database) {
  return {
    async find(userId: string): Promise<Profile | null> {
      const [profile] = await db
        .select({ avatar: users.avatar, introduction: users.introduction })
        .from(users)
        .where(eq(users.id, userId));
      return profile ?? null;
    },
  };
}
