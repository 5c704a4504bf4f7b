import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { isGatewayStatus } from '../../errors/error-causes';

/** Whether the server responds. */
export interface ServerState {
  /** Time since when the server has not responded, in milliseconds; null while it does. */
  unreachableSince: number | null;
  /** Time of the next probe, in milliseconds of `performance.now()`, which clock changes do not affect. */
  nextTryAt: number | null;
}

/** Options of `createServerProbe`. */
export interface ServerProbeOptions {
  /**
   * URLs that a probe requests, in order; the server is reachable if all respond with 2xx, or that only its disk is full: `{ "reason":
   * "disk" }`. By default `/healthz` (the process runs) and `/readyz` (it accepts requests) of the page's own server.
   */
  urls?: readonly string[];
}

/** Detects whether the server responds. */
export interface ServerProbe {
  /** Hook on the state; `useServerState.getState()` and `.subscribe()` outside components. */
  useServerState: UseBoundStore<StoreApi<ServerState>>;
  /**
   * Probes the server, and again until it responds: after 2, 4, 8 and then every 15 seconds, and immediately when the browser is online
   * again or its window gets the focus. Concurrent probes share one request.
   *
   * Shape:  resolves to whether the server is reachable; never rejects.
   */
  probeServer: () => Promise<boolean>;
  /** A `fetch` that probes the server after a request that it did not respond to. Pass it to `createClient`. */
  watchFetch: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** Seconds before each further probe of an unreachable server; the last one repeats. */
const waitSeconds = [2, 4, 8, 15] as const;
/** The maximum wait for the next probe, in seconds. */
export const maxWaitSeconds = 15;
const probeTimeoutMs = 5_000;

/**
 * Creates the probe of an app's server. The browser's own `online` does not say whether the server is reachable. Create it once, in a
 * module.
 */
export function createServerProbe({ urls = ['/healthz', '/readyz'] }: ServerProbeOptions = {}): ServerProbe {
  const useServerState = create<ServerState>(() => ({ unreachableSince: null, nextTryAt: null }));
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<boolean> | undefined;
  let listening: AbortController | undefined;

  const markReachable = () => {
    clearTimeout(timer);
    listening?.abort();
    listening = undefined;
    tries = 0;
    if (useServerState.getState().unreachableSince !== null) {
      useServerState.setState({ unreachableSince: null, nextTryAt: null });
    }
  };
  const markUnreachable = () => {
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
  };
  const probeServer = () => {
    pending ??= request(urls).then((isReachable) => {
      pending = undefined;
      if (isReachable) markReachable();
      else markUnreachable();
      return isReachable;
    });
    return pending;
  };
  return { useServerState, probeServer, watchFetch: (fetch) => watched(fetch, probeServer) };
}

/** Whether all URLs respond. */
async function request(urls: readonly string[]): Promise<boolean> {
  try {
    for (const url of urls) {
      const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
      if (!response.ok && !(await isDiskFull(response))) return false;
    }
    return true;
  } catch {
    return false; // a failed probe is the result
  }
}

/** Whether the server lacks only free disk space. It still serves reports. */
async function isDiskFull(response: Response): Promise<boolean> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'reason' in body && body.reason === 'disk';
}

function watched(fetch: typeof globalThis.fetch, probeServer: () => Promise<boolean>): typeof fetch {
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

/** True for a request that its caller aborted; false for one that timed out. */
const isAborted = (signal: AbortSignal | null | undefined) => {
  const reason: unknown = signal?.reason;
  return signal?.aborted === true && !(reason instanceof DOMException && reason.name === 'TimeoutError');
};
