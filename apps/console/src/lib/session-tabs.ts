import * as z from 'zod/mini';
import { writeToken } from './token';

/** What has happened to the session of this browser in another tab: somebody has signed in, or logged out. */
export type SessionEvent = 'in' | 'out';

const message = z.union([
  z.object({ news: z.literal('in'), token: z.string() }),
  z.object({ news: z.literal('out') }),
]);
type Message = z.infer<typeof message>;

let opened: BroadcastChannel | undefined;

/** One channel for the whole tab, which then does not hear itself. Without channels, a tab finds out when it comes to the front. */
const channel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel('sessionNews'));

/** Tells the other tabs; of a sign-in with its token, so that they are in with it. */
export function broadcastSession(told: Message): void {
  channel()?.postMessage(told);
}

/** Hears of the other tabs. Returns what ends it. */
export function onSessionEvent(listener: (news: SessionEvent) => void): () => void {
  const controller = new AbortController();
  channel()?.addEventListener(
    'message',
    ({ data }) => {
      const heard = message.safeParse(data).data;
      if (!heard) return;
      // the news may be here before the cookie, which travels between processes on its own way
      if (heard.news === 'in') writeToken(heard.token);
      listener(heard.news);
    },
    { signal: controller.signal },
  );
  return () => controller.abort();
}
