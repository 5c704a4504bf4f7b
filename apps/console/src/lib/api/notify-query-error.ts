import { errorMessage, isApiError, isSessionExpiredError, isUnreachableError } from '@meridian/api-client';
import { findText } from '@meridian/i18n';
import type { Query } from '@tanstack/react-query';
import { notify } from '../page/notices';

/**
 * Shows the error of a query for 5 seconds; panels also show it in place. An expired session has a separate dialog, and an unreachable
 * server a bar: then only queries without data to show cause a message.
 */
export function createQueryErrorNotice(i18n: Parameters<typeof findText>[0]) {
  return (error: unknown, { state }: Query<unknown, unknown>): void => {
    if (!isApiError(error) || isSessionExpiredError(error)) return;
    if (isUnreachableError(error) && state.data !== undefined) return;
    notify({ tone: 'error', title: errorMessage(error, (key) => findText(i18n, 'errors', key)) });
  };
}
