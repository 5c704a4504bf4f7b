import { messageEventSchema, type MessageEvent } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

export interface FollowOptions {
  /** Whose messages: tabs of other users in the same browser are ignored. */
  userId: string;
  /** Holds a connection to the server until the signal aborts; resolves earlier when the session ends. */
  listen: (publish: (counts: MessageEvent) => void, signal: AbortSignal) => Promise<void>;
  onCounts: (counts: MessageEvent) => void;
  signal: AbortSignal;
}

/** The messages between tabs. */
const tabMessageSchema = z.union([z.literal('ask'), messageEventSchema]);

/**
 * Follows the messages of a user with one connection for all tabs of the browser: browsers allow six to a host. The tab
 * that owns the lock owns the connection and broadcasts to the others; when it closes, the next one takes over. Where there are
 * no locks (plain http) a tab has one only while it is visible.
 */
export function followMessages({ userId, listen, onCounts, signal }: FollowOptions): void {
  const name = `messages of ${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let last: MessageEvent | undefined;
  let holdsConnection = false;

  const take = (counts: MessageEvent) => {
    if (signal.aborted) return;
    last = counts;
    onCounts(counts);
  };
  const hold = async (until: AbortSignal) => {
    holdsConnection = true;
    try {
      await listen((counts) => {
        take(counts);
        if (!signal.aborted) channel?.postMessage(counts);
      }, until);
    } finally {
      holdsConnection = false;
    }
  };

  channel?.addEventListener('message', ({ data }) => {
    const message = tabMessageSchema.safeParse(data);
    if (!message.success) return;
    if (message.data !== 'ask') take(message.data);
    else if (holdsConnection && last) channel.postMessage(last);
  });
  signal.addEventListener('abort', () => channel?.close());
  channel?.postMessage('ask');

  if (channel && 'locks' in navigator) holdWithLock(name, hold, signal);
  else holdWhileVisible(hold, signal);
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
  document.addEventListener('visibilitychange', follow, { signal });
  follow();
}
