import { and, eq, ne } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db';
import { companyIdentities, users } from '../../platform/db/schema';
import { createPasswordHash, pwdOf } from '../../platform/lib/password';
import type { Identity } from './open-id-provider';

type Key = Pick<Identity, 'issuer' | 'subject'>;

/** Links between users and identities at the provider. */
export function createCompanyIdentitiesRepository(db: Database) {
  return {
    async findUser({ issuer, subject }: Key): Promise<string | null> {
      const [found] = await db
        .select({ userId: companyIdentities.userId })
        .from(companyIdentities)
        .where(and(eq(companyIdentities.issuer, issuer), eq(companyIdentities.subject, subject)));
      return found?.userId ?? null;
    },

    /** Whether a user is linked to another identity. */
    async isTaken(userId: string, { issuer, subject }: Key): Promise<boolean> {
      const others = await db.$count(
        companyIdentities,
        and(
          eq(companyIdentities.userId, userId),
          eq(companyIdentities.issuer, issuer),
          ne(companyIdentities.subject, subject),
        ),
      );
      return others > 0;
    },

    async link(userId: string, { issuer, subject }: Key, now: Date): Promise<void> {
      await db.insert(companyIdentities).values({ issuer, subject, userId, linkedTime: now });
    },

    /** Ends an unused one-time password, which would otherwise restrict the user to changing it. */
    async endOneTimePassword(userId: string): Promise<void> {
      const isPending = and(eq(users.id, userId), eq(users.mustChangePassword, true));
      if ((await db.$count(users, isPending)) === 0) return;
      const passwordHash = await createPasswordHash(pwdOf(randomBytes(32).toString('hex')));
      await db.update(users).set({ passwordHash, mustChangePassword: false }).where(isPending);
    },
  };
}
