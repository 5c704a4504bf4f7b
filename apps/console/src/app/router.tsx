import { createRouter } from '@tanstack/react-router';
import { parseSearch, printSearch } from '../lib/page/search-params';
import { routeTree } from '../routeTree.gen';
import { PageFailure } from './errors/page-failure';
import { PagePending } from './errors/page-pending';
import type { RouterContext } from './router-context';

/** Creates the console's router. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch: printSearch,
    rewrite: { input: withoutEndSlash },
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailure,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}

/** `/home/index/` is `/home/index`: no page's own path ends with a slash. */
function withoutEndSlash({ url }: { url: URL }): URL {
  url.pathname = url.pathname.replace(/(?<=[^/])\/+$/, '');
  return url;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
