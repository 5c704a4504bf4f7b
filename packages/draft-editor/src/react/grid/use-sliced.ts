import { useEffect, useState } from 'react';
import { runInSlices } from './run-in-slices';

/**
 * The result of a generator, null until it is complete; the work is done in slices, and again for each new function.
 *
 * @param start memoized; null for no work
 */
export function useSliced<Result>(start: (() => Iterator<unknown, Result>) | null): Result | null {
  const [done, setDone] = useState<{ of: typeof start; result: Result } | null>(null);
  useEffect(() => {
    if (!start) return undefined;
    const stop = new AbortController();
    void runInSlices(start(), stop.signal).then((result) => {
      if (result !== null) setDone({ of: start, result });
    });
    return () => stop.abort();
  }, [start]);
  return done && done.of === start ? done.result : null;
}
