import type { FastifyBaseLogger } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';
import { DomainError } from '../../lib/domain-error';
import type { Look } from './message-states.repository';

export interface MessageStreamsOptions {
  /** What users are to be told now, in one go. */
  look: (userIds: readonly string[]) => Promise<Look>;
  /** Which of the tokens still have a session. */
  findLive: (tokens: readonly string[]) => Promise<ReadonlySet<string>>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** An open console. */
interface Stream {
  userId: string;
  token: string;
  output: PassThrough;
  /** Data of the last event: the same thing is not told twice. */
  told: string;
}

/** One tab of a browser holds the stream for all others, so these are as many browsers. */
const mostStreamsOfUser = 20;
/** Users that are looked up in one query. */
const batchSize = 200;
/** How soon a client that was cut off comes back. */
const retryMs = 3_000;
/** After the time at which a message appears, for clocks that round. */
const marginMs = 50;

/**
 * Server-sent events for many consoles of this server. Users who should look again wait in a set: however often they
 * are named meanwhile, the next look at the database, one for up to 200 users, answers all of it.
 */
export function createMessageStreams({ look, findLive, now, log }: MessageStreamsOptions) {
  const streamsOf = new Map<string, Set<Stream>>();
  const waiting = new Set<string>();
  let isWorking = false;
  let isStopped = false;
  let soon: { time: number; timer: NodeJS.Timeout } | undefined;

  function refresh(userId: string | null): void {
    if (isStopped) return;
    if (userId === null) for (const one of streamsOf.keys()) waiting.add(one);
    else if (streamsOf.has(userId)) waiting.add(userId);
    void work();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      while (waiting.size > 0) {
        const userIds = [...waiting].slice(0, batchSize);
        for (const userId of userIds) waiting.delete(userId);
        await tell(userIds);
      }
    } finally {
      isWorking = false;
    }
  }

  async function tell(userIds: readonly string[]): Promise<void> {
    const streams = userIds.flatMap((userId) => [...(streamsOf.get(userId) ?? [])]);
    if (streams.length === 0) return;
    try {
      const { states, nextTime } = await look(userIds);
      const stateOf = new Map(states.map(({ userId, ...state }) => [userId, JSON.stringify(state)]));
      // asked last, so that a session that ended meanwhile is told nothing
      const live = await findLive(streams.map(({ token }) => token));
      for (const stream of streams) {
        const data = stateOf.get(stream.userId);
        if (data === undefined || !live.has(stream.token)) end(stream);
        else if (data !== stream.told) {
          stream.told = data;
          write(stream, `event: messages\ndata: ${data}\n\n`);
        }
      }
      if (nextTime) lookAgainAt(nextTime);
    } catch (error) {
      log.warn({ err: error }, 'open consoles could not be told of messages');
      // they come back by themselves, and are told everything then
      for (const stream of streams) end(stream);
    }
  }

  function lookAgainAt(instant: Date): void {
    const time = instant.getTime();
    if (isStopped || (soon && soon.time <= time)) return;
    clearTimeout(soon?.timer);
    const timer = setTimeout(
      () => {
        soon = undefined;
        refresh(null);
      },
      time - now().getTime() + marginMs,
    );
    soon = { time, timer: timer.unref() };
  }

  function write(stream: Stream, text: string): void {
    // a client that takes nothing would fill the memory
    if (stream.output.writableNeedDrain) end(stream);
    else stream.output.write(text);
  }

  function end(stream: Stream): void {
    const own = streamsOf.get(stream.userId);
    own?.delete(stream);
    if (own?.size === 0) streamsOf.delete(stream.userId);
    if (stream.output.writableNeedDrain) stream.output.destroy();
    else stream.output.end();
  }

  return {
    /** The events of a user; the oldest stream ends when there are too many. Errors: `unavailable` while stopping. */
    open({ userId, token }: { userId: string; token: string }): Readable {
      if (isStopped) throw new DomainError('unavailable');
      const stream: Stream = { userId, token, output: new PassThrough(), told: '' };
      const own = streamsOf.get(userId) ?? new Set();
      streamsOf.set(userId, own.add(stream));
      const [oldest] = own;
      if (own.size > mostStreamsOfUser && oldest) end(oldest);
      stream.output.on('close', () => end(stream));
      stream.output.write(`retry: ${retryMs}\n\n`);
      refresh(userId);
      return stream.output;
    },

    refresh,

    /** Ends the streams whose session is gone and lets the others, and what lies between, know that they live. */
    async beat(): Promise<void> {
      const streams = [...streamsOf.values()].flatMap((own) => [...own]);
      if (streams.length === 0) return;
      try {
        const live = await findLive([...new Set(streams.map(({ token }) => token))]);
        for (const stream of streams) {
          if (live.has(stream.token)) write(stream, ':\n\n');
          else end(stream);
        }
      } catch (error) {
        log.warn({ err: error }, 'the sessions of open consoles could not be checked');
        for (const stream of streams) end(stream);
      }
    },

    stop(): void {
      isStopped = true;
      clearTimeout(soon?.timer);
      for (const own of [...streamsOf.values()]) for (const stream of [...own]) end(stream);
    },
  };
}
