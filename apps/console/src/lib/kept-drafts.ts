import { useCallback } from 'react';
import { create } from 'zustand';

/** What somebody has typed on a page and not saved. */
export interface KeptDraft {
  /** Address of the page, path and search: it belongs to the tag of that page. */
  href: string;
  /** What the draft is of, already translated. */
  name: string;
  /** Anything that JSON can hold. */
  value: unknown;
  /** Instant of the first change, milliseconds. */
  since: number;
}

interface KeptDrafts {
  drafts: Readonly<Record<string, KeptDraft>>;
  keep: (id: string, draft: Omit<KeptDraft, 'since'>) => void;
  discard: (id: string) => void;
  /** Forgets everything typed on the pages with these addresses. */
  discardPages: (hrefs: readonly string[]) => void;
  /** Forgets everything: another user signs in. */
  clear: () => void;
}

/** Drafts of all pages; they outlive the page, a reload of the window and an expired sign-in. */
export const useKeptDrafts = create<KeptDrafts>((set) => ({
  drafts: {},
  keep: (id, draft) =>
    set(({ drafts }) => ({
      drafts: { ...drafts, [id]: { ...draft, since: drafts[id]?.since ?? Date.now() } },
    })),
  discard: (id) =>
    set(({ drafts }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== id)),
    })),
  discardPages: (hrefs) =>
    set(({ drafts }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([, { href }]) => !hrefs.includes(href))),
    })),
  clear: () => set({ drafts: {} }),
}));

/**
 * The draft of one form.
 *
 * Shape:  `read` checks what was kept, perhaps by an older version of the page; undefined means start anew.
 */
export function useKeptDraft<T>(id: string, read: (value: unknown) => T | undefined) {
  const kept = useKeptDrafts((state) => state.drafts[id]);
  const keepDraft = useKeptDrafts((state) => state.keep);
  const discardDraft = useKeptDrafts((state) => state.discard);
  const keep = useCallback(
    (draft: { href: string; name: string; value: T }) => keepDraft(id, draft),
    [id, keepDraft],
  );
  const discard = useCallback(() => discardDraft(id), [id, discardDraft]);
  return { draft: kept === undefined ? undefined : read(kept.value), keep, discard };
}
