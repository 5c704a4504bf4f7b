import type { ReportSyncEvent } from '@meridian/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import { DomainError } from '../../platform/lib/domain-error';
import type { MessageSnapshot } from './message-states.repository';
import { createOpenStreams, type MessageStream } from './open-streams';
import { createRefreshQueue } from './refresh-queue';
import type { UserUploadEvent } from './upload-events.repository';

export interface MessageStreamsOptions {
  /** Reads the current messages of users in one query. */
  readStates: (userIds: readonly string[]) => Promise<MessageSnapshot>;
  /** Filters tokens to those with an active session. */
  findLive: (tokens: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Reads the upload progress of drafts, for those of the users with access. */
  readUploads: (draftIds: readonly string[], userIds: readonly string[]) => Promise<UserUploadEvent[]>;
  /** Filters users to those who may view the report sync. */
  findSyncReaders: (userIds: readonly string[]) => Promise<string[]>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface MessageStreams {
  /**
   * Opens a user's event stream; ends the user's oldest one if there are too many. Errors: `unavailable` while
   * stopping.
   */
  open(owner: { userId: string; token: string }): Readable;
  /** Sends a user, or all users (null), the current messages. */
  refresh(userId: string | null): void;
  /** Sends the upload progress of a draft to users with access. */
  refreshUpload(draftId: string): void;
  /** Notifies users with access that an account's report sync has started or ended. */
  refreshSync(accountId: string): void;
  /** Ends streams without a session, and sends a heartbeat to the others. */
  sendHeartbeat(): Promise<void>;
  stop(): void;
}

/** Delay after the time of a message, because of rounding clocks. */
const marginMs = 50;

/** Server-sent events for the open consoles of this server. One query reads the messages of up to 200 users. */
export function createMessageStreams({
  readStates,
  findLive,
  readUploads,
  findSyncReaders,
  now,
  log,
}: MessageStreamsOptions): MessageStreams {
  const streams = createOpenStreams();
  const queue = createRefreshQueue(sendStates);
  const uploads = createRefreshQueue(sendUploads);
  const syncs = createRefreshQueue(sendSyncs);
  const nextRefresh = createNextRefresh(() => refresh(null));
  let isStopped = false;

  function refresh(userId: string | null): void {
    if (isStopped) return;
    if (userId === null) queue.add(streams.userIds());
    else if (streams.hasUser(userId)) queue.add([userId]);
  }

  async function sendStates(userIds: readonly string[]): Promise<void> {
    const open = streams.ofUsers(userIds);
    if (open.length === 0) return;
    try {
      const { states, nextMessageAt } = await readStates(userIds);
      const dataOf = new Map(states.map(({ userId, ...state }) => [userId, JSON.stringify(state)]));
      // checked last, so that a session that has just ended gets nothing
      const live = await findLive(open.map(({ token }) => token));
      for (const stream of open) {
        const data = dataOf.get(stream.userId);
        if (data === undefined || !live.has(stream.token)) streams.end(stream);
        else sendOnce(stream, data);
      }
      if (nextMessageAt && !isStopped) {
        const time = nextMessageAt.getTime() + marginMs;
        nextRefresh.schedule(time, time - now().getTime());
      }
    } catch (error) {
      log.warn({ err: error }, 'failed to send messages to open consoles');
      // clients reconnect and then get everything
      for (const stream of open) streams.end(stream);
    }
  }

  function sendOnce(stream: MessageStream, data: string): void {
    if (data === stream.lastData) return;
    stream.lastData = data;
    streams.write(stream, `event: messages\ndata: ${data}\n\n`);
  }

  async function sendUploads(draftIds: readonly string[]): Promise<void> {
    try {
      for (const { event, userIds } of await readUploads(draftIds, streams.userIds()))
        await sendTo(userIds, `event: upload\ndata: ${JSON.stringify(event)}\n\n`);
    } catch (error) {
      // consoles that show an upload also poll it
      log.warn({ err: error }, 'failed to send the progress of uploads to open consoles');
    }
  }

  async function sendSyncs(accountIds: readonly string[]): Promise<void> {
    const events = accountIds.map((id): ReportSyncEvent => ({ accountId: Number(id) }));
    const text = events.map((event) => `event: reportSync\ndata: ${JSON.stringify(event)}\n\n`).join('');
    try {
      await sendTo(await findSyncReaders(streams.userIds()), text);
    } catch (error) {
      // consoles that show a report sync also poll it
      log.warn({ err: error }, 'failed to notify open consoles of synchronized reports');
    }
  }

  async function sendTo(userIds: readonly string[], text: string): Promise<void> {
    const open = streams.ofUsers(userIds);
    const live = await findLive(open.map(({ token }) => token));
    for (const stream of open) if (live.has(stream.token)) streams.write(stream, text);
  }

  return {
    open(owner) {
      if (isStopped) throw new DomainError('unavailable');
      const output = streams.open(owner);
      refresh(owner.userId);
      return output;
    },

    refresh,

    refreshUpload(draftId) {
      if (!isStopped && streams.userIds().length > 0) uploads.add([draftId]);
    },

    refreshSync(accountId) {
      if (!isStopped && streams.userIds().length > 0) syncs.add([accountId]);
    },

    async sendHeartbeat() {
      const open = streams.all();
      if (open.length === 0) return;
      try {
        const live = await findLive([...new Set(open.map(({ token }) => token))]);
        for (const stream of open) {
          if (live.has(stream.token)) streams.write(stream, ':\n\n');
          else streams.end(stream);
        }
      } catch (error) {
        log.warn({ err: error }, 'failed to check the sessions of open consoles');
        for (const stream of open) streams.end(stream);
      }
    },

    stop() {
      isStopped = true;
      nextRefresh.cancel();
      for (const stream of streams.all()) streams.end(stream);
    },
  };
}

/** A timer for the earliest of several times. */
function createNextRefresh(refresh: () => void) {
  let next: { time: number; timer: NodeJS.Timeout } | undefined;
  return {
    schedule(time: number, delayMs: number): void {
      if (next && next.time <= time) return;
      clearTimeout(next?.timer);
      const timer = setTimeout(() => {
        next = undefined;
        refresh();
      }, delayMs);
      next = { time, timer: timer.unref() };
    },
    cancel: () => clearTimeout(next?.timer),
  };
}
