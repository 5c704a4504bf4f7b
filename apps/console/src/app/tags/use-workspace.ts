import { partsIdOf, tagPathAt } from '@meridian/api-client/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findReport } from '../../features/reports/registry';
import { pathOfDraft, useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { accessTo } from '../access/access';
import { hasPage } from '../navigation/pages';
import { allNodes, findPath, type RouteNode } from '../navigation/routes-tree';
import { useShownPath, useSignedIn } from '../shell/use-shell';
import { beginTags, useTags } from './tags-store';

/**
 * Keeps tags and drafts in line with the logged-in user and the screen: every visited page gets a tag, and a page that the server flags
 * loses its draft once the user leaves it.
 */
export function useWorkspace(): void {
  const { user, routes } = useSignedIn();
  const { userId } = user;
  // already in the first render: a page below reads its draft then
  const [first] = useState(() => {
    begin(userId, routes, { isFirst: true });
    return routes;
  });
  const begun = useRef(first);
  useEffect(() => {
    if (begun.current === routes) return;
    begun.current = routes;
    begin(userId, routes, { isFirst: false });
  }, [userId, routes]);
  const path = useShownPath();
  const { pathname, href } = useLocation();
  const isOpen = accessTo(path, routes, hasPage) === 'open';
  // before the paint, so that the bar always has the tag of the page
  useLayoutEffect(() => {
    // during a navigation, the address is already that of the next page
    if (isOpen && tagPathAt(pathname) === path) {
      useTags.getState().visit({ path, href, isHeld: hasDraft, groupOf: sectionOf });
    }
  }, [isOpen, pathname, path, href]);
  const isUncached = findPath(routes, path).at(-1)?.isUncached === true;
  useEffect(() => {
    if (!isUncached) return undefined;
    return () => useUnsavedDrafts.getState().discardPages([path]);
  }, [isUncached, path]);
  useLeaveGuard();
}

function begin(owner: string, routes: readonly RouteNode[], { isFirst }: { isFirst: boolean }): void {
  const nodes = allNodes(routes);
  beginTags({
    owner,
    pins: nodes.filter(({ isAffix }) => isAffix).map(({ path }) => path),
    isOpen: (path) => accessTo(path, routes, hasPage) === 'open',
  });
  const drafts = useUnsavedDrafts.getState();
  drafts.claim(owner);
  if (isFirst) drafts.discardPages(nodes.filter(({ isUncached }) => isUncached).map(({ path }) => path));
}

/** The periods of a section share a tag: their pages have a control that leads to the others. */
function sectionOf(path: string): string | undefined {
  const report = findReport(path);
  return report?.layout === 'console' ? partsIdOf(report.channel, report.section) : undefined;
}

const hasDraft = (path: string) =>
  Object.values(useUnsavedDrafts.getState().drafts).some(({ href }) => pathOfDraft(href) === path);

/** Asks before the window is closed or reloaded if something would be lost. */
function useLeaveGuard(): void {
  const wouldLose = useUnsavedDrafts(({ drafts, isStored }) => !isStored && Object.keys(drafts).length > 0);
  useEffect(() => {
    if (!wouldLose) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [wouldLose]);
}
