import './styles.css';
import { createClient } from '@meridian/api-client';
import { createI18n, currentLanguage, defaultLanguage, I18nProvider } from '@meridian/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './app/router';
import { ApiProvider } from './lib/api/api';
import { createQueryErrorNotice } from './lib/api/notify-query-error';
import { storedLanguage } from './lib/language/language';
import { keepWindow } from './lib/lazy/missing-part';
import { suspectNewVersion, watchVersion } from './lib/lazy/new-version';
import { createQueryClient } from './lib/offline/query-client';
import { watchFetch } from './lib/offline/server-probe';
import { hideSkeleton } from './lib/page/skeleton';
import { useCurrentAccount } from './lib/session/current-account';
import { expireSession } from './lib/session/session';
import { readToken } from './lib/session/token';
import { followSettings } from './lib/settings/settings';

async function start(root: HTMLElement) {
  followSettings();
  keepWindow();
  watchVersion();
  // while the texts load; the log-in page does not need it
  if (readToken() !== undefined) import('./app/session/enter-shell').catch(() => undefined);
  const i18n = await createI18n({
    language: storedLanguage() ?? defaultLanguage,
    namespaces: ['common', 'errors'],
  });
  const api = createClient({
    getToken: readToken,
    getAccountId: () => useCurrentAccount.getState().accountId,
    language: () => currentLanguage(i18n),
    on401: expireSession,
    onError: suspectNewVersion,
    fetch: watchFetch((input, init) => fetch(input, init)),
  });
  const queryClient = createQueryClient({ onQueryError: createQueryErrorNotice(i18n) });
  const router = createAppRouter({ api, queryClient, i18n });
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider api={api}>
            <RouterProvider router={router} />
          </ApiProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    hideSkeleton();
    // no texts could be loaded, so the words are here
    root.replaceChildren(
      ...[
        ['en', 'Couldn’t load Meridian. Reload the page.'],
        ['zh-Hans', '经纬加载失败，请刷新页面'],
        ['zh-Hant', '無法載入經緯，請重新整理頁面'],
      ].map(([lang = '', text = '']) =>
        Object.assign(document.createElement('p'), { lang, textContent: text }),
      ),
    );
    throw error;
  });
}
