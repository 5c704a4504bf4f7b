import { pagePath, type Announcement } from '@meridian/api-client/contract';
import { useEffect, useRef } from 'react';
import { useDraft, useUnsavedDrafts } from '../../../../lib/drafts/unsaved-drafts';
import { useAnnouncementTitle } from '../../lib/use-announcement-title';
import { draftOf, newAnnouncement, isSameDraft, type AnnouncementDraft } from './announcement-draft';
import { readUnsavedDraft } from './read-unsaved-draft';

const editPath = pagePath('announcementEdit');
const draftId = (id: string | undefined) => `announcement:${id ?? 'new'}`;
const hrefOf = (id: string | undefined) => (id === undefined ? editPath : `${editPath}?id=${id}`);

export interface DraftState {
  draft: AnnouncementDraft;
  /** The current draft, for callbacks that started earlier. */
  latest: { readonly current: AnnouncementDraft };
  /** Whether there are changes that the server does not have. */
  isDirty: boolean;
  change: (next: AnnouncementDraft) => void;
  /** Discards unsaved changes. */
  discard: () => void;
  /** `sent` is now saved: text typed since then stays, based on the saved version. */
  settle: (sent: AnnouncementDraft, saved: Announcement) => void;
}

/** The edited announcement. Until it is saved, it survives leaving the page, a reload and an expired session. */
export function useAnnouncementDraft(id: string | undefined, saved: Announcement | undefined): DraftState {
  const titleOf = useAnnouncementTitle();
  const unsaved = useDraft(draftId(id), readUnsavedDraft);
  const base = saved ? draftOf(saved) : newAnnouncement;
  const draft = unsaved.draft ?? base;
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const keep = (value: AnnouncementDraft, of: string | undefined) =>
    useUnsavedDrafts.getState().keep(draftId(of), { href: hrefOf(of), name: titleOf(value.texts), value });
  return {
    draft,
    latest,
    isDirty: unsaved.draft !== undefined,
    change: (next) => {
      latest.current = next;
      if (isSameDraft(next, base)) unsaved.discard();
      else keep(next, id);
    },
    discard: unsaved.discard,
    settle: (sent, response) => {
      const now = latest.current;
      unsaved.discard();
      if (!isSameDraft(now, sent)) keep({ ...now, version: response.version }, response.id);
    },
  };
}
