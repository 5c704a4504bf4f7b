import type { ApiClient } from '@meridian/api-client';
import { messageEventSchema, messageEventsPath, type MessageEvent } from '@meridian/api-client/contract';
import { openEventStream } from '@meridian/api-client/events';
import * as z from 'zod';

const eventDataSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('no JSON');
      return z.NEVER;
    }
  })
  .pipe(messageEventSchema);

/** Tells the counts that the server sends, at once and with each change, until the signal aborts or the session ends. */
export function listenToMessages(
  api: Pick<ApiClient, 'open'>,
  tell: (counts: MessageEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  return openEventStream(api, messageEventsPath, {
    signal,
    onEvent: ({ event, data }) => {
      // an event of another name or form is one of a newer server
      const counts = event === 'messages' ? eventDataSchema.safeParse(data) : undefined;
      if (counts?.success) tell(counts.data);
    },
  });
}
