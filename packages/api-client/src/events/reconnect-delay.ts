const maxMs = 30_000;

/** The attempt that a delay is computed for. */
export interface ReconnectAttempt {
  /** Number of consecutive failed connections, from 1. */
  failures: number;
  /** The first delay in milliseconds; 1 s unless the server sets another. */
  firstMs?: number | undefined;
  /** The minimum delay that the server requested, in milliseconds. */
  atLeastMs?: number | undefined;
  /** 0 to 1. */
  random: number;
}

/**
 * The delay before reconnecting: 1, 2, 4 … 30 s, a fifth more or less, so that not all browsers reconnect at once.
 *
 * Units:  milliseconds.
 */
export function reconnectDelayMs({
  failures,
  firstMs = 1000,
  atLeastMs = 0,
  random,
}: ReconnectAttempt): number {
  const wait = Math.min(firstMs * 2 ** Math.min(failures - 1, 30), maxMs);
  return Math.round(Math.max(wait, atLeastMs) * (0.8 + 0.4 * random));
}
