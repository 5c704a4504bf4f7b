import { NetworkError, TimeoutError } from '../errors/errors';

/** How `send` ends a request that has not finished. */
export interface SendOptions {
  /** Without it, the request has no timeout. Milliseconds. */
  timeoutMs?: number;
  /** The caller's signal. Its reason is thrown unchanged. */
  signal: AbortSignal | undefined;
}

/** Restarts the timeout of a request that made progress. */
type Restart = () => void;

/**
 * Runs a request, from its start to the last byte of its response, with a timeout and the caller's signal. A request
 * that reports progress has the timeout from its last progress on.
 *
 * Errors: TimeoutError, NetworkError, or the reason of the caller's signal.
 */
export async function send<T>(
  request: (signal: AbortSignal, restart: Restart) => Promise<T>,
  { timeoutMs, signal }: SendOptions,
): Promise<T> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (timeoutMs !== undefined) timer = setTimeout(() => limit.abort(), timeoutMs);
  };
  restart();
  try {
    return await request(AbortSignal.any(signal ? [limit.signal, signal] : [limit.signal]), restart);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (limit.signal.aborted) throw new TimeoutError(`no response within ${timeoutMs} ms`, { cause: error });
    throw new NetworkError('the server is unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
