import { useState } from 'react';

/** A value, and the module that was fetched for it. */
export interface Later<Value, Load extends () => Promise<unknown>> {
  value: Value;
  module: Awaited<ReturnType<Load>>;
}

/**
 * Something whose module is fetched when it is wanted: what there is, how to want it, and how to end it.
 * A failed download changes nothing: the next time tries again. `signal` calls it off; `onFailed` hears of a failure.
 */
export function useLater<Value, Load extends () => Promise<unknown>>(load: Load) {
  const [state, setState] = useState<Later<Value, Load> | null>(null);
  const want = (value: Value, { signal, onFailed }: { signal?: AbortSignal; onFailed?: () => void } = {}) =>
    void load().then(
      (module) => {
        // asserted: what the function resolves to
        if (!signal?.aborted) setState({ module: module as Awaited<ReturnType<Load>>, value });
      },
      () => onFailed?.(),
    );
  return [state, want, () => setState(null)] as const;
}
