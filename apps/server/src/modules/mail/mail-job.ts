import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock';
import type { JobFailure, JobHandler, Jobs } from '../../platform/jobs';
import type { Metrics } from '../../platform/metrics';
import type { AttachedFile } from '../exports';
import type { SendMail } from './mail-sender';
import type { createMailsRepository } from './mails.repository';
import { mailQueue } from './outbox';

/** Seconds before each further try: 17 hours in total. */
const retryDelays = [60, 300, 900, 3_600, 4 * 3_600, 12 * 3_600];

const failures: Readonly<Record<JobFailure, string>> = {
  tries: 'the server stopped while it was sent',
  version: 'the server was updated before it was sent',
};

export interface MailJobOptions {
  mails: Pick<ReturnType<typeof createMailsRepository>, 'findWaiting' | 'change' | 'remove'>;
  send: SendMail;
  /** Reads the file to attach; undefined if it is gone, or the user has no access to it any more. */
  readAttached: (recordId: string) => Promise<AttachedFile | undefined>;
  jobs: Pick<Jobs, 'send'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'countMail'> | undefined;
}

/**
 * Handler of the queue `send-mail`. An email that the mail server rejects temporarily is retried with increasing
 * delays, so that it does not block others; a permanent rejection, or too many, makes it a failed one.
 */
export function createMailJob({
  mails,
  send,
  readAttached,
  jobs,
  clock,
  log,
  metrics,
}: MailJobOptions): JobHandler<{ mailId: string }> {
  async function fail(mailId: string, failure: string): Promise<void> {
    await mails.change(mailId, { state: 'failed', failure, finishedTime: clock.now() });
    metrics?.countMail('failed');
  }

  return {
    async run({ mailId }) {
      const found = await mails.findWaiting(mailId);
      if (!found) return;
      // its user was suspended or has a different address
      if (!found.isWanted) return mails.remove(mailId);
      const { tries, attachmentId } = found.mail;
      try {
        const attached = attachmentId === null ? undefined : await readAttached(attachmentId);
        if (attachmentId !== null && !attached) {
          await mails.remove(mailId);
          return;
        }
        await send(found.mail, attached);
      } catch (error) {
        const delaySeconds = isFinal(error) ? undefined : retryDelays[tries];
        const failure = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
        if (delaySeconds === undefined) {
          log.error({ err: error, mail: mailId }, 'email: not sent');
          return fail(mailId, failure);
        }
        log.warn({ err: error, mail: mailId, delaySeconds }, 'email: will be retried');
        metrics?.countMail('retried');
        await mails.change(mailId, { tries: tries + 1, failure });
        await jobs.send(mailQueue, { mailId }, { singletonKey: mailId, delaySeconds });
        return;
      }
      await mails.change(mailId, { state: 'sent', failure: null, finishedTime: clock.now() });
      metrics?.countMail('sent');
    },
    onExhausted: (mailId, reason) => fail(mailId, failures[reason]),
  };
}

/** Whether the rejection is permanent. A wrong password for the mail server is not, because it can be corrected. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as Error & { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}
