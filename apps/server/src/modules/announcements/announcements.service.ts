import type { Announcement, AnnouncementState, AnnouncementTexts } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Database } from '../../db';
import type { JobHandler, Jobs } from '../../jobs';
import { DomainError, invalidField } from '../../lib/domain-error';
import { notifyMessages } from '../../signals';
import {
  createAnnouncementsRepository,
  type AnnouncementsRepository,
  type StoredAnnouncement,
} from './announcements.repository';
import { cleanTexts, publishProblems, saveProblems, testProblems } from './check-texts';

export interface AnnouncementDraft {
  /** Of a new one: made by the caller, or absent. */
  id?: string | undefined;
  /** The version that the draft is based on; absent: a new one. */
  version?: number | undefined;
  texts: AnnouncementTexts;
  hasPopup: boolean;
  publishTime: Date | null;
}

/** An announcement in the version that somebody has before their eyes. */
export interface Version {
  id: string;
  version: number;
}

/** Writing, publishing and withdrawing what administrators tell everybody. */
export function createAnnouncementsService({
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
  async function find(id: string): Promise<Announcement> {
    const found = await announcements.find(id, clock.now());
    if (!found) throw new DomainError('not_found');
    return found;
  }

  /** A draft that is gone, or another than the caller thinks. */
  async function rejectStale(id: string): Promise<never> {
    await find(id);
    throw new DomainError('conflict');
  }

  /** Locks an announcement and does something with the version that the caller knows. */
  const withLocked = <T>(
    { id, version }: Version,
    act: (stored: StoredAnnouncement, ofTransaction: AnnouncementsRepository, tx: Database) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const ofTransaction = createAnnouncementsRepository(tx);
      const stored = await ofTransaction.lock(id);
      if (!stored) throw new DomainError('not_found');
      if (stored.version !== version) throw new DomainError('conflict');
      return act(stored, ofTransaction, tx);
    });

  /** A job for the moment at which a message appears; the message itself is there already. */
  const sendJob = (messageId: string, appears: Date, tx?: Database) =>
    jobs.send(
      'announce',
      { messageId },
      {
        singletonKey: messageId,
        delaySeconds: Math.ceil((appears.getTime() - clock.now().getTime()) / 1000),
        ...(tx && { db: tx }),
      },
    );

  return {
    list: (query: { state: AnnouncementState | undefined; page: { size: number; offset: number } }) =>
      announcements.list({ ...query, now: clock.now() }),

    /** Errors: `not_found`. */
    find,

    /**
     * Saves a draft. One whose answer was lost comes again: it is done once.
     *
     * Errors: `invalid_request`, `not_found`, `conflict` for one that was saved since or is published.
     */
    async save({ id, version, texts, ...draft }: AnnouncementDraft, userId: string): Promise<Announcement> {
      const clean = cleanTexts(texts);
      rejectProblems(saveProblems(clean));
      if (draft.publishTime !== null && !isPlausible(draft.publishTime)) {
        throw invalidField('publishTime', 'invalid');
      }
      const saved = { ...draft, texts: clean, savedBy: userId, savedTime: clock.now() };
      if (version === undefined) {
        const added = await announcements.add({ id: id ?? randomUUID(), ...saved });
        if (added !== undefined) return find(added);
      }
      if (id === undefined) throw invalidField('id', 'required');
      const base = { id, version: version ?? 1 };
      if (version === undefined && !(await announcements.isOwnDraft(base, userId))) return rejectStale(id);
      if (await announcements.save(base, saved)) return find(id);
      return (await announcements.isSaved(base, saved)) ? find(id) : rejectStale(id);
    },

    /**
     * Sends a draft to everybody, now or at its time.
     *
     * Errors: `not_found`, `conflict`, `invalid_request` with what is missing or not read.
     */
    async publish(wanted: Version): Promise<Announcement> {
      await withLocked(wanted, async (stored, ofTransaction, tx) => {
        if (stored.messageId !== null) throw new DomainError('conflict');
        rejectProblems(publishProblems(stored.texts));
        const now = clock.now();
        const { publishTime } = stored;
        const isLater = publishTime !== null && publishTime > now;
        const createdTime = isLater ? publishTime : now;
        const messageId = await ofTransaction.send({ ...stored, createdTime, userId: null, subject: null });
        await ofTransaction.setMessage(stored.id, messageId);
        if (isLater) await sendJob(messageId, createdTime, tx);
        else await notifyMessages(tx, null);
      });
      return find(wanted.id);
    },

    /** Errors: `not_found`, `conflict` for a draft. */
    async withdraw(wanted: Version): Promise<Announcement> {
      await withLocked(wanted, async ({ messageId }, ofTransaction, tx) => {
        if (messageId === null) throw new DomainError('conflict');
        await ofTransaction.removeMessage(messageId);
        await notifyMessages(tx, null);
      });
      return find(wanted.id);
    },

    /** Errors: `not_found`, `conflict` for one that is published or was saved since. */
    async remove({ id, version }: Version): Promise<void> {
      if (!(await announcements.remove(id, version))) await rejectStale(id);
    },

    /** Sends it to one user alone, in place of an earlier test. Errors: `not_found`, `invalid_request`. */
    async sendTest(id: string, userId: string): Promise<void> {
      const subject = `announcement-test:${id.toLowerCase()}`;
      await db.transaction(async (tx) => {
        const ofTransaction = createAnnouncementsRepository(tx);
        // locked, so that two tests at once do not meet
        const stored = await ofTransaction.lock(id);
        if (!stored) throw new DomainError('not_found');
        rejectProblems(testProblems(stored.texts));
        await ofTransaction.removeTest(userId, subject);
        await ofTransaction.send({ ...stored, hasPopup: true, createdTime: clock.now(), userId, subject });
        await notifyMessages(tx, userId);
      });
    },

    /** The work of the queue `announce`. */
    job: {
      async run({ messageId }) {
        const appears = await announcements.findMessageTime(messageId);
        if (appears === undefined) return;
        // by this server's clock it may still be in the future
        if (appears > clock.now()) await sendJob(messageId, appears);
        else await notifyMessages(db, null);
      },
      // consoles see it with their next look
      onExhausted: () => Promise.resolve(),
    } satisfies JobHandler<{ messageId: string }>,
  };
}

/** Far away from any plan; further still, the database has no such time. */
const [earliest, latest] = [new Date('1970-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];

function isPlausible(time: Date): boolean {
  return time >= earliest && time < latest;
}

function rejectProblems(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_request', {}, { fields });
}
