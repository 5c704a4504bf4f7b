import { isNetworkError, isApiResponseError, isTimeoutError } from '@meridian/api-client';
import { create } from 'zustand';

interface ServerState {
  /** Instant since when the server has not answered, milliseconds; null while it does. */
  unreachableSince: number | null;
  /** When it is asked again, milliseconds of `performance.now()`, which no change of the clock moves. */
  nextTryAt: number | null;
}

/** Whether the server answers. */
export const useServerState = create<ServerState>(() => ({ unreachableSince: null, nextTryAt: null }));

/** Seconds before each next question to a server that is away; the last one repeats. */
const waitSeconds = [2, 4, 8, 15] as const;
/** Never longer than this until the next question. */
export const maxWaitSeconds = 15;
const probeTimeoutMs = 5_000;
/** `healthz`: the process is there; `readyz`: it answers calls. */
const probes = ['/healthz', '/readyz'] as const;

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<boolean> | undefined;
let listening: AbortController | undefined;

/** True for a call that failed because nobody answered, or nobody who could. */
export function isUnreachableError(error: unknown): boolean {
  return (
    isNetworkError(error) ||
    isTimeoutError(error) ||
    (isApiResponseError(error) && isGatewayStatus(error.status))
  );
}

/** What a server that starts, or the proxy before one that is gone, answers with. */
const isGatewayStatus = (status: number) => status >= 502 && status <= 504;

/**
 * Asks the server whether it is there, and goes on asking until it is: after 2, 4, 8 and then every 15 seconds, and at
 * once when the browser is online again or its window comes to the front. Several questions at a time are one.
 */
export function probeServer(): Promise<boolean> {
  asking ??= probe().then((isThere) => {
    asking = undefined;
    if (isThere) noteThere();
    else noteAway();
    return isThere;
  });
  return asking;
}

/** A `fetch` that also finds out that the server is away. */
export function watchFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init);
      if (isGatewayStatus(response.status)) void probeServer();
      return response;
    } catch (error) {
      if (!isGivenUp(init?.signal)) void probeServer();
      throw error;
    }
  };
}

type Fetch = typeof globalThis.fetch;

/** True for a call that its caller has ended, not the time limit. */
const isGivenUp = (signal: AbortSignal | null | undefined) => {
  const reason: unknown = signal?.reason;
  return signal?.aborted === true && !(reason instanceof DOMException && reason.name === 'TimeoutError');
};

async function probe(): Promise<boolean> {
  try {
    for (const path of probes) {
      const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
      if (!response.ok) return false;
    }
    return true;
  } catch {
    return false; // that it cannot be asked is the answer
  }
}

function noteThere(): void {
  clearTimeout(timer);
  listening?.abort();
  listening = undefined;
  tries = 0;
  if (useServerState.getState().unreachableSince !== null) {
    useServerState.setState({ unreachableSince: null, nextTryAt: null });
  }
}

function noteAway(): void {
  clearTimeout(timer);
  const seconds = waitSeconds[Math.min(tries, waitSeconds.length - 1)] ?? 0;
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

/** Resolves once the server answers; rejects with the signal's reason when it aborts before. */
export function waitUntilReachable(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = useServerState.subscribe(({ unreachableSince }) => {
      if (unreachableSince === null) settle(resolve);
    });
    const abort = () => settle(() => reject(signal.reason instanceof Error ? signal.reason : new Error()));
    const settle = (end: () => void) => {
      stop();
      signal.removeEventListener('abort', abort);
      end();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else if (useServerState.getState().unreachableSince === null) settle(resolve);
  });
}
