import { useTranslation } from '@meridian/i18n';
import { cn, useMediaQuery } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { useShortcut } from '../../lib/keys/use-shortcut';
import { useSettings } from '../../lib/settings/settings';
import { KeyListHost } from '../key-list/key-list-host';
import { foldingLayoutOf, type FoldingLayout } from '../navigation/folding-layout';
import { SettingsDrawerHost } from '../settings-drawer/settings-drawer-host';
import { PageTagsBar } from '../tags/page-tags-bar';
import { useWorkspace } from '../tags/use-workspace';
import { ConsoleSidebar } from './console-sidebar';
import { Content } from './content';
import { MobileBar } from './mobile-bar';
import { OfflineBanner } from './offline-banner';
import { TopBar } from './top-bar';
import { useHasSubMenu } from './use-has-sub-menu';
import { useShownPath } from './use-shell';

const SubMenuNav = lazy(() => import('./sub-menu-nav').then((module) => ({ default: module.SubMenuNav })));
const LiveHost = lazy(() => import('./live-host').then((module) => ({ default: module.LiveHost })));

/** Sidebar, top bar, tags and the open page. */
export function Shell() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const { hasTags, hasFixedHeader } = useSettings();
  const sidebar = useSidebar(foldingLayoutOf(useShownPath()));
  const hasSubMenu = useHasSubMenu();
  useWorkspace();
  useShortcut('sidebar', sidebar.toggle);
  return (
    <div
      data-scope-ui=""
      className="flex h-dvh overflow-hidden print:block print:h-auto print:overflow-visible"
    >
      <a
        href="#content"
        className="fixed top-2 left-2 z-toast -translate-y-20 rounded-sm bg-accent px-3 py-2 font-medium text-on-accent focus:translate-y-0 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <div className="contents print:hidden">{!isMobile && <ConsoleSidebar isOpen={sidebar.isOpen} />}</div>
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-col print:block print:overflow-visible',
          !hasFixedHeader && 'overflow-y-auto bg-surface',
        )}
      >
        <div className="contents print:hidden">
          <OfflineBanner />
          {isMobile ? (
            <MobileBar />
          ) : (
            <TopBar isSidebarOpen={sidebar.isOpen} onToggleSidebar={sidebar.toggle} />
          )}
          {hasTags && !isMobile && <PageTagsBar />}
        </div>
        <div className={cn('flex print:block', hasFixedHeader ? 'min-h-0 flex-1' : 'min-h-full shrink-0')}>
          {hasSubMenu && !isMobile && (
            <Suspense fallback={<div className="w-submenu shrink-0 border-r border-line-2" />}>
              <SubMenuNav />
            </Suspense>
          )}
          <Content scrolls={hasFixedHeader} />
        </div>
      </div>
      <Suspense>
        <LiveHost />
      </Suspense>
      <SettingsDrawerHost />
      <KeyListHost />
    </div>
  );
}

/**
 * Whether the sidebar is unfolded: as the user left it, otherwise if the window has room. In a layout that folds it, it starts folded, and
 * changes there are not stored.
 */
function useSidebar(layout: FoldingLayout | undefined) {
  const hasRoom = useMediaQuery('(width >= 1200px)');
  const selected = useSettings((state) => state.isSidebarOpen) ?? hasRoom;
  const setSidebarOpen = useSettings((state) => state.setSidebarOpen);
  const [isOpenIn, setOpenIn] = useState<Readonly<Record<FoldingLayout, boolean>>>(allFolded);
  const isOpen = layout ? isOpenIn[layout] : selected;
  const toggle = () => (layout ? setOpenIn({ ...isOpenIn, [layout]: !isOpen }) : setSidebarOpen(!isOpen));
  return { isOpen, toggle };
}

const allFolded = { reports: false, editor: false };
