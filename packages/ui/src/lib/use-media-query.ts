import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; renders again on a change. It never matches on a server, nor in jsdom. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!hasMediaQueries()) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => hasMediaQueries() && window.matchMedia(query).matches,
    () => false,
  );
}

const hasMediaQueries = () => typeof window.matchMedia === 'function';
