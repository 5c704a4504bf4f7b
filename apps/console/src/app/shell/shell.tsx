import { useTranslation } from '@meridian/i18n';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../../lib/session';
import { useIsMobile } from '../../lib/use-media-query';
import { useShortcut } from '../../lib/use-shortcut';
import { accessTo } from '../access';
import { NotAllowedPage } from '../not-allowed-page';
import { hasPage, isOpenPage } from '../pages';
import { hasReportLayout } from '../sub-menu';
import { MobileBar } from './mobile-bar';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useSidebar } from './use-sidebar';
import { useShownPath, useSignedIn } from './use-shell';

const LoginExpiredDialog = lazy(() =>
  import('./login-expired-dialog').then((module) => ({ default: module.LoginExpiredDialog })),
);

const SubMenuNav = lazy(() => import('./sub-menu-nav').then((module) => ({ default: module.SubMenuNav })));

/** Sidebar, top bar and the open page. */
export function Shell() {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  const isReportLayout = hasReportLayout(useShownPath());
  const sidebar = useSidebar({ isReportLayout });
  const isExpired = useSession((state) => state.isExpired);
  useShortcut('[', sidebar.toggle);
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
      <div className="contents print:hidden">{!isMobile && <Sidebar isOpen={sidebar.isOpen} />}</div>
      <div className="flex min-w-0 flex-1 flex-col print:block">
        <div className="contents print:hidden">
          {isMobile ? (
            <MobileBar />
          ) : (
            <TopBar isSidebarOpen={sidebar.isOpen} onToggleSidebar={sidebar.toggle} />
          )}
        </div>
        <div className="flex min-h-0 flex-1 print:block">
          {isReportLayout && !isMobile && (
            <Suspense fallback={<div className="w-submenu shrink-0 border-r border-line-2" />}>
              <SubMenuNav />
            </Suspense>
          )}
          <Content />
        </div>
      </div>
      {isExpired && (
        <Suspense>
          <LoginExpiredDialog />
        </Suspense>
      )}
    </div>
  );
}

/** The open page, or the refusal of it. Takes the focus after a change of page, so that reading goes on there. */
function Content() {
  const { routes } = useSignedIn();
  const path = useShownPath();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // a control that stays on the page, such as the period, keeps the focus
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [path]);
  const isMobile = useIsMobile();
  const isForbidden = !isOpenPage(path) && accessTo(path, routes, hasPage) === 'forbidden';
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-surface outline-none print:block print:overflow-visible"
    >
      {isMobile && hasReportLayout(path) && (
        <Suspense>
          <SubMenuNav isNarrow />
        </Suspense>
      )}
      {isForbidden ? <NotAllowedPage path={path} /> : <Outlet />}
    </main>
  );
}
