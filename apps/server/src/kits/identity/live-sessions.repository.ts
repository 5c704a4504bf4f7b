import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { sessions, users } from '../../platform/db/schema';
import { tokenHashOf } from './token-hash';

/** Filters tokens to those with an active session of an active user, in one query. */
export async function findLiveTokens(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const tokenOf = new Map(tokens.map((token) => [tokenHashOf(token).toString('hex'), token]));
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.tokenHash, tokens.map(tokenHashOf)),
        gt(sessions.expiresTime, now),
        eq(users.status, 'active'),
      ),
    );
  return new Set(rows.flatMap(({ tokenHash }) => tokenOf.get(tokenHash.toString('hex')) ?? []));
}
