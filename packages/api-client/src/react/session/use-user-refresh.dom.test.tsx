import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createClient } from '../../client/create-client';
import * as endpoints from '../../contract/endpoints';
import { endpointOptions } from '../endpoint-options';
import { routersOptions, userInfoOptions, useUserRefresh } from '../index';

const user = {
  userId: 'lin',
  userName: 'Lin Wei',
  avatar: null,
  introduction: null,
  roles: ['editor'],
  permissions: ['report:view:save'],
  language: 2,
  accounts: [],
};
const responses = {
  getUserInfo: { code: 200, data: { ...user, permissions: [] } },
  getRouters: { code: 200, data: [] },
};
const server = vi.fn((url: string) => {
  const response = Object.entries(responses).find(([path]) => url.endsWith(path))?.[1];
  return Promise.resolve(Response.json({ message: '', ...(response ?? { code: 403 }) }));
});
const client = createClient({
  getToken: () => 'good',
  getAccountId: () => 0,
  language: 'en',
  fetch: (input) => server(input instanceof Request ? input.url : String(input)),
});

it('refetches the user when the server rejects a request for a missing permission, and reports a change once', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(userInfoOptions(client).queryKey, { ...user, language: 2 as const });
  queryClient.setQueryData(routersOptions(client).queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const onChange = vi.fn();
  const { rerender } = renderHook(
    ({ views }) => {
      useUserRefresh(client, onChange);
      useQuery({
        ...endpointOptions(client, endpoints.reportViewList, {
          body: { query: { channel: 'search', section: 'keyword' } },
        }),
        enabled: views,
      });
    },
    { wrapper, initialProps: { views: false } },
  );
  dispatchEvent(new Event('focus'));
  expect(server).not.toHaveBeenCalled();
  rerender({ views: true });
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(queryClient.getQueryData(userInfoOptions(client).queryKey)?.permissions).toEqual([]);
});
