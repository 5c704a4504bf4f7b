import * as z from 'zod';
import type { ProviderCredentials } from './credentials-source';
import { fetchText, jsonOf } from './http-client';
import { ProviderError } from './provider-error';
import { idSchema, toWireId } from './wire/ids';

const responseSchema = z.object({
  code: z.number(),
  data: z
    .object({
      accessToken: z.string().min(1),
      refreshToken: z.string().min(1),
      expiresIn: z.number().positive(),
      userId: idSchema.nullish(),
    })
    .nullish(),
});

export interface OAuthApp {
  /** Ends with a slash. */
  baseUrl: string;
  appId: string;
  secretKey: string;
}

/**
 * Exchanges a refresh token for new tokens. Errors: `ProviderError`; `credentials_expired` if a user has to enter new
 * ones.
 */
export async function renewTokens(
  app: OAuthApp,
  current: ProviderCredentials,
  now: Date,
): Promise<ProviderCredentials> {
  if (current.refreshToken === null) throw new ProviderError('credentials_expired');
  const text = await fetchText(
    new URL('refreshToken', app.baseUrl),
    {
      appId: app.appId,
      secretKey: app.secretKey,
      refreshToken: current.refreshToken,
      ...(current.userId !== null && { userId: toWireId(current.userId) }),
    },
    { signal: AbortSignal.timeout(30_000), maxResponseBytes: 100_000 },
  ).catch((cause: unknown) => {
    throw cause instanceof ProviderError ? cause : new ProviderError('unreachable', { cause });
  });
  const parsed = responseSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new ProviderError('invalid_response');
  const { code, data } = parsed.data;
  if (code !== 0 || !data) throw new ProviderError('credentials_expired', { providerCode: String(code) });
  return {
    ...current,
    accessToken: data.accessToken,
    refreshToken: data.refreshToken,
    expiresTime: new Date(now.getTime() + data.expiresIn * 1_000),
  };
}
