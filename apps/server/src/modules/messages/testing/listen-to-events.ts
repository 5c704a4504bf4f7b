import {
  basePath,
  messageEventSchema,
  messageEventsPath,
  type MessageEvent,
} from '@meridian/api-client/contract';

/** An open event stream, as a console reads it. */
export interface Listening {
  status: number;
  headers: Headers;
  /** All events so far. */
  events: MessageEvent[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  hasEnded(): boolean;
  text(): string;
  close(): void;
}

/** Opens a stream at the server's `address`. */
export async function listenToEvents(address: string, headers: Record<string, string>): Promise<Listening> {
  const leaving = new AbortController();
  const response = await fetch(`${address}${basePath}${messageEventsPath}`, {
    headers,
    signal: leaving.signal,
  });
  const events: MessageEvent[] = [];
  let text = '';
  let over = false;
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const data = [...text.matchAll(/^event: messages\ndata: (.*)\n\n/gm)].map(([, json]) => json ?? '');
      events.splice(0, Infinity, ...data.map((json) => messageEventSchema.parse(JSON.parse(json))));
    }
  };
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      over = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    hasEnded: () => over,
    text: () => text,
    close: () => leaving.abort(),
  };
}
