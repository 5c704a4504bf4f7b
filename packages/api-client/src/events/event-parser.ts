import { createParser } from 'eventsource-parser';

/** One server-sent event. */
export interface ServerEvent {
  /** `message` by default. */
  event: string;
  data: string;
  /** The last id sent, with this event or an earlier one; empty before the first. */
  id: string;
}

/** Turns the bytes of one connection into events. */
export interface EventParser {
  /** Takes the next bytes of the stream, split anywhere, even inside a character. Returns the events that they complete. */
  push: (bytes: Uint8Array) => ServerEvent[];
  /** The last id of the stream; empty without one. */
  lastEventId: () => string;
  /** The reconnection delay that the server requests, in milliseconds; undefined without such a field. */
  retryMs: () => number | undefined;
}

/**
 * A parser of a `text/event-stream`, on top of eventsource-parser, which takes text and leaves the last id to its caller. An event that
 * the stream does not complete is dropped.
 *
 * Shape:  `lastEventId` is where an earlier connection stopped.
 * Errors: none; invalid UTF-8 becomes U+FFFD, unknown fields and comments are ignored.
 */
export function createEventParser({ lastEventId = '' }: { lastEventId?: string } = {}): EventParser {
  // drops a byte order mark automatically
  const decoder = new TextDecoder();
  let endedWithCr = false;
  let id = lastEventId;
  let retryMs: number | undefined;
  let events: ServerEvent[] = [];
  const parser = createParser({
    onEvent: (event) => {
      id = event.id ?? id;
      events.push({ event: event.event ?? 'message', data: event.data, id });
    },
    onRetry: (ms) => (retryMs = ms),
  });

  const push = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes, { stream: true });
    if (text === '') return [];
    events = [];
    // the library waits after a CR for what may be its LF, which may never come
    const lines = endedWithCr ? text.replace(/^\n/, '') : text;
    endedWithCr = text.endsWith('\r');
    parser.feed(lines.replace(/\r\n?/g, '\n'));
    return events;
  };

  return { push, lastEventId: () => id, retryMs: () => retryMs };
}
