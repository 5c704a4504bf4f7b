import { create } from 'zustand';

/** How often each page was reloaded, by path. */
export const usePageReloadKey = create<Readonly<Record<string, number>>>(() => ({}));

/** Mounts the page at a path again, if it is on screen. */
export function remountPage(path: string): void {
  usePageReloadKey.setState((turns) => ({ [path]: (turns[path] ?? 0) + 1 }));
}
