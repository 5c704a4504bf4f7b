import type { ApiClient } from '@meridian/api-client';
import { createI18n, I18nProvider, namespaces, type Language } from '@meridian/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { ApiProvider } from '../lib/api/api';
import { createQueryClient } from '../lib/offline/query-client';
import { useServerState } from '../lib/offline/server-probe';
import { useNotices } from '../lib/page/notices';
import '../styles.css';

/**
 * Renders a part of the console with the texts of a language, English by default, and a separate server. No notice waits from an earlier
 * test, and the server is reachable.
 */
export async function renderPage(
  page: ReactNode,
  api: ApiClient,
  { language = 'en' }: { language?: Language | undefined } = {},
) {
  useNotices.getState().take();
  useServerState.setState({ unreachableSince: null, nextTryAt: null });
  const i18n = await createI18n({
    language,
    namespaces,
    onMissingKey: ({ namespace, key }) => {
      throw new Error(`no text ${namespace}:${key}`);
    },
  });
  const queryClient = createQueryClient({ queries: { retry: false, staleTime: 0 } });
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>{page}</ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}
