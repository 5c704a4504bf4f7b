import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { localStore } from '../storage/safe-storage';

/** Sizes of the interface; each changes height, padding and type together. */
export const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

/** `system` follows the device, also while the page is open. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Theme colours; charts, heat and status do not follow them. */
export const accents = ['iris', 'cobalt', 'violet', 'teal', 'graphite'] as const;
export type Accent = (typeof accents)[number];

/** The settings in the settings drawer. */
export interface Choices {
  size: Size;
  theme: Theme;
  accent: Accent;
  /** Whether the bar of visited pages is shown. */
  hasTags: boolean;
  /** Whether top bar and tags stay in place while the page scrolls. */
  hasFixedHeader: boolean;
  hasSidebarLogo: boolean;
  /** Whether tables of reports have heat tints and bars. */
  hasTableAids: boolean;
}

interface Settings extends Choices {
  /** Null until the user has folded or unfolded it: until then the width of the window decides. */
  isSidebarOpen: boolean | null;
  setSidebarOpen: (isOpen: boolean) => void;
  /** Applies at once and is stored in this browser. */
  choose: (choices: Partial<Choices>) => void;
  /** Resets all settings to their defaults. */
  reset: () => void;
}

const defaults: Choices = {
  size: 'medium',
  theme: 'system',
  accent: 'iris',
  hasTags: true,
  hasFixedHeader: true,
  hasSidebarLogo: true,
  hasTableAids: true,
};

const sidebarCookie = 'sidebarStatus';
const storedSidebar = () => {
  const value = Cookies.get(sidebarCookie);
  return value === '1' || value === '0' ? value === '1' : null;
};

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
/** Each setting is stored under its own name, from which `boot.js` reads it; a missing or damaged one gets the default. */
const choicesSchema = z.object({
  size: z.catch(z.enum(sizes), defaults.size),
  theme: z.catch(z.enum(themes), defaults.theme),
  accent: z.catch(z.enum(accents), defaults.accent),
  hasTags: z.catch(flag, defaults.hasTags),
  hasFixedHeader: z.catch(flag, defaults.hasFixedHeader),
  hasSidebarLogo: z.catch(flag, defaults.hasSidebarLogo),
  hasTableAids: z.catch(flag, defaults.hasTableAids),
});
const choiceNames = z.keyof(choicesSchema).options;
const storedChoices = (): Choices =>
  choicesSchema.parse(Object.fromEntries(choiceNames.map((name) => [name, localStore.getItem(name)])));

const storage: PersistStorage<Choices> = {
  getItem: () => ({ state: storedChoices() }),
  setItem: (_, { state }) => {
    const stored = storedChoices();
    for (const name of choiceNames) {
      if (state[name] !== stored[name]) localStore.setItem(name, String(state[name]));
    }
  },
  removeItem: () => choiceNames.forEach(localStore.removeItem),
};

/** The appearance of the interface; stored in this browser. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      ...defaults,
      isSidebarOpen: storedSidebar(),
      setSidebarOpen: (isSidebarOpen) => {
        Cookies.set(sidebarCookie, isSidebarOpen ? '1' : '0', {
          expires: 365,
          path: '/',
          sameSite: 'Strict',
        });
        set({ isSidebarOpen });
      },
      choose: (choices) => set(choices),
      reset: () => set(defaults),
    }),
    { name: 'settings', partialize: (state) => choicesOf(state), storage },
  ),
);

/** The settings alone, for comparison or to restore them. */
export function choicesOf(settings: Choices): Choices {
  const { size, theme, accent, hasTags, hasFixedHeader, hasSidebarLogo, hasTableAids } = settings;
  return { size, theme, accent, hasTags, hasFixedHeader, hasSidebarLogo, hasTableAids };
}

/** Whether every setting has its default. */
export function areDefaults(choices: Choices): boolean {
  return JSON.stringify(choicesOf(choices)) === JSON.stringify(choicesOf(defaults));
}

/**
 * Keeps `<html>` on the selected size, theme and colour (which `boot.js` set before the first paint), and this tab in line with other
 * ones. Returns an unsubscribe function.
 */
export function followSettings(): () => void {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { size, theme, accent } = useSettings.getState();
    root.dataset.size = size;
    root.dataset.theme = theme === 'system' ? (prefersDark.matches ? 'dark' : 'light') : theme;
    root.dataset.accent = accent;
  };
  const controller = new AbortController();
  const { signal } = controller;
  signal.addEventListener('abort', useSettings.subscribe(apply));
  prefersDark.addEventListener('change', apply, { signal });
  const rehydrate = ({ key }: StorageEvent) => {
    // a null key means that everything was cleared
    if (key === null || Object.hasOwn(defaults, key)) void useSettings.persist.rehydrate();
  };
  addEventListener('storage', rehydrate, { signal });
  apply();
  return () => controller.abort();
}
