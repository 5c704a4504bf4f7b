import type { RouteItem, UserInfo } from '@meridian/api-client/contract';
import { render } from 'vitest-browser-react';
import { useNotices } from '../lib/page/notices';
import { createConsole } from './create-console';
import type { FakeEndpoint } from './fake-server';
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
    provider: 'baidu',
    today: '2026-11-21',
  })),
};

/** Pages that send no requests. */
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
  responses?: Readonly<Record<string, FakeEndpoint>>;
}

/** Renders the whole console, including routes and guard, with a separate server; no notice waits. */
export async function renderConsole({ at, responses = {} }: RenderConsoleOptions) {
  useNotices.getState().take();
  const { element, server, router, queryClient, i18n } = await createConsole({
    at,
    responses: {
      '/user/getUserInfo': () => ({ data: lin }),
      '/user/getRouters': () => ({ data: plainRoutes }),
      '/user/message/list': () => ({ data: { list: [] }, page: { number: 1, size: 20, totalCount: 0 } }),
      '/getPictureValidationCode': () => ({
        data: { uuid: 'picture', image: 'data:image/png;base64,iVBORw0KGgo=', challenge: { parameters: {} } },
      }),
      '/user/logout': () => ({ data: null }),
      ...responses,
    },
  });
  await render(element);
  return { server, router, queryClient, i18n, href: () => router.state.location.href };
}
