import { and, desc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db';
import { captchas } from '../../db/schema';

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
    /** Stores a captcha. Deletes expired ones, and all but the `keep` newest of the same client. */
    async add(captcha: Captcha, { keep, now }: { keep: number; now: Date }): Promise<void> {
      const { clientKey } = captcha;
      await db.transaction(async (tx) => {
        // two at once from one client would each miss the other's
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`captcha ${clientKey}`}, 0))`);
        await tx.insert(captchas).values(captcha);
        const newest = tx
          .select({ uuid: captchas.uuid })
          .from(captchas)
          .where(eq(captchas.clientKey, clientKey))
          .orderBy(desc(captchas.expiresTime))
          .limit(keep);
        await tx
          .delete(captchas)
          .where(and(eq(captchas.clientKey, clientKey), notInArray(captchas.uuid, newest)));
      });
      await db.delete(captchas).where(lte(captchas.expiresTime, now));
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
