import { lazy, startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is in a separate file, like `lazy`. `preload` fetches the file before the component is rendered; it rejects if
 * the download fails, and the next load retries.
 */
export function lazyWithPreload<Props>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(async () => ({ default: await load() }));
  return Object.assign(Component, { preload: () => load().then(() => undefined) });
}

/** A busy page, or one in the background, may be idle only after ten seconds or never. */
const longestWaitMs = 1_000;

/** Runs a function when the browser is idle, or after a second. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    // Safari
    const timer = setTimeout(run, longestWaitMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Preloads a lazy component when the browser is idle. `preload` must stay the same function.
 *
 * Shape:  render the component, inside `Suspense`, once `isLoaded`. `load` fetches it at once and returns whether that succeeded.
 */
export function useIdlePreload(preload: () => Promise<unknown>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useCallback(
    () =>
      preload().then(
        () => {
          startTransition(() => setIsLoaded(true));
          return true;
        },
        () => false,
      ),
    [preload],
  );
  useEffect(() => whenIdle(() => void load()), [load]);
  return { isLoaded, load };
}

/**
 * Preloads a lazy component that is about to be rendered. `preload` must stay the same function.
 *
 * Shape:  render the component, inside `Suspense`, once `isLoaded`; a failed download can be retried.
 */
export function usePreload(preload: () => Promise<unknown>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState({ isLoaded: false, hasFailed: false });
  useEffect(() => {
    let isCurrent = true;
    preload().then(
      () => isCurrent && startTransition(() => setState({ isLoaded: true, hasFailed: false })),
      () => isCurrent && setState({ isLoaded: false, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [preload, attempt]);
  const retry = useCallback(() => {
    setState({ isLoaded: false, hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
