import { useMediaQuery } from '@meridian/ui';

/** Whether the mobile layout applies; never on paper, whose width is unrelated to the device. */
export function useIsMobile(): boolean {
  return useMediaQuery('screen and (width < 992px)');
}
