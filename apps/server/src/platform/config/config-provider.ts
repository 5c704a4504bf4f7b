import type { ProviderId } from '@meridian/api-client/contract';
import * as z from 'zod';
import { ConfigError } from './config-error';

/** Ways to reach an ad provider; an installation uses at most one for each provider. */
const providerNames = ['simulator', 'baidu'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The provider that is reached, or simulated. */
const providerOf: Readonly<Record<ProviderName, ProviderId>> = { simulator: 'baidu', baidu: 'baidu' };

/** Whether a provider needs credentials for each account. */
export const needsCredentials: Readonly<Record<ProviderName, boolean>> = { simulator: false, baidu: true };

/** Settings of the ad provider and the encryption key of its credentials. */
export const providerSettings = {
  MERIDIAN_PROVIDER: z
    .string()
    .default('simulator')
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(providerNames, { error: `use ${providerNames.join(' or ')}` }))),
  MERIDIAN_PROVIDER_URL: z
    .url({ protocol: /^https?$/, error: 'use an address such as http://127.0.0.1:8090/json/sms/service/' })
    .endsWith('/', { error: 'end the address with a slash' })
    .optional(),
  MERIDIAN_PROVIDER_LATENCY_MS: z.coerce
    .number({ error: 'use a number of milliseconds' })
    .int({ error: 'use a number of milliseconds' })
    .min(0, { error: 'use at least 0' })
    .max(60_000, { error: 'use at most 60000' })
    .optional(),
  MERIDIAN_PROVIDER_TIMEOUT_MS: z.coerce
    .number({ error: 'use a number of milliseconds' })
    .int({ error: 'use a number of milliseconds' })
    .min(100, { error: 'use at least 100' })
    .max(600_000, { error: 'use at most 600000' })
    .default(60_000),
  MERIDIAN_PROVIDER_APP_ID: z.string().optional(),
  MERIDIAN_PROVIDER_SECRET_KEY: z.string().optional(),
  MERIDIAN_CREDENTIALS_KEY: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => /^[0-9A-Za-z+/]{43}=$/.test(key)), {
      error: 'use 32 random bytes as base64, such as those of `openssl rand -base64 32`',
    })
    .optional(),
};

/** The ad providers that receive uploads. */
export interface ProviderConfig {
  names: readonly ProviderName[];
  /** Base URL of a separate simulator; absent: this server starts one. */
  url: string | undefined;
  /** Delay of each write in the simulator that this server starts. */
  latencyMs: number;
  /** Timeout of a request that creates or changes items. */
  timeoutMs: number;
  /** The app that renews tokens; absent: users have to enter new tokens when the old ones expire. */
  app: { appId: string; secretKey: string } | undefined;
}

/** Delay per write in the demo workspace. With several writes, an upload takes 3 to 5 minutes. */
const demoLatencyMs = 45_000;

type Values = z.output<z.ZodObject<typeof providerSettings>> & { MERIDIAN_DEMO: boolean };

/**
 * Errors: `ConfigError` for two connections to one provider, settings of another provider, an incomplete app, a provider without a key, and a real
 * provider in a demo.
 */
export function readProviderConfig(values: Values): ProviderConfig {
  const { MERIDIAN_PROVIDER: names, MERIDIAN_PROVIDER_URL: url } = values;
  const { MERIDIAN_PROVIDER_APP_ID: appId, MERIDIAN_PROVIDER_SECRET_KEY: secretKey } = values;
  if ((appId === undefined) !== (secretKey === undefined))
    throw new ConfigError('MERIDIAN_PROVIDER_APP_ID and MERIDIAN_PROVIDER_SECRET_KEY must be set together.');
  if (new Set(names.map((name) => providerOf[name])).size < names.length)
    throw new ConfigError(
      'MERIDIAN_PROVIDER has two connections for accounts of the same provider. Remove one.',
    );
  const isSimulated = names.includes('simulator');
  if (!isSimulated && url !== undefined)
    throw new ConfigError('MERIDIAN_PROVIDER_URL is for simulators only. Remove it.');
  if (names.some((name) => name !== 'simulator') && values.MERIDIAN_DEMO)
    throw new ConfigError(
      'MERIDIAN_DEMO creates users with published passwords, who could change real ads. Remove MERIDIAN_PROVIDER, or remove MERIDIAN_DEMO.',
    );
  const withCredentials = names.find((name) => needsCredentials[name]);
  if (withCredentials !== undefined && values.MERIDIAN_CREDENTIALS_KEY === undefined)
    throw new ConfigError(
      `MERIDIAN_PROVIDER=${withCredentials} needs MERIDIAN_CREDENTIALS_KEY, with which credentials are encrypted: set it to the output of \`openssl rand -base64 32\`.`,
    );
  return {
    names,
    url,
    latencyMs: values.MERIDIAN_PROVIDER_LATENCY_MS ?? (values.MERIDIAN_DEMO ? demoLatencyMs : 0),
    timeoutMs: values.MERIDIAN_PROVIDER_TIMEOUT_MS,
    app: appId !== undefined && secretKey !== undefined ? { appId, secretKey } : undefined,
  };
}
