import * as z from 'zod/mini';
import { writeToken } from './token';

/** What has happened to the session of this browser in another tab: a user has signed in, or logged out. */
export type SessionEvent = 'in' | 'out';

const message = z.union([
  z.object({ event: z.literal('in'), token: z.string() }),
  z.object({ event: z.literal('out') }),
]);
type Message = z.infer<typeof message>;

let opened: BroadcastChannel | undefined;

/** One channel for the whole tab, which does not receive its own messages. Without channels, a tab checks when it comes to the front. */
const channel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel('sessionEvents'));

/** Tells the other tabs; of a sign-in with its token, so that they are in with it. */
export function broadcastSession(message: Message): void {
  channel()?.postMessage(message);
}

/** Subscribes to the other tabs. Returns an unsubscribe function. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const controller = new AbortController();
  channel()?.addEventListener(
    'message',
    ({ data }) => {
      const received = message.safeParse(data).data;
      if (!received) return;
      // the message may arrive before the cookie, which travels between processes separately
      if (received.event === 'in') writeToken(received.token);
      listener(received.event);
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
