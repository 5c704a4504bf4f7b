import type { ApiClient } from '@meridian/api-client';
import { messageEventSchema, messageEventsPath, type MessageEvent } from '@meridian/api-client/contract';
import { openEventStream } from '@meridian/api-client/events';

/** Passes on the counts that the server sends, at once and with each change, until the signal aborts or the session ends. */
export function listenToMessages(
  api: Pick<ApiClient, 'open'>,
  onCounts: (counts: MessageEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  return openEventStream(api, messageEventsPath, {
    signal,
    onEvent: ({ event, data }) => {
      // an event of another name or form is one of a newer server
      const counts = event === 'messages' ? countsOf(data) : undefined;
      if (counts) onCounts(counts);
    },
  });
}

function countsOf(data: string): MessageEvent | undefined {
  try {
    return messageEventSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined; // no JSON
  }
}
