import type * as z from 'zod/mini';
import type { ApiClient } from '../client/types';
import { openEventStream } from './open-event-stream';

/** One kind of events of a stream. */
export interface SharedEventOptions<Data> {
  /** The name of the events; others are ignored. */
  event: string;
  /** Validates the JSON data of an event; invalid data, as from a newer server, is ignored. */
  schema: z.ZodMiniType<Data>;
  onData: (data: Data) => void;
}

/** One kind of events, with any data: see `sharedEvent`. */
export interface SharedEvent {
  event: string;
  /** Passes valid data on, and returns whether it is valid. */
  receive: (data: unknown) => boolean;
}

/** The events of a stream that the tabs of a browser share. */
export interface SharedEventStreamOptions<Data> extends SharedEventOptions<Data> {
  /** Tabs with the same name share a connection. Include the user in it: each user has a separate connection. */
  name: string;
  /** Additional kinds of events of the same stream, each created by `sharedEvent`. All tabs must pass the same ones. */
  others?: readonly SharedEvent[] | undefined;
  signal: AbortSignal;
}

/** An additional kind of events of a stream, for `others`. */
export function sharedEvent<Data>({ event, schema, onData }: SharedEventOptions<Data>): SharedEvent {
  return {
    event,
    receive(received) {
      const { success, data } = schema.safeParse(received);
      if (success) onData(data);
      return success;
    },
  };
}

/** The message of a newly opened tab, which requests the last data. */
const askMessage = 'ask';

/**
 * Follows a stream of server-sent events with one connection for all tabs of the browser: over HTTP/1.1, browsers allow six per host.
 * The tab that holds the lock owns the connection and broadcasts the data to the others; when it closes, the next one takes over.
 * Without locks (plain http), a tab has a connection only while it is visible.
 *
 * Shape:  `path` is below the base URL. A tab that opens later immediately receives the last data of each kind of events, so
 *         an event should contain the result, such as a count. Ends when `signal` aborts, or with the end of the session.
 */
export function shareEventStream<Data>(
  client: Pick<ApiClient, 'open'>,
  path: `/${string}`,
  { name, others = [], signal, ...first }: SharedEventStreamOptions<Data>,
): void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const kinds = [sharedEvent(first), ...others];
  const last = new Map<string, unknown>();
  let holdsConnection = false;

  const receive = ({ event, data }: Shared): boolean => {
    const kind = kinds.find((each) => each.event === event);
    if (signal.aborted || kind?.receive(data) !== true) return false;
    last.set(event, data);
    return true;
  };
  const hold = async (until: AbortSignal) => {
    holdsConnection = true;
    try {
      await openEventStream(client, path, {
        signal: until,
        onEvent: ({ event, data }) => {
          const shared = { event, data: parseJson(data) };
          if (receive(shared)) channel?.postMessage(shared);
        },
      });
    } finally {
      holdsConnection = false;
    }
  };

  channel?.addEventListener('message', ({ data: message }) => {
    if (message === askMessage) {
      if (holdsConnection) for (const [event, data] of last) channel.postMessage({ event, data });
      return;
    }
    if (isShared(message)) receive(message);
  });
  signal.addEventListener('abort', () => channel?.close());
  channel?.postMessage(askMessage);

  if (channel && 'locks' in navigator) holdWithLock(name, hold, signal);
  else holdWhileVisible(hold, signal);
}

/** An event as tabs pass it on. */
interface Shared {
  event: string;
  data: unknown;
}

function isShared(message: unknown): message is Shared {
  return typeof message === 'object' && message !== null && 'event' in message && 'data' in message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON
  }
}

type Hold = (until: AbortSignal) => Promise<void>;

function holdWithLock(name: string, hold: Hold, signal: AbortSignal): void {
  navigator.locks
    .request(name, { signal }, () => hold(signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

function holdWhileVisible(hold: Hold, signal: AbortSignal): void {
  let current: AbortController | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      current?.abort();
      current = undefined;
    } else if (!current) {
      current = new AbortController();
      void hold(AbortSignal.any([signal, current.signal]));
    }
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => document.removeEventListener('visibilitychange', follow));
  follow();
}
