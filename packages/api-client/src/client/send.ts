import { NetworkError, TimeoutError } from '../errors/errors';

export interface SendOptions {
  /** Without one the request may take as long as it likes. */
  timeoutMs?: number;
  /** The caller's own; its abort is thrown as it is. */
  signal: AbortSignal | undefined;
}

/**
 * Runs a request, from its start to the last byte of its response, under a time limit and the caller's signal.
 *
 * Errors: TimeoutError, NetworkError, or the reason of the caller's signal.
 */
export async function send<T>(
  request: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal }: SendOptions,
): Promise<T> {
  const limit = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  try {
    return await request(AbortSignal.any([limit, signal].filter((each) => each !== undefined)));
  } catch (error) {
    if (signal?.aborted) throw error;
    if (limit?.aborted) throw new TimeoutError(`no response within ${timeoutMs} ms`, { cause: error });
    throw new NetworkError('the server cannot be reached', { cause: error });
  }
}
