import { create } from 'zustand';

/** Number of reloads of each page, by path. */
export const usePageReloadKey = create<Readonly<Record<string, number>>>(() => ({}));

/** Remounts the page at a path, if it is on screen. */
export function remountPage(path: string): void {
  usePageReloadKey.setState((turns) => ({ [path]: (turns[path] ?? 0) + 1 }));
}
