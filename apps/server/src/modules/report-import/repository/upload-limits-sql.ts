import { importStates } from '@meridian/api-client/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { imports, users } from '../../../platform/db/schema';
import { DomainError } from '../../../platform/lib/domain-error';
import { providerProfile } from '../provider-profile';

export interface UploadUse {
  userId: string;
  /** Absent before the form is parsed. */
  accountId?: number;
  /** Size of the file in bytes; 0 before it is read. */
  size: number;
}

/** Pending and running imports per user. */
const maxUnfinished = 5;
const retryAfterSeconds = 5;
const megabyte = 1024 * 1024;

/**
 * Checks the upload limits of a user; returns the number of the user's unfinished imports. In a transaction, concurrent
 * uploads cannot exceed a limit together.
 *
 * Errors: `too_many_requests` if too many of the user's imports are pending, `too_large` above the quota of user or
 * account.
 */
export async function checkUploadLimits(
  db: Database,
  { userId, accountId, size }: UploadUse,
  quotaBytes: number,
): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const unfinished = await db.$count(
    imports,
    and(eq(imports.createdBy, userId), inArray(imports.state, [importStates.waiting, importStates.running])),
  );
  if (unfinished >= maxUnfinished) throw new DomainError('too_many_requests', { retryAfterSeconds });
  const limit = Math.floor(quotaBytes / megabyte);
  if ((await storedBytes(db, eq(imports.createdBy, userId))) + size > quotaBytes)
    throw new DomainError('too_large', { context: 'user_quota', limit });
  if (accountId === undefined) return unfinished;
  if ((await storedBytes(db, eq(imports.accountId, accountId))) + size > quotaBytes)
    throw new DomainError('too_large', { context: 'account_quota', limit });
  return unfinished;
}

/** Stored bytes of uploads, excluding synced reports, which must not use up the quota of uploads. */
async function storedBytes(db: Database, where: SQL): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql<string>`coalesce(sum(${imports.size}), 0)` })
    .from(imports)
    .where(and(where, sql`${imports.profile} IS DISTINCT FROM ${providerProfile}`));
  return Number(sum?.bytes ?? 0);
}
