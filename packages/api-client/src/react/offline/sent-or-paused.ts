import { onlineManager, type QueryClient } from '@tanstack/react-query';

/** The mutation that `sentOrPaused` waits for. */
export interface SentOrPausedOptions {
  queryClient: QueryClient;
  /** The variables of the mutation; the same object. */
  variables: object;
  /** The mutation's promise. */
  sent: Promise<unknown>;
}

/**
 * Resolves when a mutation is sent, or paused because the server is unreachable.
 *
 * Errors: those of the mutation, unless it was paused before.
 */
export async function sentOrPaused({ queryClient, variables, sent }: SentOrPausedOptions): Promise<void> {
  const cache = queryClient.getMutationCache();
  let stop: (() => void) | undefined;
  const paused = new Promise<void>((resolve) => {
    stop = cache.subscribe(({ mutation }) => {
      if (mutation?.state.variables !== variables) return;
      if (mutation.state.isPaused && !onlineManager.isOnline()) resolve();
    });
  });
  try {
    await Promise.race([sent, paused]);
  } finally {
    stop?.();
  }
}
