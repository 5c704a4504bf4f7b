import * as z from 'zod';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { defineQueue, type JobHandler, type Jobs } from '../../platform/jobs';
import { notifyMessages } from '../../platform/signals';
import { createAnnouncementMessagesRepository } from './announcement-messages.repository';

export const announceQueue = defineQueue({
  name: 'announce',
  data: z.object({ messageId: z.uuid() }),
  tries: 30,
  concurrency: 1,
});

/** Notifies all users when a scheduled announcement appears. */
export function createAnnounceJob({
  db,
  clock,
  jobs,
}: {
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'send'>;
}) {
  /** Sends a job for the publication time of a stored message. */
  const send = (messageId: string, publishTime: Date, tx?: Database) =>
    jobs.send(
      announceQueue,
      { messageId },
      {
        singletonKey: messageId,
        delaySeconds: Math.ceil((publishTime.getTime() - clock.now().getTime()) / 1000),
        ...(tx && { db: tx }),
      },
    );

  /** Handler of the queue `announce`. */
  const handler: JobHandler<{ messageId: string }> = {
    async run({ messageId }) {
      const publishTime = await createAnnouncementMessagesRepository(db).findMessageTime(messageId);
      if (publishTime === undefined) return;
      // by this server's clock it may still be in the future
      if (publishTime > clock.now()) await send(messageId, publishTime);
      else await notifyMessages(db, null);
    },
    // consoles get the message with their next refresh
    onExhausted: () => Promise.resolve(),
  };

  return { send, handler };
}
