import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db';
import { findAccountNo } from './account-no.repository';
import type { CredentialsSource } from './credentials-source';
import { createHttpClient, type ProviderMetrics } from './http-client';
import { createHttpProvider } from './http-provider';
import { baiduFileHosts } from './provider-hosts';
import type { Provider } from './provider-port';
import { simulatorToken, startSimulator } from './simulator/simulator';

export interface OpenProvider {
  provider: Provider;
  close(): Promise<void>;
}

/** Hosts of the real provider. Source: its API documentation. */
const baiduUrls = {
  search: 'https://api.baidu.com/json/sms/service/',
  oauth: 'https://u.baidu.com/oauth/',
} as const;

export interface OpenProviderOptions {
  db: Database;
  metrics?: ProviderMetrics | undefined;
  /** Of the real provider; the simulator knows every account. */
  credentials: CredentialsSource;
}

/**
 * The provider behind uploads: the real one, the simulator of this server, or the one at `MERIDIAN_PROVIDER_URL`, which several
 * servers can share.
 */
export async function openProvider(
  config: Pick<Config, 'dataDir' | 'provider'>,
  { db, metrics, credentials }: OpenProviderOptions,
): Promise<OpenProvider> {
  const { name, url, app } = config.provider;
  const timeoutMs = 2 * config.provider.timeoutMs;
  const now = () => new Date();
  if (name === 'baidu') {
    const client = createHttpClient({
      baseUrl: baiduUrls.search,
      fileHosts: baiduFileHosts,
      timeoutMs,
      metrics,
    });
    const oauth = app && { ...app, baseUrl: baiduUrls.oauth };
    return {
      provider: createHttpProvider({ name, client, credentials, oauth, now }),
      close: () => Promise.resolve(),
    };
  }
  // no other process of this machine knows the token of a simulator that belongs to this server
  const token = url === undefined ? randomBytes(32).toString('base64url') : simulatorToken;
  const own = url === undefined ? await startOwnSimulator(config, token) : undefined;
  const client = createHttpClient({ baseUrl: own?.baseUrl ?? url ?? '', timeoutMs, metrics });
  return {
    provider: createHttpProvider({ name, client, credentials: simulatorCredentials(db, token), now }),
    close: async () => own?.close(),
  };
}

function startOwnSimulator(
  { dataDir, provider: { latencyMs } }: Pick<Config, 'dataDir' | 'provider'>,
  token: string,
) {
  return startSimulator({ folder: path.join(dataDir, 'provider'), latencyMs, reviewMs: latencyMs, token });
}

/** The simulator knows every account by its number. */
function simulatorCredentials(db: Database, accessToken: string): CredentialsSource {
  return {
    async find(accountId) {
      const userName = await findAccountNo(db, accountId);
      if (userName === undefined) return undefined;
      return { userName, accessToken, refreshToken: null, userId: null, expiresTime: null };
    },
    renew: (_, used) => Promise.resolve(used),
  };
}
