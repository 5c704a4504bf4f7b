import { useSettings } from '../../lib/settings';
import { useMediaQuery } from '../../lib/use-media-query';

/** Whether the sidebar is unfolded: as the user left it, else where the window has room. */
export function useSidebar() {
  const hasRoom = useMediaQuery('(width >= 1200px)');
  const isOpen = useSettings((state) => state.isSidebarOpen) ?? hasRoom;
  const setSidebarOpen = useSettings((state) => state.setSidebarOpen);
  return { isOpen, toggle: () => setSidebarOpen(!isOpen) };
}
