import type { AnnouncementTexts } from '@meridian/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit';
import type { Database } from '../../platform/db';
import { announcements } from '../../platform/db/schema';
import { auditedAnnouncement } from './audited-announcement';

export interface DraftContent {
  texts: AnnouncementTexts;
  hasPopup: boolean;
  publishTime: Date | null;
}

/** User and time of a change. */
export interface SaveInfo {
  savedBy: string;
  savedTime: Date;
}

/** An announcement in a specific version. */
export interface AnnouncementVersion {
  id: string;
  version: number;
}

/** Drafts of announcements. */
export function createAnnouncementDraftsRepository(db: Database) {
  return {
    /** Stores a new draft and returns its id; undefined if the id exists already. */
    async add(draft: DraftContent & SaveInfo & { id: string }): Promise<string | undefined> {
      const [added] = await db
        .insert(announcements)
        .values(draft)
        .onConflictDoNothing()
        .returning({ id: announcements.id });
      return added?.id;
    },

    /** Whether the version is a draft that this user saved last. */
    async isOwnDraft(version: AnnouncementVersion, userId: string): Promise<boolean> {
      return (await db.$count(announcements, and(isDraft(version), eq(announcements.savedBy, userId)))) > 0;
    },

    /** Whether the next version equals this draft and was saved by the same user. */
    async isSaved({ id, version }: AnnouncementVersion, draft: DraftContent & SaveInfo): Promise<boolean> {
      const { texts, hasPopup, publishTime, savedBy } = draft;
      const same = and(
        eq(announcements.id, id),
        // adding one to the base version could exceed the maximum of the column
        eq(sql`${announcements.version} - 1`, version),
        isNull(announcements.messageId),
        eq(announcements.savedBy, savedBy),
        eq(announcements.hasPopup, hasPopup),
        eq(announcements.texts, texts),
        publishTime === null ? isNull(announcements.publishTime) : eq(announcements.publishTime, publishTime),
      );
      return (await db.$count(announcements, same)) > 0;
    },

    /** Returns false unless the version is a draft. */
    async save(version: AnnouncementVersion, draft: DraftContent & SaveInfo): Promise<boolean> {
      const saved = await db
        .update(announcements)
        .set({ ...draft, version: sql`${announcements.version} + 1` })
        .where(isDraft(version))
        .returning({ id: announcements.id });
      return saved.length > 0;
    },

    /** Returns false unless the version is a draft. */
    remove: (version: AnnouncementVersion): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [removed] = await tx.delete(announcements).where(isDraft(version)).returning();
        if (removed === undefined) return false;
        await recordAudit(tx, { action: 'announcementDelete', ...auditedAnnouncement(removed) });
        return true;
      }),
  };
}
export type AnnouncementDraftsRepository = ReturnType<typeof createAnnouncementDraftsRepository>;

const isDraft = ({ id, version }: AnnouncementVersion) =>
  and(eq(announcements.id, id), eq(announcements.version, version), isNull(announcements.messageId));
