import { useMediaQuery } from './use-media-query';

/** The width in pixels from which the desktop layout applies: the `desktop` breakpoint of `theme.css`. */
export const desktopBreakpointPx = 992;

/** Whether the narrow layout applies. Never on paper, whose width is not that of the device. */
export function useIsNarrow(): boolean {
  return useMediaQuery(`screen and (width < ${desktopBreakpointPx}px)`);
}
