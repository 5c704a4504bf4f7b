import type { ApiClient } from '@meridian/api-client';
import type { Language } from '@meridian/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { parseSearch, printSearch } from '../lib/page/search-params';
import { renderPage } from './render-page';

export interface RenderRouteOptions {
  api: ApiClient;
  /** Path and search to open. */
  at: string;
  /** Renders the page for the search of the address. */
  page: (search: Readonly<Record<string, unknown>>, navigate: (search: object) => void) => ReactNode;
  language?: Language | undefined;
}

/** Renders a page at an address; every other path shows "Elsewhere". Returns the router. */
export async function renderRoute({ api, at, page, language }: RenderRouteOptions) {
  const root = createRootRoute({ component: Outlet });
  const own = createRoute({
    getParentRoute: () => root,
    path: at.split('?', 1)[0] ?? '/',
    component: function Page() {
      const navigate = own.useNavigate();
      // asserted: the types know the routes of the console only
      return page(own.useSearch(), (search) => void navigate({ search } as never));
    },
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => 'Elsewhere' });
  const router = createRouter({
    routeTree: root.addChildren([own, other]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch: printSearch,
    defaultPendingMinMs: 0,
  });
  // asserted: as above
  await renderPage(<RouterProvider router={router as never} />, api, { language });
  return router;
}
