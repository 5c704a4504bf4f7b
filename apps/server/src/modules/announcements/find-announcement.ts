import type { Announcement } from '@meridian/api-client/contract';
import type { Clock } from '../../platform/clock';
import { DomainError } from '../../platform/lib/domain-error';
import type { AnnouncementsRepository } from './announcements.repository';

/** Finds an announcement. Errors: `not_found`. */
export async function findAnnouncement(
  { announcements, clock }: { announcements: AnnouncementsRepository; clock: Pick<Clock, 'now'> },
  id: string,
): Promise<Announcement> {
  const found = await announcements.find(id, clock.now());
  if (!found) throw new DomainError('not_found');
  return found;
}
