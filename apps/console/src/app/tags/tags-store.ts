import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onSignOut } from '../../lib/session/session';
import { plainStorage } from '../../lib/storage/plain-storage';
import { windowStore } from '../../lib/storage/safe-storage';
import { parseTags, printTags } from './stored-tags';
import { moveTag, startTags, visitPage, withoutTags, type Tag, type Visit } from './tags';

interface TagsState {
  tags: readonly Tag[];
  /** The user of the tags; null before the log-in. */
  owner: string | null;
  visit: (page: Visit) => void;
  close: (paths: readonly string[]) => void;
  move: (move: { path: string; before: string | null }) => void;
}

/** The visited pages of this window; they survive a reload and an expired session, but not a log-out. */
export const useTags = create<TagsState>()(
  persist(
    (set) => ({
      tags: [],
      owner: null,
      visit: (page) => set(({ tags }) => ({ tags: visitPage(tags, page) })),
      close: (paths) => set(({ tags }) => ({ tags: withoutTags(tags, paths) })),
      move: (move) => set(({ tags }) => ({ tags: moveTag(tags, move) })),
    }),
    {
      name: 'tags',
      partialize: ({ owner, tags }) => ({ owner, tags }),
      storage: plainStorage({
        store: windowStore,
        parse: parseTags,
        print: (stored) => (stored.owner === null ? undefined : printTags(stored)),
      }),
      // their user is known only after the log-in
      skipHydration: true,
    },
  ),
);

export interface BeginTagsOptions {
  owner: string;
  pins: readonly string[];
  isOpen: (path: string) => boolean;
}

/** Begins with the user's stored tags of this window, or continues with changed permissions. */
export function beginTags({ owner, ...permissions }: BeginTagsOptions): void {
  if (useTags.getState().owner !== owner) void useTags.persist.rehydrate();
  const { owner: storedOwner, tags } = useTags.getState();
  useTags.setState({ owner, tags: startTags(storedOwner === owner ? tags : [], permissions) });
}

onSignOut(() => {
  useTags.setState({ tags: [], owner: null });
  useTags.persist.clearStorage();
});
