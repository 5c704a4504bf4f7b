import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isUnreachableError } from '../../errors/error-causes';
import type { ServerProbe } from './server-probe';

/** The user logged out before the change was sent. */
export class AbortedError extends Error {
  override name = 'AbortedError';
}

const aborted = new WeakSet<object>();

/**
 * Options of a mutation that may safely be sent twice: it pauses while the server is unreachable and resumes when it responds. While the
 * server is reachable, one dropped connection is retried. `connectOnlineManager` must have run.
 *
 * Errors: those of `send`, except those of an unreachable server; AbortedError after `discardPaused`.
 */
export function pauseWhileOffline<Variables extends object, Result>(
  { probeServer }: Pick<ServerProbe, 'probeServer'>,
  send: (variables: Variables) => Promise<Result>,
) {
  const attempt = async (variables: Variables) => {
    if (aborted.has(variables)) throw new AbortedError();
    try {
      return await send(variables);
    } catch (error) {
      // the result of the probe decides whether to pause
      if (isUnreachableError(error)) await probeServer();
      throw error;
    }
  };
  return {
    // always tries once, since the last probe may be some seconds old
    networkMode: 'offlineFirst' as const,
    mutationFn: async (variables: Variables) => {
      try {
        return await attempt(variables);
      } catch (error) {
        if (!isUnreachableError(error) || !onlineManager.isOnline()) throw error;
        return attempt(variables);
      }
    },
    retry: (_failures: number, error: unknown) => isUnreachableError(error) && !onlineManager.isOnline(),
    retryDelay: 0,
  };
}

/** Drops all paused mutations: their user has logged out. */
export function discardPaused(queryClient: QueryClient): void {
  const cache = queryClient.getMutationCache();
  for (const mutation of cache.findAll({ status: 'pending' })) {
    if (mutation.options.networkMode !== 'offlineFirst') continue;
    const { variables } = mutation.state;
    if (typeof variables === 'object' && variables !== null) aborted.add(variables);
    cache.remove(mutation);
  }
}
