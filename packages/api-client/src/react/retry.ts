import { isNetworkError, isApiResponseError } from '../errors/errors';

const maxRetries = 2;

/** Whether to retry: without a response or after a server failure, never after an error with a reason. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= maxRetries) return false;
  return isNetworkError(error) || (isApiResponseError(error) && error.code >= 500 && error.code < 600);
}
