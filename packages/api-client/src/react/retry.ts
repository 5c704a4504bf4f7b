import { isNetworkError, isApiResponseError } from '../errors/errors';

const maxRetries = 2;

/** Whether to ask again: when nothing arrived or the server failed, never when it gave a reason. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= maxRetries) return false;
  return isNetworkError(error) || (isApiResponseError(error) && error.code >= 500 && error.code < 600);
}
