import { isGatewayStatus } from './response-errors';
import { useServerState } from './server-state';

/** Seconds before each next probe of an unreachable server; the last one repeats. */
const waitSeconds = [2, 4, 8, 15] as const;
/** The longest wait for the next probe, seconds. */
export const maxWaitSeconds = 15;
const probeTimeoutMs = 5_000;
/** `healthz`: the process runs; `readyz`: it accepts requests. */
const probePaths = ['/healthz', '/readyz'] as const;

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let pending: Promise<boolean> | undefined;
let listening: AbortController | undefined;

/**
 * Probes the server, and again until it responds: after 2, 4, 8 and then every 15 seconds, and at once when the browser
 * is online again or its window gets the focus. Concurrent probes share one request.
 *
 * Shape:  resolves to whether the server is reachable; never rejects.
 */
export function probeServer(): Promise<boolean> {
  pending ??= probe().then((isReachable) => {
    pending = undefined;
    if (isReachable) markReachable();
    else markUnreachable();
    return isReachable;
  });
  return pending;
}

/** A `fetch` that probes the server after a request that it did not respond to. */
export function watchFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init);
      if (isGatewayStatus(response.status)) void probeServer();
      return response;
    } catch (error) {
      if (!isAborted(init?.signal)) void probeServer();
      throw error;
    }
  };
}

type Fetch = typeof globalThis.fetch;

/** True for a request that its caller aborted; false for one that timed out. */
const isAborted = (signal: AbortSignal | null | undefined) => {
  const reason: unknown = signal?.reason;
  return signal?.aborted === true && !(reason instanceof DOMException && reason.name === 'TimeoutError');
};

async function probe(): Promise<boolean> {
  try {
    for (const path of probePaths) {
      const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
      if (!response.ok) return false;
    }
    return true;
  } catch {
    return false; // a failed probe is the result
  }
}

function markReachable(): void {
  clearTimeout(timer);
  listening?.abort();
  listening = undefined;
  tries = 0;
  if (useServerState.getState().unreachableSince !== null) {
    useServerState.setState({ unreachableSince: null, nextTryAt: null });
  }
}

function markUnreachable(): void {
  clearTimeout(timer);
  const seconds = waitSeconds[Math.min(tries, waitSeconds.length - 1)] ?? maxWaitSeconds;
  tries += 1;
  timer = setTimeout(() => void probeServer(), seconds * 1000);
  useServerState.setState(({ unreachableSince }) => ({
    unreachableSince: unreachableSince ?? Date.now(),
    nextTryAt: performance.now() + seconds * 1000,
  }));
  if (listening) return;
  listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', () => void probeServer(), { signal });
  addEventListener('focus', () => void probeServer(), { signal });
}
