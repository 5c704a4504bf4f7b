import { NetworkError, TimeoutError } from '../errors/errors';

/** How `send` ends a request that has not finished. */
export interface SendOptions {
  /** Without it, the request has no timeout. Milliseconds. */
  timeoutMs?: number;
  /** The caller's signal. Its reason is thrown unchanged. */
  signal: AbortSignal | undefined;
}

/**
 * Runs a request, from its start to the last byte of its response, with a timeout and the caller's signal.
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
