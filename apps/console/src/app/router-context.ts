import type { ApiClient } from '@meridian/api-client';
import type { createI18n } from '@meridian/i18n';
import type { QueryClient } from '@tanstack/react-query';

/** What the routes work with. */
export interface RouterContext {
  api: ApiClient;
  queryClient: QueryClient;
  i18n: Awaited<ReturnType<typeof createI18n>>;
}
