import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { captchas } from '../../platform/db/schema';

export interface Captcha {
  uuid: string;
  /** Letters in the picture, lower case. */
  answer: string;
  /** JSON of the proof-of-work challenge, and the secret that signed it. */
  challenge: string;
  challengeSecret: string;
  clientKey: string;
  expiresTime: Date;
}

/** Captchas that were issued but not tried yet. */
export function createCaptchaRepository(db: Database) {
  return {
    /** Stores a captcha. Returns false if the client already has `max` open ones. Deletes only expired captchas. */
    async add(captcha: Captcha, { max, now }: { max: number; now: Date }): Promise<boolean> {
      const { clientKey } = captcha;
      await db.delete(captchas).where(lte(captchas.expiresTime, now));
      return db.transaction(async (tx) => {
        // concurrent requests of one client would not see each other's captchas
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`captcha ${clientKey}`}, 0))`);
        if ((await tx.$count(captchas, eq(captchas.clientKey, clientKey))) >= max) return false;
        await tx.insert(captchas).values(captcha);
        return true;
      });
    },

    /** Deletes and returns a captcha, unless it has expired. Only one of several concurrent requests gets it. */
    async take(uuid: string, now: Date): Promise<Captcha | null> {
      const [captcha] = await db
        .delete(captchas)
        .where(and(eq(captchas.uuid, uuid), gt(captchas.expiresTime, now)))
        .returning();
      return captcha ?? null;
    },
  };
}

export type CaptchaRepository = ReturnType<typeof createCaptchaRepository>;
