import type { RouteItem } from '@meridian/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useCurrentAccount } from '../../lib/session/current-account';
import { writeToken } from '../../lib/session/token';
import { reportResponses } from '../../testing/demo/demo-reports';
import type { FakeEndpoint } from '../../testing/fake-server';
import { lin, plainPage, plainRoutes, renderConsole } from '../../testing/render-console';

const routes: RouteItem[] = [
  ...plainRoutes,
  {
    path: '/keywordSearch',
    meta: { title: 'Search' },
    children: [
      {
        path: 'keyword',
        meta: { title: 'Keyword' },
        children: [
          { path: 'keywordReport', meta: { title: 'Daily' } },
          { path: 'keywordCustom', meta: { title: 'Custom' } },
        ],
      },
    ],
  },
];
const linkFor = (accountId: number, name = 'keywordCustom') =>
  ({ to: '/$', params: { _splat: `keywordSearch/keyword/${name}` }, search: { accountId } }) as const;

beforeEach(() => {
  useCurrentAccount.setState({ accountId: 1 });
  writeToken('good');
});

async function open(own: Readonly<Record<string, FakeEndpoint>> = {}) {
  await page.viewport(1440, 900);
  const shown = await renderConsole({
    at: plainPage,
    responses: {
      // first: the first suffix that matches responds
      ...own,
      ...reportResponses({ language: 'en', isEmpty: false }),
      '/user/getUserInfo': () => ({ data: { ...lin, permissions: ['report:search:view'] } }),
      '/user/getRouters': () => ({ data: routes }),
      '/event/list': () => ({ data: { days: [] } }),
    },
  });
  // as in the console: data of some seconds ago is not fetched again
  shown.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  await expect.element(page.getByRole('main')).toBeVisible();
  return shown;
}

it('fetches the rows of a report whose link is hovered, and shows them without another request', async () => {
  const { server, router } = await open();
  await router.preloadRoute(linkFor(1));
  const lists = () => server.bodiesOf('/keyword/custom/list');
  await expect.poll(() => lists().length).toBe(1);
  await router.navigate(linkFor(1));
  await expect.element(page.getByRole('rowheader').nth(1)).toBeVisible();
  expect(lists()).toHaveLength(1);
});

it('fetches nothing for the link of another account', async () => {
  const { server, router } = await open({ '/keyword/daily/list': () => new Promise(() => undefined) });
  await router.preloadRoute(linkFor(2));
  await router.preloadRoute(linkFor(1, 'keywordReport'));
  await expect.poll(() => server.bodiesOf('/keyword/daily/list').length).toBe(1);
  expect(server.bodiesOf('/keyword/custom/list')).toEqual([]);
});

it('cancels a request when another link is hovered', async () => {
  const { router, queryClient } = await open({
    '/keyword/custom/list': () => new Promise(() => undefined),
    '/keyword/daily/list': () => new Promise(() => undefined),
  });
  const pending = () =>
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .filter(({ queryKey }) => JSON.stringify(queryKey).includes('keyword'));
  await router.preloadRoute(linkFor(1));
  await expect.poll(() => pending().length).toBe(1);
  await router.preloadRoute(linkFor(1, 'keywordReport'));
  await expect
    .poll(() => pending().map(({ queryKey }) => JSON.stringify(queryKey).includes('daily')))
    .toEqual([true]);
});
