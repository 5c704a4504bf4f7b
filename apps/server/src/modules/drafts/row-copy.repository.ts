import type { ProviderId } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, images } from '../../platform/db/schema';

const imageIdPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an account has for rows that are copied to it. */
export function createRowCopyRepository(db: Database) {
  return {
    async providerOf(accountId: number): Promise<ProviderId | undefined> {
      const [row] = await db
        .select({ provider: accounts.provider })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row?.provider;
    },

    /** Pictures of an account's library by the ids of those with the same content in the library of another account. */
    async samePictures(
      ids: readonly string[],
      { fromAccountId, toAccountId }: { fromAccountId: number; toAccountId: number },
    ): Promise<ReadonlyMap<string, string>> {
      const wanted = ids.filter((id) => imageIdPattern.test(id));
      if (wanted.length === 0) return new Map();
      const { rows } = await db.execute<{ id: string; same: string }>(sql`
        select distinct on (own.id) own.id, other.id as same
        from ${images} as own join ${images} as other on other.file_id = own.file_id
        where own.account_id = ${fromAccountId} and own.id = any(${sql.param(wanted)}::uuid[])
          and other.account_id = ${toAccountId} and other.deleted_at is null
        order by own.id, other.created_at, other.id`);
      return new Map(rows.map(({ id, same }) => [id, same]));
    },
  };
}
