import { useCallback } from 'react';
import { create } from 'zustand';
import { windowStore } from '../storage/safe-storage';
import { printDraftsText, readDraftsText, type UnsavedDraft } from './unsaved-drafts-text';

interface UnsavedDraftsState {
  drafts: Readonly<Record<string, UnsavedDraft>>;
  /** Id of the user of the drafts; null until it is known. */
  owner: string | null;
  /** False if a reload would lose some of them: storage is forbidden or full. */
  isStored: boolean;
  keep: (id: string, draft: Omit<UnsavedDraft, 'since'>) => void;
  discard: (id: string) => void;
  /** Discards the drafts of the pages at these paths, with any search. */
  discardPages: (paths: readonly string[]) => void;
  /** Discards all drafts: the user logs out. */
  clear: () => void;
  /** Sets the logged-in user; drafts of another user are discarded. */
  claim: (owner: string) => void;
}

/** An older name: open windows have drafts under it. */
const key = 'keptDrafts';

/**
 * Drafts of all pages; they survive a change of page, a reload of the window and an expired session. Stored without zustand's `persist`,
 * which cannot tell whether a state fits into the storage.
 */
export const useUnsavedDrafts = create<UnsavedDraftsState>((set) => {
  const only = (isRetained: (id: string, draft: UnsavedDraft) => boolean) =>
    set(({ drafts }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([id, draft]) => isRetained(id, draft))),
    }));
  return {
    ...readDraftsText(windowStore.getItem(key)),
    isStored: true,
    keep: (id, draft) =>
      set(({ drafts }) => ({
        drafts: { ...drafts, [id]: { ...draft, since: drafts[id]?.since ?? Date.now() } },
      })),
    discard: (id) => only((other) => other !== id),
    discardPages: (paths) => only((_, { href }) => !paths.includes(pathOfDraft(href))),
    clear: () => set({ drafts: {} }),
    claim: (owner) => set((state) => (state.owner === owner ? state : { owner, drafts: {} })),
  };
});

useUnsavedDrafts.subscribe(({ owner, drafts }, before) => {
  if (drafts === before.drafts && owner === before.owner) return;
  const { text, isWhole } = printDraftsText({ owner, drafts });
  const isEmpty = Object.keys(drafts).length === 0;
  if (isEmpty) windowStore.removeItem(key);
  useUnsavedDrafts.setState({ isStored: isEmpty || (windowStore.setItem(key, text) && isWhole) });
});

/** The path of a draft's page. */
export function pathOfDraft(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? href;
}

/**
 * The draft of one form.
 *
 * Shape:  `read` checks the stored value, perhaps from an older version of the page; undefined starts a new draft.
 */
export function useDraft<T>(id: string, read: (value: unknown) => T | undefined) {
  const stored = useUnsavedDrafts((state) => state.drafts[id]);
  const keepDraft = useUnsavedDrafts((state) => state.keep);
  const discardDraft = useUnsavedDrafts((state) => state.discard);
  const keep = useCallback(
    (draft: { href: string; name: string; value: T }) => keepDraft(id, draft),
    [id, keepDraft],
  );
  const discard = useCallback(() => discardDraft(id), [id, discardDraft]);
  return { draft: stored === undefined ? undefined : read(stored.value), keep, discard };
}
