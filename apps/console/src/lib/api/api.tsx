import type { ApiClient } from '@meridian/api-client';
import { useLanguage } from '@meridian/i18n';
import { createContext, use, type ReactNode } from 'react';
import { useCurrentAccount } from '../session/current-account';

const ApiContext = createContext<ApiClient | null>(null);

/** Provides the API client to everything inside it. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/**
 * The API client. A component that uses it renders again when the current account or the language changes, because both are part of
 * every request and of every key in the query cache.
 */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  useCurrentAccount((state) => state.accountId);
  useLanguage();
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
