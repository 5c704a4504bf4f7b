import { createI18n, I18nProvider, namespaces, type Language } from '@meridian/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createAppRouter } from '../app/router';
import { ApiProvider } from '../lib/api/api';
import { createQueryErrorNotice } from '../lib/api/notify-query-error';
import { suspectNewVersion } from '../lib/lazy/new-version';
import { createQueryClient } from '../lib/offline/query-client';
import { watchFetch } from '../lib/offline/server-probe';
import { PictureFilesContext } from '../lib/pictures/use-picture-address';
import { useCurrentAccount } from '../lib/session/current-account';
import { expireSession } from '../lib/session/session';
import { readToken } from '../lib/session/token';
import { demoPictureFile } from './demo/demo-picture-file';
import { fakeServer, type FakeEndpoint } from './fake-server';

export interface ConsoleOptions {
  /** Path and search to open. */
  at: string;
  /** Responses by the suffix of the request's path. */
  responses: Readonly<Record<string, FakeEndpoint>>;
  /** English by default. */
  language?: Language;
}

/** The whole console, including routes and guard, as an element, with a fake server and a separate address. */
export async function createConsole({ at, responses, language }: ConsoleOptions) {
  const server = fakeServer(responses, {
    getToken: readToken,
    getAccountId: () => useCurrentAccount.getState().accountId,
    on401: expireSession,
    onError: suspectNewVersion,
    watchFetch,
  });
  const i18n = await createI18n({ ...(language && { language }), namespaces });
  const queryClient = createQueryClient({
    queries: { retry: false, staleTime: 0 },
    onQueryError: createQueryErrorNotice(i18n),
  });
  const router = createAppRouter({ api: server.api, queryClient, i18n });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [at] }) });
  const element = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={server.api}>
          <PictureFilesContext value={demoPictureFile}>
            <RouterProvider router={router} />
          </PictureFilesContext>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  return { element, server, router, queryClient, i18n };
}
