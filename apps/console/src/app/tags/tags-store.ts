import { create } from 'zustand';
import { onSignOut } from '../../lib/session';
import { readWindowStored, writeWindowStored } from '../../lib/window-storage';
import { printKeptTags, readKeptTags } from './kept-tags';
import { moveTag, startTags, visitPage, withoutTags, type Tag } from './tags';

interface TagsState {
  tags: readonly Tag[];
  /** The user whose tags they are; null before anybody has signed in. */
  owner: string | null;
  /** Begins with what this window has kept for the user, or goes on with changed rights. */
  begin: (start: { owner: string; pins: readonly string[]; isOpen: (path: string) => boolean }) => void;
  visit: (page: { path: string; href: string; isHeld: (path: string) => boolean }) => void;
  close: (paths: readonly string[]) => void;
  move: (move: { path: string; before: string | null }) => void;
}

const key = 'tags';

/** The visited pages of this window; they outlive a reload and an expired sign-in, not a log-out. */
export const useTags = create<TagsState>((set) => ({
  tags: [],
  owner: null,
  begin: ({ owner, ...rights }) =>
    set((state) => {
      const kept = state.owner === owner ? state.tags : readKeptTags(readWindowStored(key), owner);
      return { owner, tags: startTags(kept, rights) };
    }),
  visit: (page) => set(({ tags }) => ({ tags: visitPage(tags, page) })),
  close: (paths) => set(({ tags }) => ({ tags: withoutTags(tags, paths) })),
  move: (move) => set(({ tags }) => ({ tags: moveTag(tags, move) })),
}));

useTags.subscribe(({ owner, tags }, before) => {
  if (owner !== null && tags !== before.tags) writeWindowStored(key, printKeptTags({ owner, tags }));
});

onSignOut(() => {
  useTags.setState({ tags: [], owner: null });
  writeWindowStored(key, null);
});
