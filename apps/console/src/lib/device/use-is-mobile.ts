import { useMediaQuery } from '@meridian/ui';

/** True where the mobile layout applies; never on paper, whose width says nothing about the device. */
export function useIsMobile(): boolean {
  return useMediaQuery('screen and (width < 992px)');
}
