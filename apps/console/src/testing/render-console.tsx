import type { RouteItem, UserInfo } from '@meridian/api-client/contract';
import { createI18n, I18nProvider, namespaces } from '@meridian/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '../app/router';
import { ApiProvider } from '../lib/api/api';
import { watchFetch } from '../lib/offline/probe-server';
import { createQueryClient } from '../lib/offline/query-client';
import { useCurrentAccount } from '../lib/session/current-account';
import { expireSession } from '../lib/session/session';
import { readToken } from '../lib/session/token';
import { fakeServer, type FakeResponse } from './fake-server';
import '../styles.css';

/** A user of the fake server. */
export const lin: UserInfo = {
  userId: 'lin',
  userName: 'Lin Wei',
  avatar: null,
  introduction: null,
  roles: ['edit'],
  permissions: [],
  language: 2,
  accounts: [1, 2].map((accountId) => ({
    accountId,
    accountNo: `884021${String(accountId)}`,
    accountName: accountId === 1 ? 'Kaede Travel' : 'Momiji Tours',
    currency: 'CNY',
    timeZone: 'Asia/Shanghai',
    today: '2026-11-21',
  })),
};

/** Pages without requests of their own. */
export const plainRoutes: RouteItem[] = [
  {
    path: '/systemSet',
    meta: { title: 'Settings' },
    children: [{ path: 'languageSet', meta: { title: 'Language' } }],
  },
];
export const plainPage = '/systemSet/languageSet';

export interface RenderConsoleOptions {
  /** Path and search to open. */
  at: string;
  responses?: Readonly<Record<string, (body: unknown) => FakeResponse | Promise<FakeResponse>>>;
}

/** Draws the whole console, routes and guard included, with a server of the test's own. */
export async function renderConsole({ at, responses = {} }: RenderConsoleOptions) {
  const server = fakeServer(
    {
      '/user/getUserInfo': () => ({ data: lin }),
      '/user/getRouters': () => ({ data: plainRoutes }),
      '/user/message/list': () => ({ data: { list: [] }, page: { number: 1, size: 20, totalCount: 0 } }),
      '/getPictureValidationCode': () => ({
        data: { uuid: 'picture', image: 'data:image/png;base64,iVBORw0KGgo=', challenge: { parameters: {} } },
      }),
      '/user/logout': () => ({ data: null }),
      ...responses,
    },
    {
      getToken: readToken,
      getAccountId: () => useCurrentAccount.getState().accountId,
      on401: expireSession,
      watchFetch,
    },
  );
  const i18n = await createI18n({ namespaces });
  const queryClient = createQueryClient({ retry: false, staleTime: 0 });
  const router = createAppRouter({ api: server.api, queryClient, i18n });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [at] }) });
  await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={server.api}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { server, router, queryClient, i18n, href: () => router.state.location.href };
}
