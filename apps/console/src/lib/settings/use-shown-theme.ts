import { useMediaQuery } from '@meridian/ui';
import { useSettings } from './settings';

/** The visible theme, with `system` resolved. */
export function useShownTheme(): 'light' | 'dark' {
  const theme = useSettings((state) => state.theme);
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;
}
