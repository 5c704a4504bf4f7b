import { and, eq, ne } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db';
import { companyIdentities, users } from '../../platform/db/schema';
import { createPasswordHash, pwdOf } from '../../platform/lib/password';
import type { Identity } from './open-id-provider';

type Key = Pick<Identity, 'issuer' | 'subject'>;

/** Which user an identity of the provider belongs to. */
export function createCompanyIdentitiesRepository(db: Database) {
  return {
    async findUser({ issuer, subject }: Key): Promise<string | null> {
      const [found] = await db
        .select({ userId: companyIdentities.userId })
        .from(companyIdentities)
        .where(and(eq(companyIdentities.issuer, issuer), eq(companyIdentities.subject, subject)));
      return found?.userId ?? null;
    },

    /** Whether a user belongs to someone else at the provider. */
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

    /** Ends a one-time password that nobody has used, whose page would be all that the user may open. */
    async endOneTimePassword(userId: string): Promise<void> {
      const isPending = and(eq(users.id, userId), eq(users.mustChangePassword, true));
      if ((await db.$count(users, isPending)) === 0) return;
      const passwordHash = await createPasswordHash(pwdOf(randomBytes(32).toString('hex')));
      await db.update(users).set({ passwordHash, mustChangePassword: false }).where(isPending);
    },
  };
}
