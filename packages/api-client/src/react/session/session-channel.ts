import * as z from 'zod/mini';

const messageSchema = z.union([
  z.object({ event: z.literal('in'), token: z.string() }),
  z.object({ event: z.literal('out') }),
]);

/** Change of the session in another tab of this browser: a user has logged in or out. */
export type SessionMessage = z.infer<typeof messageSchema>;

/**
 * The messages between the tabs of a browser. One channel for the whole tab, which does not receive its own messages. Without
 * BroadcastChannel, nothing is sent or received.
 */
export function createSessionChannel(name: string) {
  let opened: BroadcastChannel | undefined;
  const channel = () =>
    typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel(name));
  return {
    broadcast: (message: SessionMessage) => channel()?.postMessage(message),
    /** Returns an unsubscribe function. */
    subscribe: (listener: (message: SessionMessage) => void) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = messageSchema.safeParse(data).data;
        if (message) listener(message);
      };
      const current = channel();
      current?.addEventListener('message', receive);
      return () => current?.removeEventListener('message', receive);
    },
  };
}
