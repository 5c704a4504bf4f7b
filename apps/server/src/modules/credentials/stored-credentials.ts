import { ProviderError, type CredentialsSource } from '../../kits/provider';
import type { Database } from '../../platform/db';
import type { Keyring } from '../../platform/keyring';
import { createCredentialsRepository } from './credentials.repository';

/** Stored credentials, as the provider adapter uses them. */
export function createStoredCredentials(db: Database, keyring: Keyring): CredentialsSource {
  return {
    async find(accountId) {
      const stored = await createCredentialsRepository(db, keyring).find(accountId);
      if (stored && !stored.credentials) throw new ProviderError('credentials_missing');
      return stored?.credentials;
    },

    renew: (accountId, used, renew) =>
      db.transaction(async (tx) => {
        const repository = createCredentialsRepository(tx, keyring);
        const current = await repository.lock(accountId);
        if (!current) throw new ProviderError('credentials_missing');
        // another request renewed or entered them in the meantime
        if (current.accessToken !== used.accessToken) return current;
        const renewed = await renew(current);
        await repository.replaceTokens(accountId, renewed);
        return renewed;
      }),
  };
}
