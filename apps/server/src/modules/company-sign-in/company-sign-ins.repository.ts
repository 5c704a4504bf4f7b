import { and, eq, gt, lte } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { tokenHashOf } from '../../kits/identity/token-hash';
import type { Database } from '../../platform/db';
import { companySignIns } from '../../platform/db/schema';
import type { Expected } from './open-id-provider';

const lifetimeMs = 10 * 60_000;

/** Logins that wait for the provider's response. */
export function createCompanySignInsRepository(db: Database) {
  return {
    /** Returns the handle, 256 random bits for the browser. Deletes expired logins. */
    async add(expected: Expected, now: Date): Promise<string> {
      await db.delete(companySignIns).where(lte(companySignIns.expiresTime, now));
      const handle = randomBytes(32).toString('base64url');
      const expiresTime = new Date(now.getTime() + lifetimeMs);
      await db.insert(companySignIns).values({ handleHash: tokenHashOf(handle), ...expected, expiresTime });
      return handle;
    },

    /** Consumes a login; null if it has expired or was used. */
    async take(handle: string, now: Date): Promise<Expected | null> {
      const [taken] = await db
        .delete(companySignIns)
        .where(and(eq(companySignIns.handleHash, tokenHashOf(handle)), gt(companySignIns.expiresTime, now)))
        .returning();
      return taken ?? null;
    },
  };
}
