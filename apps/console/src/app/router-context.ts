import type { ApiClient } from '@meridian/api-client';
import type { createI18n } from '@meridian/i18n';
import type { QueryClient } from '@tanstack/react-query';

/** Context of the routes. */
export interface RouterContext {
  api: ApiClient;
  queryClient: QueryClient;
  i18n: Awaited<ReturnType<typeof createI18n>>;
}
