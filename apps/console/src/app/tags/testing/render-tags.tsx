import type { RouteItem } from '@meridian/api-client/contract';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { parseSearch, printSearch } from '../../../lib/page/search-params';
import { fakeServer } from '../../../testing/fake-server';
import { lin } from '../../../testing/render-console';
import { renderPage } from '../../../testing/render-page';
import { readRoutes } from '../../navigation/routes-tree';
import type { RouterContext } from '../../router-context';
import { Route as redirectRoute } from '../../routes/redirect.$';
import { Content } from '../../shell/content';
import { PageTagsBar } from '../page-tags-bar';
import { useWorkspace } from '../use-workspace';

/** The pages of the tests; one is pinned, one discards its draft. */
export const items: RouteItem[] = [
  { path: '/home/index', meta: { title: 'Home', affix: true } },
  { path: '/downloadCenter/index', meta: { title: 'Downloads' } },
  {
    path: '/keywordSearch',
    meta: { title: 'Search ads' },
    children: [
      {
        path: 'keyword',
        meta: { title: 'Keyword' },
        children: [{ path: 'keywordReport', meta: { title: 'Daily' } }],
      },
    ],
  },
  { path: '/messageCenter/list', meta: { title: 'Messages' } },
  { path: '/systemSet/customField', meta: { title: 'Custom fields' } },
  { path: '/systemSet/changePassword', meta: { title: 'Password', noCache: true } },
];
/** A page with its own state of typed text. */
function Counter() {
  const [count, setCount] = useState(0);
  const { href } = useLocation();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${href} counted ${String(count)}`}
    </button>
  );
}

function Layout() {
  useWorkspace();
  return (
    <>
      <PageTagsBar />
      <Content scrolls />
    </>
  );
}

/** Renders the tags bar above its page, with a separate router. */
export async function renderTags(
  at: string,
  { routes = items, userId = 'lin' }: { routes?: readonly RouteItem[]; userId?: string } = {},
) {
  const queryClient = new QueryClient();
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const shell = createRoute({
    getParentRoute: () => root,
    id: '_shell',
    beforeLoad: () => ({
      user: { ...lin, userId },
      routes: readRoutes([...routes]),
      askedAt: new Date(),
    }),
    component: Layout,
  });
  const any = createRoute({ getParentRoute: () => shell, path: '$', component: Counter });
  const login = createRoute({ getParentRoute: () => root, path: '/login', component: () => 'Log in' });
  const refresh = redirectRoute.update({
    id: '/redirect/$',
    path: '/redirect/$',
    getParentRoute: () => root,
    // asserted: like the generated tree
  } as never);
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([any]), login, refresh as never]),
    history: createMemoryHistory({ initialEntries: [at] }),
    // asserted: the bar sends no request without a response here
    context: { queryClient } as RouterContext,
    parseSearch,
    stringifySearch: printSearch,
    defaultPendingMinMs: 0,
  });
  await page.viewport(1440, 900);
  // asserted: the types know the routes of the console only
  const screen = await renderPage(<RouterProvider router={router as never} />, fakeServer({}).api);
  await expect.element(page.getByRole('navigation', { name: 'Open tabs' })).toBeVisible();
  return { router, queryClient, screen };
}
