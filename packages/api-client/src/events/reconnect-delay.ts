const maxMs = 30_000;

export interface ReconnectAttempt {
  /** Connections that failed in a row, from 1. */
  failures: number;
  /** The first wait, milliseconds; 1 s unless the server wishes another. */
  firstMs?: number | undefined;
  /** The server asked to be left alone for so long, milliseconds. */
  atLeastMs?: number | undefined;
  /** 0 to 1. */
  random: number;
}

/**
 * How long to wait before connecting again: 1, 2, 4 … 30 s, a fifth more or less, so that not all browsers come back
 * at once.
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
