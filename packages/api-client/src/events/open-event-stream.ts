import type { ApiClient } from '../client/types';
import { isApiResponseError, NetworkError, TimeoutError } from '../errors/errors';
import { createEventParser, type ServerEvent } from './event-parser';
import { reconnectDelayMs } from './reconnect-delay';

/** Callbacks and limits of an event stream. */
export interface EventStreamOptions {
  onEvent: (event: ServerEvent) => void;
  /** Called on connection and after each reconnection. */
  onOpen?: () => void;
  /** Called when a connection is lost or fails; the stream reconnects automatically. */
  onLost?: (error: unknown) => void;
  signal: AbortSignal;
  /** The connection counts as lost after this many milliseconds without a byte, comments included. */
  silenceMs?: number;
}

/**
 * Reads server-sent events with the headers of the session, which the browser's own EventSource cannot send.
 *
 * Shape:  `path` is below the base URL. Resolves when `signal` ends it, or when the session ends, which the
 *         client has then reported to its `on401`. Reconnects in all other cases: after 1, 2, 4 … 30 s, later if
 *         the server requests it.
 * Errors: what `onEvent` throws; none of the connection.
 */
export async function openEventStream(
  client: Pick<ApiClient, 'open'>,
  path: `/${string}`,
  { onEvent, ...options }: EventStreamOptions,
): Promise<void> {
  for await (const event of eventsOf(client, path, options)) onEvent(event);
}

/** The events of one connection after another. */
async function* eventsOf(
  client: Pick<ApiClient, 'open'>,
  path: `/${string}`,
  { onOpen, onLost, signal, silenceMs = 60_000 }: Omit<EventStreamOptions, 'onEvent'>,
): AsyncGenerator<ServerEvent, void, undefined> {
  // a function: a signal may abort at any await
  const isAborted = () => signal.aborted;
  let failures = 0;
  let parser = createEventParser();
  while (!isAborted()) {
    const firstMs = parser.retryMs();
    const lastEventId = parser.lastEventId();
    parser = createEventParser({ lastEventId });
    const silence = createSilence(silenceMs);
    let lost: unknown = new NetworkError('the server has ended the stream');
    try {
      const response = await client.open(path, {
        accept: 'text/event-stream',
        headers: lastEventId === '' ? {} : { 'last-event-id': lastEventId },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      onOpen?.();
      for await (const bytes of piecesOf(response, AbortSignal.any([signal, silence.signal]))) {
        silence.restart();
        for (const event of parser.push(bytes)) {
          failures = 0;
          if (isAborted()) return;
          yield event;
        }
      }
      if (silence.hasPassed()) lost = silence.signal.reason;
    } catch (error) {
      if (isAborted() || isApiResponseError(error, 'login_expired')) return;
      lost = error;
    } finally {
      silence.stop();
    }
    if (isAborted()) return;
    onLost?.(lost);
    failures += 1;
    const atLeastMs = isApiResponseError(lost) ? (lost.retryAfter ?? 0) * 1000 : undefined;
    await pause(
      reconnectDelayMs({ failures, firstMs: parser.retryMs() ?? firstMs, atLeastMs, random: Math.random() }),
      signal,
    );
  }
}

/** Aborts when no byte arrives for too long. */
function createSilence(limitMs: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(
      () => controller.abort(new TimeoutError(`no byte within ${String(limitMs)} ms`)),
      limitMs,
    );
  };
  restart();
  return { signal: controller.signal, hasPassed: () => controller.signal.aborted, restart, stop };
}

/** The bytes of a response as they arrive. Not every browser can iterate over a stream directly. */
async function* piecesOf(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    if (signal.aborted) return;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/** Waits; shorter if the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
