import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../platform/config/config';
import type { ProviderName } from '../../platform/config/config-provider';
import type { Database } from '../../platform/db';
import type { CredentialsSource } from './credentials-source';
import { createHttpClient, type ProviderMetrics } from './http-client';
import { createHttpProvider } from './http-provider';
import { findAccountNo } from './provider-accounts.repository';
import { baiduFileHosts } from './provider-hosts';
import type { Provider } from './provider-port';
import { simulatorToken, startSimulator } from './simulator/simulator';

interface OpenProvider {
  provider: Provider;
  close(): Promise<void>;
}

export interface OpenProviders {
  providers: readonly Provider[];
  close(): Promise<void>;
}

/** URLs of the real provider. Source: its API documentation. */
const baiduUrls = {
  search: 'https://api.baidu.com/json/sms/service/',
  oauth: 'https://u.baidu.com/oauth/',
} as const;

/** Timeout of the HTTP client relative to that of a write, so that writes time out first. */
const timesOfWrites = 2;

export interface OpenProvidersOptions {
  db: Database;
  metrics?: ProviderMetrics | undefined;
  /** Credentials of the real provider; the simulator accepts every account. */
  credentials: CredentialsSource;
}

type ProviderSettings = Pick<Config, 'dataDir' | 'provider'>;

/** Opens each provider. */
const openers: Readonly<
  Record<ProviderName, (config: ProviderSettings, options: OpenProvidersOptions) => Promise<OpenProvider>>
> = { simulator: openSimulator, baidu: openBaidu };

/** Opens the providers that `MERIDIAN_PROVIDER` names, for uploads and reports. */
export async function openProviders(
  config: ProviderSettings,
  options: OpenProvidersOptions,
): Promise<OpenProviders> {
  const opened: OpenProvider[] = [];
  const close = async () => {
    await Promise.all(opened.map((each) => each.close()));
  };
  try {
    for (const name of config.provider.names) opened.push(await openers[name](config, options));
  } catch (error) {
    await close();
    throw error;
  }
  return { providers: opened.map(({ provider }) => provider), close };
}

function openBaidu(
  { provider: { timeoutMs, app } }: ProviderSettings,
  { metrics, credentials }: OpenProvidersOptions,
): Promise<OpenProvider> {
  const client = createHttpClient({
    baseUrl: baiduUrls.search,
    fileHosts: baiduFileHosts,
    timeoutMs: timesOfWrites * timeoutMs,
    metrics,
  });
  const oauth = app && { ...app, baseUrl: baiduUrls.oauth };
  const provider = createHttpProvider({ name: 'baidu', client, credentials, oauth, now: () => new Date() });
  return Promise.resolve({ provider, close: () => Promise.resolve() });
}

/**
 * Starts a simulator in this server, or connects to the one at `MERIDIAN_PROVIDER_URL`, which several servers can
 * share.
 */
async function openSimulator(
  config: ProviderSettings,
  { db, metrics }: OpenProvidersOptions,
): Promise<OpenProvider> {
  const { url, timeoutMs } = config.provider;
  const folder = simulatorFolderOf(config);
  // other processes on this machine cannot know the token of this server's own simulator
  const token = folder === undefined ? simulatorToken : randomBytes(32).toString('base64url');
  const own = folder === undefined ? undefined : await startOwnSimulator(folder, config, token);
  const client = createHttpClient({
    baseUrl: own?.baseUrl ?? url ?? '',
    timeoutMs: timesOfWrites * timeoutMs,
    metrics,
  });
  return {
    provider: createHttpProvider({
      name: 'simulator',
      client,
      credentials: simulatorCredentials(db, token),
      now: () => new Date(),
    }),
    close: async () => own?.close(),
  };
}

/** The folder of this server's own simulator; undefined if it has none. */
export function simulatorFolderOf({
  dataDir,
  provider: { names, url },
}: ProviderSettings): string | undefined {
  return names.includes('simulator') && url === undefined ? path.join(dataDir, 'provider') : undefined;
}

function startOwnSimulator(folder: string, { provider: { latencyMs } }: ProviderSettings, token: string) {
  return startSimulator({ folder, latencyMs, reviewMs: latencyMs, token });
}

/** Credentials for the simulator, which accepts every account by its number. */
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
