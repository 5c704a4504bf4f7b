import type * as z from 'zod/mini';
import type { ApiClient } from '../client/types';
import { openEventStream } from './open-event-stream';

/** Which events of a stream the tabs of a browser share. */
export interface SharedEventStreamOptions<Data> {
  /** Tabs that give the same name share a connection. Name the user in it: each user has a connection of their own. */
  name: string;
  /** The name of the events; those of other names are left out. */
  event: string;
  /** Validates the JSON data of an event; other data is left out, as that of a newer server. */
  schema: z.ZodMiniType<Data>;
  onData: (data: Data) => void;
  signal: AbortSignal;
}

/** The message of a tab that opens: it requests the last data. */
const askMessage = 'ask';

/**
 * Follows a stream of server-sent events with one connection for all tabs of the browser: over HTTP/1.1, browsers allow
 * six to a host. The tab that holds the lock owns the connection and broadcasts the data to the others; when it closes,
 * the next one takes over. Where there are no locks (plain http), a tab has a connection only while it is visible.
 *
 * Shape:  `path` is below the base URL. A tab that opens later receives the last data at once, so an event should state
 *         the result, such as a count. Ends when `signal` aborts, or with the end of the session.
 */
export function shareEventStream<Data>(
  client: Pick<ApiClient, 'open'>,
  path: `/${string}`,
  { name, event, schema, onData, signal }: SharedEventStreamOptions<Data>,
): void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let last: { data: Data } | undefined;
  let holdsConnection = false;

  const receive = (data: Data) => {
    if (signal.aborted) return;
    last = { data };
    onData(data);
  };
  const hold = async (until: AbortSignal) => {
    holdsConnection = true;
    try {
      await openEventStream(client, path, {
        signal: until,
        onEvent: (received) => {
          if (received.event !== event) return;
          const { success, data } = schema.safeParse(parseJson(received.data));
          if (!success || signal.aborted) return;
          receive(data);
          channel?.postMessage(data);
        },
      });
    } finally {
      holdsConnection = false;
    }
  };

  channel?.addEventListener('message', ({ data: message }) => {
    if (message === askMessage) {
      if (holdsConnection && last) channel.postMessage(last.data);
      return;
    }
    const { success, data } = schema.safeParse(message);
    if (success) receive(data);
  });
  signal.addEventListener('abort', () => channel?.close());
  channel?.postMessage(askMessage);

  if (channel && 'locks' in navigator) holdWithLock(name, hold, signal);
  else holdWhileVisible(hold, signal);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON
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
