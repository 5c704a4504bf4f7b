import { create } from 'zustand';

interface WatchedImports {
  /** Ids of imports that this user uploaded or booked, until their outcome was shown. */
  ids: readonly string[];
  watch: (id: string) => void;
  unwatch: (ids: readonly string[]) => void;
}

/** The imports whose outcome is announced as soon as it is known, also after the user was on another page. */
export const useWatchedImports = create<WatchedImports>()((set) => ({
  ids: [],
  watch: (id) => set(({ ids }) => ({ ids: ids.includes(id) ? ids : [...ids, id] })),
  unwatch: (gone) => set(({ ids }) => ({ ids: ids.filter((id) => !gone.includes(id)) })),
}));
