import type { Clock } from '../../clock';

/** Retention of a file and its record. */
export const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Records older than this are removed with their files. */
export function retentionCutoff(clock: Pick<Clock, 'now'>): Date {
  return new Date(clock.now().getTime() - retentionDays * dayMs);
}
