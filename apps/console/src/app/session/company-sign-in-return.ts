import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { takePendingSignIn } from '../../lib/session/company-sign-in';
import { safeRedirect } from '../../lib/session/safe-redirect';
import type { SignInNotice } from '../../lib/session/session';

/** Result of the company's log-in page, and the page of this origin to open next. */
export type CompanyReturn = { next: string } & ({ token: string } | { notice: SignInNotice });

/** Whether an address is a return address for the company's log-in page. */
export function isCompanyReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** Completes the log-in that this window started. Another window, or another person's link, has none. */
export async function completeCompanySignIn(
  api: ApiClient,
  { search, origin }: { search: string; origin: string },
): Promise<CompanyReturn> {
  const pending = takePendingSignIn();
  const next = safeRedirect(pending?.redirect, origin);
  if (!pending) return { next, notice: '910012' };
  try {
    const body = { handle: pending.handle, query: search.replace(/^\?/, '') };
    const { token } = await api.call(endpoints.companySignInComplete, { body });
    return { next, token };
  } catch (error) {
    return { next, notice: noticeOf(error) };
  }
}

function noticeOf(error: unknown): SignInNotice {
  // parse boundary: every code of the server is an `ErrorCode`
  return isApiResponseError(error) ? (String(error.code) as SignInNotice) : 'network';
}
