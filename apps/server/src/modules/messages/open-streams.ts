import { PassThrough, type Readable } from 'node:stream';

/** The event stream of an open console. */
export interface MessageStream {
  readonly userId: string;
  readonly token: string;
  /** Data of the last event; equal data is not sent again. */
  lastData: string;
}

export interface OpenStreams {
  /** Opens a stream; ends the user's oldest stream if there are too many. */
  open(owner: { userId: string; token: string }): Readable;
  userIds(): string[];
  hasUser(userId: string): boolean;
  ofUsers(userIds: readonly string[]): MessageStream[];
  all(): MessageStream[];
  /** Writes to a stream. If the client does not read, ends it, because the data would fill the memory. */
  write(stream: MessageStream, text: string): void;
  end(stream: MessageStream): void;
}

/** Browsers per user; the tabs of a browser share one stream. */
const maxStreamsPerUser = 20;
/** Delay before a disconnected client reconnects. */
const retryMs = 3_000;

/** Open event streams of this server. */
export function createOpenStreams(): OpenStreams {
  const streamsOf = new Map<string, Map<MessageStream, PassThrough>>();

  function write(stream: MessageStream, text: string): void {
    const output = streamsOf.get(stream.userId)?.get(stream);
    if (output?.writableNeedDrain === true) end(stream);
    else output?.write(text);
  }

  function end(stream: MessageStream): void {
    const own = streamsOf.get(stream.userId);
    const output = own?.get(stream);
    own?.delete(stream);
    if (own?.size === 0) streamsOf.delete(stream.userId);
    if (output?.writableNeedDrain === true) output.destroy();
    else output?.end();
  }

  const ofUsers = (userIds: readonly string[]) =>
    userIds.flatMap((userId) => [...(streamsOf.get(userId)?.keys() ?? [])]);
  const userIds = () => [...streamsOf.keys()];

  return {
    open({ userId, token }) {
      const stream: MessageStream = { userId, token, lastData: '' };
      const output = new PassThrough();
      const own = streamsOf.get(userId) ?? new Map<MessageStream, PassThrough>();
      streamsOf.set(userId, own.set(stream, output));
      const [oldest] = own.keys();
      if (own.size > maxStreamsPerUser && oldest) end(oldest);
      output.on('close', () => end(stream));
      output.write(`retry: ${retryMs}\n\n`);
      return output;
    },
    userIds,
    hasUser: (userId) => streamsOf.has(userId),
    ofUsers,
    all: () => ofUsers(userIds()),
    write,
    end,
  };
}
