import type { ApiClient } from '@meridian/api-client';
import { completeCompanySignIn, isCompanyReturn, type CompanyReturn } from './company-sign-in-return';
import { isTrustedToken, readHandOver } from './sso-handoff';

/** The token that another page's sign-in leads to, or why there is none. */
export async function receiveSignIn(api: ApiClient, href: string): Promise<CompanyReturn> {
  const { origin } = location;
  const { search } = new URL(href, origin);
  if (isCompanyReturn(search)) return completeCompanySignIn(api, { search, origin });
  const { token, next } = readHandOver(href, origin);
  const isTrusted =
    token !== undefined && (await isTrustedToken(api, { token, referrer: document.referrer }));
  return isTrusted ? { next, token } : { next, notice: 'sso_rejected' };
}
