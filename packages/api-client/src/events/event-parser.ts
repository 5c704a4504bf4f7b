/** One server-sent event. */
export interface ServerEvent {
  /** `message` where the server names none. */
  event: string;
  data: string;
  /** The last id that the server gave, with this event or an earlier one; empty before the first. */
  id: string;
}

export interface EventParser {
  /** Takes the next piece of the stream, split anywhere, also inside a character; answers the events it completes. */
  push: (bytes: Uint8Array) => ServerEvent[];
  /** The last id of the stream; empty without one. */
  lastEventId: () => string;
  /** How long to wait before connecting again, milliseconds, as the server wishes; undefined where it says nothing. */
  retryMs: () => number | undefined;
}

/**
 * A parser of a `text/event-stream`. An event that the stream does not complete is never told.
 *
 * Shape:  `lastEventId` is where an earlier connection stopped.
 * Errors: none; bytes that are no UTF-8 become U+FFFD, unknown fields and comments are left out.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export function createEventParser({ lastEventId = '' }: { lastEventId?: string } = {}): EventParser {
  // takes a byte order mark away by itself
  const decoder = new TextDecoder();
  let rest = '';
  let endedWithCr = false;
  let event = '';
  let data: string[] = [];
  let id = lastEventId;
  let retryMs: number | undefined;

  const readField = (line: string) => {
    const [, name = '', value = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
  };

  const endEvent = (): ServerEvent[] => {
    const done = data.length > 0 ? [{ event: event || 'message', data: data.join('\n'), id }] : [];
    event = '';
    data = [];
    return done;
  };

  const push = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes, { stream: true });
    if (text === '') return [];
    // a CR ends its line at once: what would tell that it was the first half of a CRLF may never come
    const lines = (rest + (endedWithCr ? text.replace(/^\n/, '') : text)).split(/\r\n|\r|\n/);
    endedWithCr = text.endsWith('\r');
    rest = lines.pop() ?? '';
    const events: ServerEvent[] = [];
    for (const line of lines) {
      if (line === '') events.push(...endEvent());
      else readField(line);
    }
    return events;
  };

  return { push, lastEventId: () => id, retryMs: () => retryMs };
}
