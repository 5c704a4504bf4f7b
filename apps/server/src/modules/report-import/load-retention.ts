import type { Clock } from '../../clock';
import type { Database } from '../../db';
import type { JobHandler, Jobs } from '../../jobs';
import { discardReviews } from './repository/discard-reviews';
import { purgeLoads } from './repository/purge-loads';

const daySeconds = 24 * 60 * 60;

/** Adds the next run to the queue, unless one is waiting already. */
export function scheduleLoadRetention(jobs: Pick<Jobs, 'send'>, delaySeconds = 0): Promise<void> {
  return jobs.send('purge-loads', {}, { singletonKey: 'next', delaySeconds });
}

/**
 * The work of the queue `purge-loads`: once a day, it deletes the rows of loads that were superseded long ago, and discards
 * the imports that nobody has answered.
 */
export function createLoadRetention({
  db,
  clock,
  jobs,
  retentionDays,
}: {
  db: Database;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'send'>;
  /** Time for which a superseded load can be brought back by an undo. */
  retentionDays: number;
}): JobHandler<Record<string, never>> {
  const next = () => scheduleLoadRetention(jobs, daySeconds);
  return {
    async run() {
      const since = new Date(clock.now().getTime() - retentionDays * daySeconds * 1000);
      await purgeLoads(db, since);
      await discardReviews(db, since);
      await next();
    },
    onExhausted: next,
  };
}
