import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db';
import { rateCounters } from '../db/schema';
import { DomainError } from './domain-error';

export interface RateLimit {
  name: string;
  /** Requests per minute and client or user. */
  perMinute: number;
}

/**
 * Rate limits. They allow for an office behind one address and for importing a month of daily files at once, and
 * prevent overload by argon2, picture processing or files in memory.
 */
export const rateLimits = {
  login: { name: 'login', perMinute: 120 },
  captcha: { name: 'captcha', perMinute: 240 },
  password: { name: 'password', perMinute: 10 },
  mail: { name: 'mail', perMinute: 5 },
  upload: { name: 'upload', perMinute: 60 },
  image: { name: 'image', perMinute: 1_200 },
} as const satisfies Record<string, RateLimit>;

const windowMs = 60_000;

/** Counts requests in the database, so that all server processes share the limits. */
export function createRateLimiter({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Counts one request. Errors: `too_many_requests` with `retryAfterSeconds` above the limit. */
    async take(limit: RateLimit, countedKey: string): Promise<void> {
      const now = clock.now().getTime();
      const windowStart = new Date(now - (now % windowMs));
      const key = `${limit.name}:${countedKey}`;
      const [counter] = await db
        .insert(rateCounters)
        .values({ key, windowStart, count: 1 })
        .onConflictDoUpdate({
          target: [rateCounters.key, rateCounters.windowStart],
          set: { count: sql`${rateCounters.count} + 1` },
        })
        .returning({ count: rateCounters.count });
      const count = counter?.count ?? 1;
      if (count === 1) await forgetWindowsBefore(windowStart);
      if (count > limit.perMinute) {
        const retryAfterSeconds = Math.ceil((windowStart.getTime() + windowMs - now) / 1000);
        throw new DomainError('too_many_requests', { retryAfterSeconds });
      }
    },
  };

  async function forgetWindowsBefore(windowStart: Date): Promise<void> {
    await db.delete(rateCounters).where(lt(rateCounters.windowStart, windowStart));
  }
}
