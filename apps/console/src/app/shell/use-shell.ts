import { tagPathAt } from '@meridian/api-client/contract';
import { currentLanguage, useTranslation } from '@meridian/i18n';
import { getRouteApi, useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { allAccounts, useCurrentAccount } from '../../lib/session/current-account';
import { activeMenuPath, menuFromRoutes } from '../navigation/menu';
import { nodeTitle } from '../navigation/node-title';
import { hasPage } from '../navigation/pages';
import { findPath, type RouteNode } from '../navigation/routes-tree';

const shellRoute = getRouteApi('/_shell');

/** The logged-in user, and the pages that are open to them. */
export function useSignedIn() {
  const { user, routes, askedAt } = shellRoute.useRouteContext();
  return { user, routes, askedAt };
}

/**
 * The path of the page on screen, as its tag has it: without the further parts of a page with a parameter, and without a trailing slash.
 * While another page loads, still this one's.
 */
export function useShownPath(): string {
  // the match of an index route ends with a slash
  return useMatches({
    select: (matches) => tagPathAt(matches.at(-1)?.pathname.replace(/(?<=[^/])\/+$/, '') ?? '/'),
  });
}

/** The current account; undefined if all accounts of the user are current. */
export function useAccount() {
  const { user } = useSignedIn();
  const accountId = useCurrentAccount((state) => state.accountId) ?? allAccounts;
  return user.accounts.find((account) => account.accountId === accountId);
}

/** The sidebar's entries and the highlighted one. */
export function useMenu() {
  const { routes } = useSignedIn();
  const path = useShownPath();
  const menu = useMemo(() => menuFromRoutes(routes, hasPage), [routes]);
  return { menu, activePath: activeMenuPath(routes, menu, path) };
}

/** The name of a page in the current language: the console's, otherwise the server's. */
export function useNodeTitle(): (node: RouteNode) => string {
  const { i18n } = useTranslation('routes');
  return (node) => nodeTitle(i18n, node, currentLanguage(i18n));
}

/** The name of the page on screen from the route tree, such as `Keyword · Daily`; empty if it has none. */
export function usePageName(): string {
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  const trail = findPath(routes, useShownPath());
  // the name of the menu's group repeats that of the page
  return trail
    .slice(trail.length > 2 ? -2 : -1)
    .map(titleOf)
    .join(' · ');
}
