import type { Announcement, AnnouncementState, AnnouncementTexts } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import type { AnnouncementDraftsRepository, AnnouncementVersion } from './announcement-drafts.repository';
import type { AnnouncementsRepository } from './announcements.repository';
import { cleanTexts, rejectProblems, saveProblems } from './check-texts';
import { findAnnouncement } from './find-announcement';

/** A request to save a draft. */
export interface DraftSave {
  /** Id of a new draft, assigned by the client; may be absent. */
  id?: string | undefined;
  /** Version on which the draft is based; absent for a new draft. */
  version?: number | undefined;
  texts: AnnouncementTexts;
  hasPopup: boolean;
  publishTime: Date | null;
}

/** Lists announcements, and saves and deletes their drafts. */
export function createAnnouncementDraftsService({
  announcements,
  drafts,
  clock,
}: {
  announcements: AnnouncementsRepository;
  drafts: AnnouncementDraftsRepository;
  clock: Pick<Clock, 'now'>;
}) {
  const find = (id: string) => findAnnouncement({ announcements, clock }, id);

  /** Errors: `not_found` for a deleted draft, otherwise `conflict`. */
  async function rejectStale(id: string): Promise<never> {
    await find(id);
    throw new DomainError('conflict');
  }

  return {
    list: (query: { state: AnnouncementState | undefined; page: { size: number; offset: number } }) =>
      announcements.list({ ...query, now: clock.now() }),

    /** Errors: `not_found`. */
    find,

    /**
     * Saves a draft. If a client repeats the request after a lost response, the draft is saved only once.
     *
     * Errors: `invalid_request`, `not_found`, `conflict` if it was saved since or is published.
     */
    async save({ id, version, texts, ...draft }: DraftSave, userId: string): Promise<Announcement> {
      const clean = cleanTexts(texts);
      rejectProblems(saveProblems(clean));
      if (draft.publishTime !== null && !isPlausible(draft.publishTime)) {
        throw invalidField('publishTime', 'invalid');
      }
      const saved = { ...draft, texts: clean, savedBy: userId, savedTime: clock.now() };
      if (version === undefined) {
        const added = await drafts.add({ id: id ?? randomUUID(), ...saved });
        if (added !== undefined) return find(added);
      }
      if (id === undefined) throw invalidField('id', 'required');
      const base = { id, version: version ?? 1 };
      if (version === undefined && !(await drafts.isOwnDraft(base, userId))) return rejectStale(id);
      if (await drafts.save(base, saved)) return find(id);
      return (await drafts.isSaved(base, saved)) ? find(id) : rejectStale(id);
    },

    /** Errors: `not_found`, `conflict` if it was saved since or is published. */
    async remove(version: AnnouncementVersion): Promise<void> {
      if (!(await drafts.remove(version))) await rejectStale(version.id);
    },
  };
}

/** Plausible publication times; the database cannot store much later ones. */
const [earliest, latest] = [new Date('1970-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')];

function isPlausible(time: Date): boolean {
  return time >= earliest && time < latest;
}
