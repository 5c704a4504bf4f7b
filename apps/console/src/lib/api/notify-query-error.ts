import { errorMessage, isApiError, isSessionExpiredError, isUnreachableError } from '@meridian/api-client';
import { findText } from '@meridian/i18n';
import type { Query } from '@tanstack/react-query';
import { notify } from '../page/notices';

/**
 * Shows for 5 seconds why a query failed; panels say it in place as well. An expired session has its own dialog, and while the
 * server cannot be reached, a bar says so: then only what has nothing to show is worth a message.
 */
export function createQueryErrorNotice(i18n: Parameters<typeof findText>[0]) {
  return (error: unknown, { state }: Query<unknown, unknown>): void => {
    if (!isApiError(error) || isSessionExpiredError(error)) return;
    if (isUnreachableError(error) && state.data !== undefined) return;
    notify({ tone: 'error', title: errorMessage(error, (key) => findText(i18n, 'errors', key)) });
  };
}
