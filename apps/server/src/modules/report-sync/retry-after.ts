import type { ProviderError } from '../../kits/provider';

const minute = 60_000;
const firstMs = 10 * minute;
const maxMs = 6 * 60 * minute;
/** Errors that only a user can resolve are retried daily, and as soon as the credentials change. */
const dayMs = 24 * 60 * minute;

/** Delay before the next run, after `failures` earlier ones. */
export function retryAfter({ code, isRetryable, retryAfterMs = 0 }: ProviderError, failures: number): number {
  if (code === 'quota_used_up') return Math.max(maxMs, retryAfterMs);
  if (!isRetryable && code !== 'cancelled') return dayMs;
  return Math.max(Math.min(maxMs, firstMs * 2 ** Math.min(failures, 20)), retryAfterMs);
}
