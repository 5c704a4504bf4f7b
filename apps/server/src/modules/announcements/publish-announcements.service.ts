import type { Announcement } from '@meridian/api-client/contract';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import { DomainError } from '../../platform/lib/domain-error';
import { notifyMessages } from '../../platform/signals';
import { createAnnounceJob } from './announce-job';
import type { AnnouncementVersion } from './announcement-drafts.repository';
import {
  createAnnouncementMessagesRepository,
  type AnnouncementMessagesRepository,
  type StoredAnnouncement,
} from './announcement-messages.repository';
import type { AnnouncementsRepository } from './announcements.repository';
import { auditedAnnouncement } from './audited-announcement';
import { publishProblems, rejectProblems, testProblems } from './check-texts';
import { findAnnouncement } from './find-announcement';

/** Publishes, withdraws and tests announcements. */
export function createPublishAnnouncementsService({
  db,
  announcements,
  clock,
  jobs,
}: {
  /** For transactions. */
  db: Database;
  announcements: AnnouncementsRepository;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'send'>;
}) {
  const find = (id: string) => findAnnouncement({ announcements, clock }, id);

  const job = createAnnounceJob({ db, clock, jobs });

  return {
    /**
     * Publishes a draft to all users, immediately or at its scheduled time.
     *
     * Errors: `not_found`, `conflict`, `invalid_request` with the missing or unreviewed texts.
     */
    async publish(version: AnnouncementVersion): Promise<Announcement> {
      await withLocked(db, version, async (stored, messages, tx) => {
        if (stored.messageId !== null) throw new DomainError('conflict');
        rejectProblems(publishProblems(stored.texts));
        const now = clock.now();
        const { publishTime } = stored;
        const isLater = publishTime !== null && publishTime > now;
        const createdTime = isLater ? publishTime : now;
        const messageId = await messages.send({ ...stored, createdTime, userId: null, subject: null });
        await messages.setMessage(stored.id, messageId);
        await recordAudit(tx, { action: 'announcementPublish', ...auditedAnnouncement(stored) });
        if (isLater) await job.send(messageId, createdTime, tx);
        else await notifyMessages(tx, null);
      });
      return find(version.id);
    },

    /** Errors: `not_found`, `conflict` for a draft. */
    async withdraw(version: AnnouncementVersion): Promise<Announcement> {
      await withLocked(db, version, async (stored, messages, tx) => {
        if (stored.messageId === null) throw new DomainError('conflict');
        await messages.removeMessage(stored.messageId);
        await recordAudit(tx, { action: 'announcementWithdraw', ...auditedAnnouncement(stored) });
        await notifyMessages(tx, null);
      });
      return find(version.id);
    },

    /** Sends an announcement to one user only, and replaces an earlier test. Errors: `not_found`, `invalid_request`. */
    async sendTest(id: string, userId: string): Promise<void> {
      const subject = `announcement-test:${id.toLowerCase()}`;
      await db.transaction(async (tx) => {
        const messages = createAnnouncementMessagesRepository(tx);
        // locked, so that concurrent tests do not conflict
        const stored = await messages.lock(id);
        if (!stored) throw new DomainError('not_found');
        rejectProblems(testProblems(stored.texts));
        await messages.removeTest(userId, subject);
        await messages.send({ ...stored, hasPopup: true, createdTime: clock.now(), userId, subject });
        await notifyMessages(tx, userId);
      });
    },
  };
}

/** Locks a version of an announcement and changes it. Errors: `not_found`, `conflict` for another version. */
function withLocked(
  db: Database,
  { id, version }: AnnouncementVersion,
  change: (
    stored: StoredAnnouncement,
    messages: AnnouncementMessagesRepository,
    tx: Database,
  ) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const messages = createAnnouncementMessagesRepository(tx);
    const stored = await messages.lock(id);
    if (!stored) throw new DomainError('not_found');
    if (stored.version !== version) throw new DomainError('conflict');
    await change(stored, messages, tx);
  });
}
