import { useMediaQuery } from '@meridian/ui';
import { useState } from 'react';
import { useSettings } from '../../lib/settings/settings';

/**
 * Whether the sidebar is unfolded: as the user left it, otherwise if the window has room. In the report layout it starts folded, and
 * changes there are not remembered.
 */
export function useSidebar({ isReportLayout }: { isReportLayout: boolean }) {
  const hasRoom = useMediaQuery('(width >= 1200px)');
  const selected = useSettings((state) => state.isSidebarOpen) ?? hasRoom;
  const setSidebarOpen = useSettings((state) => state.setSidebarOpen);
  const [isOpenInReports, setOpenInReports] = useState(false);
  const isOpen = isReportLayout ? isOpenInReports : selected;
  const toggle = () => (isReportLayout ? setOpenInReports(!isOpen) : setSidebarOpen(!isOpen));
  return { isOpen, toggle };
}
