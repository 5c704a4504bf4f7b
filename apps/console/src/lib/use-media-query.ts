import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, now and later. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** True where the mobile layout applies; never on paper, whose width says nothing of the device. */
export function useIsMobile(): boolean {
  return useMediaQuery('screen and (width < 992px)');
}
