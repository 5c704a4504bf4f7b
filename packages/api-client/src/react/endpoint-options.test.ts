import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client';
import * as endpoints from '../contract/endpoints';
import { endpointOptions } from './endpoint-options';

function setUp() {
  const requests: unknown[] = [];
  const client = createClient({
    getToken: () => 't',
    getAccountId: () => 42,
    language: 'en',
    fetch: (url, init) => {
      // asserted: the client sends JSON as text
      requests.push([url, JSON.parse(init?.body as string)]);
      return Promise.resolve(
        new Response(JSON.stringify({ code: 200, message: '', data: { list: [], withoutTheme: 0 } })),
      );
    },
  });
  return { client, requests };
}

describe('endpointOptions', () => {
  it('sends the request, without an account if it is omitted', async () => {
    const { client, requests } = setUp();
    const query = (withoutAccount: boolean) =>
      endpointOptions(client, endpoints.imageThemeList, { body: {}, withoutAccount });
    await new QueryClient().query(query(false));
    await new QueryClient().query(query(true));
    const { path } = endpoints.imageThemeList;
    expect(requests).toEqual([
      [`/base-api${path}`, { accountId: 42 }],
      [`/base-api${path}`, {}],
    ]);
  });

  it('has a key of account, language, path, parameters and body', () => {
    const { client } = setUp();
    const { searchReportFilterOptions, sessionList, userDetail } = endpoints;
    expect(endpointOptions(client, sessionList).queryKey).toEqual([0, 'en', sessionList.path]);
    expect(endpointOptions(client, userDetail, { body: { id: '7' } }).queryKey).toEqual([
      0,
      'en',
      userDetail.path,
      { id: '7' },
    ]);
    const params = { section: 'keyword' as const };
    const body = { query: { accountId: 42 } };
    expect(endpointOptions(client, searchReportFilterOptions, { params, body }).queryKey).toEqual([
      42,
      'en',
      searchReportFilterOptions.path,
      params,
      body,
    ]);
  });
});
