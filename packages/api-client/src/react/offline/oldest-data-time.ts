import type { QueryClient } from '@tanstack/react-query';

/** Time at which the oldest response on screen arrived, in milliseconds; undefined without one. */
export function oldestDataTime(queryClient: QueryClient): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length === 0 ? undefined : Math.min(...times);
}
