import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { ProviderCredentials } from '../../kits/provider';
import type { Database } from '../../platform/db';
import { providerCredentials, users } from '../../platform/db/schema';
import type { Keyring } from '../../platform/keyring';

const secretSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  userId: z.string().nullable(),
});

/** Credentials of an account, without their tokens. */
export interface StoredCredentials {
  userName: string;
  expiresTime: Date | null;
  isRenewable: boolean;
  updatedTime: Date;
  updatedBy: string | null;
  /** Undefined if they cannot be decrypted. */
  credentials: ProviderCredentials | undefined;
}

/** Credentials of provider accounts, with encrypted tokens. */
export function createCredentialsRepository(db: Database, keyring: Keyring) {
  const decrypt = (row: typeof providerCredentials.$inferSelect): ProviderCredentials | undefined => {
    const text = keyring.open(row.sealed, contextOf(row.accountId));
    if (text === undefined) return undefined;
    const secret = secretSchema.parse(JSON.parse(text));
    return { userName: row.userName, expiresTime: row.expiresTime, ...secret };
  };
  const valuesOf = (accountId: number, { userName, expiresTime, ...secret }: ProviderCredentials) => ({
    userName,
    expiresTime,
    isRenewable: secret.refreshToken !== null,
    sealed: keyring.seal(JSON.stringify(secretSchema.parse(secret)), contextOf(accountId)),
  });

  return {
    async find(accountId: number): Promise<StoredCredentials | undefined> {
      const [row] = await db
        .select({ stored: providerCredentials, updatedBy: users.name })
        .from(providerCredentials)
        .leftJoin(users, eq(users.id, providerCredentials.updatedBy))
        .where(eq(providerCredentials.accountId, accountId));
      if (!row) return undefined;
      return { ...row.stored, updatedBy: row.updatedBy, credentials: decrypt(row.stored) };
    },

    /** The credentials, locked until the transaction ends. */
    async lock(accountId: number): Promise<ProviderCredentials | undefined> {
      const [row] = await db
        .select()
        .from(providerCredentials)
        .where(eq(providerCredentials.accountId, accountId))
        .for('update');
      return row && decrypt(row);
    },

    /** Stores credentials that a user entered. */
    async save(accountId: number, credentials: ProviderCredentials, change: { by: string; at: Date }) {
      const values = {
        ...valuesOf(accountId, credentials),
        updatedBy: change.by,
        updatedTime: change.at,
      };
      await db
        .insert(providerCredentials)
        .values({ accountId, ...values })
        .onConflictDoUpdate({ target: providerCredentials.accountId, set: values });
    },

    /** Stores renewed tokens. The user who entered the credentials remains. */
    async replaceTokens(accountId: number, credentials: ProviderCredentials) {
      await db
        .update(providerCredentials)
        .set(valuesOf(accountId, credentials))
        .where(eq(providerCredentials.accountId, accountId));
    },

    async remove(accountId: number) {
      await db.delete(providerCredentials).where(eq(providerCredentials.accountId, accountId));
    },
  };
}

/** Encryption context of an account: a ciphertext that is copied to another account cannot be decrypted. */
const contextOf = (accountId: number) => `provider-credentials:${accountId}`;
