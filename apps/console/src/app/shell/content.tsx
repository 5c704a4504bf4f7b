import { cn } from '@meridian/ui';
import { Outlet } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { useServerState } from '../../lib/offline/server-probe';
import { PageBars } from '../../lib/page/page-bars';
import { accessTo } from '../access/access';
import { hasPage, isOpenPage } from '../navigation/pages';
import { findPath } from '../navigation/routes-tree';
import { usePageReloadKey } from '../tags/page-reload-key';
import { useHasSubMenu } from './use-has-sub-menu';
import { useShownPath, useSignedIn } from './use-shell';

const NotAllowedPage = lazy(() =>
  import('../errors/not-allowed-page').then((module) => ({ default: module.NotAllowedPage })),
);
const SubMenuNav = lazy(() => import('./sub-menu-nav').then((module) => ({ default: module.SubMenuNav })));

/**
 * The open page, or the reason why it cannot be opened. Takes the focus after a page change, so that screen readers continue there.
 * `scrolls`: scrolls by itself; otherwise together with the bars above it.
 */
export function Content({ scrolls }: { scrolls: boolean }) {
  const { routes } = useSignedIn();
  const path = useShownPath();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useLayoutEffect(() => {
    if (shownPath.current === path) return;
    // the next page begins at its top; on the way back the router restores the scroll position
    const scroller = scrolls ? content.current : content.current?.parentElement?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [path, scrolls]);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // a control that stays on the page, such as the period, keeps the focus
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [path]);
  const isMobile = useIsMobile();
  const hasSubMenu = useHasSubMenu();
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  const isForbidden = !isOpenPage(path) && accessTo(path, routes, hasPage) === 'forbidden';
  const turn = usePageReloadKey((turns) => turns[path] ?? 0);
  const hasSearchBar = findPath(routes, path).at(-1)?.hasSearchBar ?? false;
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      data-server-unreachable={isUnreachable ? '' : undefined}
      className={cn(
        'relative flex min-w-0 flex-1 flex-col bg-surface outline-none print:block print:overflow-visible',
        scrolls && 'min-h-0 overflow-y-auto',
        // here, too, a table that fills the window scrolls inside it; next to a sub menu the page grows, so that both stick
        !scrolls && !hasSubMenu && '[&>.flex-1]:basis-0',
      )}
    >
      {isMobile && hasSubMenu && (
        <Suspense>
          <SubMenuNav isNarrow />
        </Suspense>
      )}
      <PageBars value={{ hasSearchBar }}>
        {isForbidden ? (
          <Suspense>
            <NotAllowedPage path={path} />
          </Suspense>
        ) : (
          <Fragment key={turn}>
            <Outlet />
          </Fragment>
        )}
      </PageBars>
    </main>
  );
}
