import { errorCodes } from '../contract/envelope';
import { isApiResponseError, isNetworkError, isTimeoutError } from './errors';

/** True for the status of a server that starts, or of a proxy whose server is unreachable. */
export const isGatewayStatus = (status: number) => status >= 502 && status <= 504;

/** True for a request that failed because the server is unreachable or cannot respond yet. */
export function isUnreachableError(error: unknown): boolean {
  return (
    isNetworkError(error) ||
    isTimeoutError(error) ||
    (isApiResponseError(error) && isGatewayStatus(error.status) && error.code !== errorCodes.disk_full)
  );
}

/** True for a request that failed because the session has expired. */
export function isSessionExpiredError(error: unknown): boolean {
  return isApiResponseError(error) && [error.code, error.status].includes(errorCodes.login_expired);
}
