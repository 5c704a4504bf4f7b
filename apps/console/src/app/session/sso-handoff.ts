import { createClient, type ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { safeRedirect } from '../../lib/session/safe-redirect';

/** Data that a trusted log-in page hands over. */
export interface SsoHandoff {
  token: string | undefined;
  /** The page of this origin to open next. */
  next: string;
}

/** Maximum length of a token. */
const maxTokenLength = 1000;

/** Reads `token` and `redirect` of an address: from the part after the `#` or, if it is missing there, from the query. */
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
  // the origin of addresses without one, such as data URLs; they cannot be distinguished
  return origin === 'null' ? undefined : origin;
};

/**
 * Whether a handed-over token may be stored: it comes from the log-in page that the server trusts, and the server knows its user.
 * Nothing is stored here.
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
    return false; // on any error, the form is still available
  }
}

/** Requests the user with a given token, without changing the session of this browser. */
const askWith = (token: string, language: Language) =>
  createClient({ getToken: () => token, getAccountId: () => 0, language }).call(endpoints.getUserInfo);
