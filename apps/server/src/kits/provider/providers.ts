import type { ProviderId } from '@meridian/api-client/contract';
import type { Database } from '../../platform/db';
import { findAccountProvider } from './provider-accounts.repository';
import { ProviderError } from './provider-error';
import type { Provider, ProviderConnection } from './provider-port';

/** The provider with an id; undefined if this installation has no connection to it. */
export function findProvider(providers: readonly Provider[], id: ProviderId): Provider | undefined {
  return new Map(providers.map((provider) => [provider.id, provider])).get(id);
}

/** Connects to an account of a provider. Errors: `ProviderError` with `credentials_missing`, also without a connection to the provider. */
export async function connectTo(
  providers: readonly Provider[],
  { accountId, provider: id }: { accountId: number; provider: ProviderId },
): Promise<ProviderConnection> {
  const provider = findProvider(providers, id);
  if (!provider)
    throw new ProviderError('credentials_missing', { message: `no settings for the provider ${id}` });
  return provider.connect(accountId);
}

/** Connects to an account through its provider. Errors: as `connectTo`; `credentials_missing` for an unknown account. */
export async function connectAccount(
  { db, providers }: { db: Database; providers: readonly Provider[] },
  accountId: number,
): Promise<ProviderConnection> {
  const provider = await findAccountProvider(db, accountId);
  if (provider === undefined) throw new ProviderError('credentials_missing');
  return connectTo(providers, { accountId, provider });
}
