import type { ApiClient } from '@meridian/api-client';
import { completeCompanySignIn, isCompanyReturn, type CompanyReturn } from './company-sign-in-return';
import { isTrustedToken, readHandOver } from './sso-handoff';

/** The token from another page's log-in, or the reason why there is none. */
export async function receiveSignIn(api: ApiClient, href: string): Promise<CompanyReturn> {
  const { origin } = location;
  const { search } = new URL(href, origin);
  if (isCompanyReturn(search)) return completeCompanySignIn(api, { search, origin });
  const { token, next } = readHandOver(href, origin);
  const isTrusted =
    token !== undefined && (await isTrustedToken(api, { token, referrer: document.referrer }));
  return isTrusted ? { next, token } : { next, notice: 'sso_rejected' };
}
