import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { captchas } from '../../platform/db/schema';

export interface Captcha {
  uuid: string;
  /** Letters of the picture, lower case. */
  answer: string;
  /** JSON of the proof-of-work challenge, and the secret that signed it. */
  challenge: string;
  challengeSecret: string;
  clientKey: string;
  expiresTime: Date;
}

/** Captchas that wait for their one try. */
export function createCaptchaRepository(db: Database) {
  return {
    /** Stores a captcha; false when the client has `max` that wait. Deletes only expired ones. */
    async add(captcha: Captcha, { max, now }: { max: number; now: Date }): Promise<boolean> {
      const { clientKey } = captcha;
      await db.delete(captchas).where(lte(captchas.expiresTime, now));
      return db.transaction(async (tx) => {
        // two at once from one client would each miss the other's
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`captcha ${clientKey}`}, 0))`);
        if ((await tx.$count(captchas, eq(captchas.clientKey, clientKey))) >= max) return false;
        await tx.insert(captchas).values(captcha);
        return true;
      });
    },

    /** Deletes a captcha and returns it unless it has expired: only one of several simultaneous requests gets it. */
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
