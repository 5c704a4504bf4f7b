import { createClient, type ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { safeRedirect } from '../../lib/session/safe-redirect';

/** What a trusted sign-in page hands over. */
export interface SsoHandoff {
  token: string | undefined;
  /** The page to go on to, of this origin. */
  next: string;
}

/** Longer ones are no tokens. */
const maxTokenLength = 1000;

/** Reads `token` and `redirect` of an address, from the part after the `#` or, where it has none there, the query. */
export function readHandOver(href: string, origin: string): SsoHandoff {
  const { search, hash } = new URL(href, origin);
  const parts = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const first = (name: string) => parts.map((part) => part.get(name)).find((value) => value !== null);
  const token = first('token');
  const isPlain = token != null && /^[\x21-\x7e]+$/.test(token) && token.length <= maxTokenLength;
  return { token: isPlain ? token : undefined, next: safeRedirect(first('redirect'), origin) };
}

/** Whether a page was opened from the origin that the server trusts; `null` trusts none. */
export function comesFrom(ssoOrigin: string | null, referrer: string): boolean {
  const trusted = originOf(ssoOrigin);
  return trusted !== undefined && trusted === originOf(referrer);
}

const originOf = (address: string | null) => {
  if (address === null || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  // of an address without an origin, such as a data URL; all of them are alike
  return origin === 'null' ? undefined : origin;
};

/**
 * Whether a token that was handed over may be stored: it comes from the sign-in page that the server trusts, and the server
 * knows a user by it. Nothing is stored here.
 */
export async function isTrustedToken(
  api: ApiClient,
  { token, referrer }: { token: string; referrer: string },
  isKnown: (token: string) => Promise<unknown> = (handed) => askWith(handed, api.currentLanguage()),
): Promise<boolean> {
  try {
    const { ssoOrigin } = await api.call(endpoints.getSignInOptions);
    if (!comesFrom(ssoOrigin, referrer)) return false;
    await isKnown(token);
    return true;
  } catch {
    return false; // whatever is wrong, the form is still there
  }
}

/** Asks for the user with a token of its own: the session of this browser stays as it is. */
const askWith = (token: string, language: Language) =>
  createClient({ getToken: () => token, getAccountId: () => 0, language }).call(endpoints.getUserInfo);
