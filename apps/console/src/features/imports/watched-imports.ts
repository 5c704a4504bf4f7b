import { create } from 'zustand';

interface WatchedImports {
  /** Ids of imports that this user uploaded or applied, until their result was shown. */
  ids: readonly string[];
  watch: (id: string) => void;
  unwatch: (ids: readonly string[]) => void;
}

/** The imports whose result is announced as soon as it is known, even if the user was on another page. */
export const useWatchedImports = create<WatchedImports>()((set) => ({
  ids: [],
  watch: (id) => set(({ ids }) => ({ ids: ids.includes(id) ? ids : [...ids, id] })),
  unwatch: (gone) => set(({ ids }) => ({ ids: ids.filter((id) => !gone.includes(id)) })),
}));
