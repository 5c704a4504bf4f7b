import Cookies from 'js-cookie';
import { create } from 'zustand';
import { readStored, writeStored } from './storage';

/** Sizes of the interface; each changes height, padding and type together. */
export const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

/** `system` follows the device, also while the page is open. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

interface Settings {
  /** Null until somebody has folded or unfolded it: then the width of the window decides. */
  isSidebarOpen: boolean | null;
  size: Size;
  theme: Theme;
  setSidebarOpen: (isOpen: boolean) => void;
  setSize: (size: Size) => void;
  setTheme: (theme: Theme) => void;
}

const sidebarCookie = 'sidebarStatus';
const oneOf = <T extends string>(values: readonly T[], value: string | null, fallback: T): T =>
  values.find((known) => known === value) ?? fallback;
const storedSidebar = () => {
  const value = Cookies.get(sidebarCookie);
  return value === '1' || value === '0' ? value === '1' : null;
};

/** How the interface looks; kept in this browser. */
export const useSettings = create<Settings>((set) => ({
  isSidebarOpen: storedSidebar(),
  size: oneOf(sizes, readStored('size'), 'medium'),
  theme: oneOf(themes, readStored('theme'), 'system'),
  setSidebarOpen: (isSidebarOpen) => {
    Cookies.set(sidebarCookie, isSidebarOpen ? '1' : '0', { expires: 365, path: '/', sameSite: 'Strict' });
    set({ isSidebarOpen });
  },
  setSize: (size) => {
    writeStored('size', size);
    set({ size });
  },
  setTheme: (theme) => {
    writeStored('theme', theme);
    set({ theme });
  },
}));

/** Keeps `<html>` on the chosen size and theme; what `boot.js` did before the first paint. */
export function followSettings(): void {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { size, theme } = useSettings.getState();
    root.dataset.size = size;
    root.dataset.theme = theme === 'system' ? (prefersDark.matches ? 'dark' : 'light') : theme;
  };
  useSettings.subscribe(apply);
  prefersDark.addEventListener('change', apply);
  apply();
}
