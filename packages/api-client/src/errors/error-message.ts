import { isContractError, isNetworkError, isApiResponseError, isTimeoutError } from './errors';

/** Looks up a text of the namespace `errors` of the package `i18n` in the current language. */
export type FindErrorText = (key: string) => string | undefined;

/**
 * The message for the user: the server's message if it is more specific than the code, otherwise the text of the code in the current
 * language if there is one, otherwise the server's message, otherwise `Error`.
 *
 * Source: the error catalogue of the specification.
 */
export function errorMessage(error: unknown, findText: FindErrorText): string {
  if (isApiResponseError(error)) {
    if (error.isSpecific && error.message) return error.message;
    return findText(String(error.code)) ?? (error.message || unknown(findText));
  }
  return findText(keyOf(error)) ?? unknown(findText);
}

const keyOf = (error: unknown) => {
  if (isNetworkError(error)) return 'network';
  if (isTimeoutError(error)) return 'timeout';
  return isContractError(error) ? 'contract' : 'unknown';
};

const unknown = (findText: FindErrorText) => findText('unknown') ?? 'Error';
