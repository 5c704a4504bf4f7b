import { eq } from 'drizzle-orm';
import path from 'node:path';
import type { Config } from '../../config';
import type { Database } from '../../db';
import { accounts } from '../../db/schema';
import type { CredentialsSource } from './credentials-source';
import { createHttpClient, type ProviderMetrics } from './http-client';
import { createHttpProvider } from './http-provider';
import type { Provider } from './provider-port';
import { simulatorToken, startSimulator } from './simulator/simulator';

export interface OpenProvider {
  provider: Provider;
  close(): Promise<void>;
}

/**
 * The provider behind uploads: the simulator of this server, or the one at `MERIDIAN_PROVIDER_URL`, which several servers can
 * share.
 */
export async function openProvider(
  { dataDir, provider: { url, latencyMs } }: Pick<Config, 'dataDir' | 'provider'>,
  { db, metrics }: { db: Database; metrics?: ProviderMetrics | undefined },
): Promise<OpenProvider> {
  const reviewMs = latencyMs;
  const own =
    url === undefined
      ? await startSimulator({ folder: path.join(dataDir, 'provider'), latencyMs, reviewMs })
      : undefined;
  const client = createHttpClient({ baseUrl: own?.baseUrl ?? url ?? '', metrics });
  return {
    provider: createHttpProvider({
      ...{ name: 'simulator', client, now: () => new Date() },
      credentials: simulatorCredentials(db),
    }),
    close: async () => own?.close(),
  };
}

/** The simulator knows every account by its number. */
function simulatorCredentials(db: Database): CredentialsSource {
  return {
    async find(accountId) {
      const [account] = await db
        .select({ userName: accounts.accountNo })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return (
        account && {
          ...account,
          accessToken: simulatorToken,
          refreshToken: null,
          userId: null,
          expiresTime: null,
        }
      );
    },
    renew: (_, used) => Promise.resolve(used),
  };
}
