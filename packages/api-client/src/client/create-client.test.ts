import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as endpoints from '../contract/endpoints';
import { valueFilters } from '../contract/reports/model/filters';
import { ContractError, NetworkError, ApiResponseError, TimeoutError } from '../errors/errors';
import { createClient } from './create-client';
import type { ClientOptions } from './types';

interface Sent {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

const envelope = (content: object) =>
  new Response(JSON.stringify({ code: 200, message: 'success', ...content }));

/** A client whose server sends what `respond` returns; `sent` lists the requests. */
function setUp(respond: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { body } = init;
    sent.push({
      url: input instanceof Request ? input.url : input.toString(),
      method: init.method,
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    });
    return await respond();
  };
  const client = createClient({
    getToken: () => 'secret',
    getAccountId: () => 42,
    language: 'tw',
    fetch,
    ...options,
  });
  return { client, sent };
}

const page = { number: 1, size: 20, totalCount: 0 };
/** An empty list of messages or imports: each schema drops fields that it does not name. */
const emptyList = () =>
  envelope({
    data: { list: [], allCount: 0, reviewCount: 0, recentCount: 0, sums: { rows: 0, costs: [] } },
    page,
  });
const done = () => envelope({ data: null });

describe('requests', () => {
  it('posts JSON to the path of the contract with token and language, without Authorization', async () => {
    const { client, sent } = setUp(emptyList);
    await client.call(endpoints.messageList, { body: { query: { isRead: 0 } } });
    expect(sent).toMatchObject([
      {
        url: '/base-api/marketing/api/v1/user/message/list',
        method: 'POST',
        body: { query: { isRead: 0 } },
      },
    ]);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      language: 'tw',
      token: 'secret',
    });
  });

  it('reads token, account and language for each request', async () => {
    const state = { token: 'one', account: 1, language: 'cn' as const };
    const { client, sent } = setUp(emptyList, {
      getToken: () => state.token,
      getAccountId: () => state.account,
      language: () => state.language,
    });
    await client.call(endpoints.reportImportList, { body: {} });
    Object.assign(state, { token: 'two', account: 2, language: 'en' });
    await client.call(endpoints.reportImportList, { body: {} });
    expect(sent.map(({ headers, body }) => [headers.get('token'), headers.get('language'), body])).toEqual([
      ['one', 'cn', { query: { accountId: 1 } }],
      ['two', 'en', { query: { accountId: 2 } }],
    ]);
  });

  it('sends no token before a user has logged in', async () => {
    const { client, sent } = setUp(done, { getToken: () => null });
    await client.call(endpoints.logout);
    expect(sent[0]?.headers.has('token')).toBe(false);
  });

  it('fills in the path', async () => {
    const { client, sent } = setUp(() =>
      envelope({
        data: { ...Object.fromEntries(valueFilters.map((filter) => [filter, []])), more: [] },
      }),
    );
    await client.call(endpoints.searchReportFilterOptions, {
      params: { section: 'searchTerm' },
      body: { query: {} },
    });
    expect(sent[0]?.url).toBe('/base-api/marketing/api/v1/seachReport/searchTerm/filterOptions');
  });

  it('omits the account in requests that do not depend on one', async () => {
    const { client, sent } = setUp(emptyList);
    await client.call(endpoints.messageList, { body: { query: { isRead: 0 } } });
    expect(sent[0]?.body).toEqual({ query: { isRead: 0 } });
  });

  it.each([
    ['adds the current account', { query: {} }, {}, { query: { accountId: 42 } }],
    ['adds it where the caller left the query out', {}, {}, { query: { accountId: 42 } }],
    ['keeps an account that the caller names', { query: { accountId: 7 } }, {}, { query: { accountId: 7 } }],
    ['leaves it out when the caller opts out', { query: {} }, { withoutAccount: true }, { query: {} }],
  ])('%s', async (_, body, options, expected) => {
    const { client, sent } = setUp(emptyList);
    await client.call(endpoints.reportImportList, { body, ...options });
    expect(sent[0]?.body).toEqual(expected);
  });

  it('sends account 0 if none is selected', async () => {
    const { client, sent } = setUp(emptyList, { getAccountId: () => undefined });
    await client.call(endpoints.reportImportList, { body: {} });
    expect(sent[0]?.body).toEqual({ query: { accountId: 0 } });
  });

  it('never sends the audit fields that the server sets', async () => {
    const { client, sent } = setUp(emptyList);
    const body = { query: { isRead: 0, createdTime: 'x' }, updatedBy: 'me' } as const;
    await client.call(endpoints.messageList, { body });
    expect(sent[0]?.body).toEqual({ query: { isRead: 0 } });
  });
});

describe('the response', () => {
  it('returns the data of a request, and data with the page of a list', async () => {
    const token = setUp(() => envelope({ data: { token: 't' } }));
    const login = { userName: 'a', pwd: '0'.repeat(64), validationCode: 'x', uuid: 'u' };
    expect(await token.client.call(endpoints.login, { body: login })).toEqual({ token: 't' });
    const list = setUp(emptyList);
    expect(await list.client.call(endpoints.messageList, { body: {} })).toEqual({ data: { list: [] }, page });
  });

  it('keeps every field of an error', async () => {
    const envelope = {
      code: 400,
      message: '内容有误',
      fields: { 'page.size': 'page_size_not_offered' },
      requestId: 'r1',
    };
    const { client } = setUp(() => new Response(JSON.stringify(envelope)));
    const error: unknown = await client.call(endpoints.messageList, { body: {} }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiResponseError);
    expect(error).toMatchObject({ ...envelope, errorName: 'invalid_request', status: 200 });
  });

  it('keeps the status and the envelope of an HTTP error', async () => {
    const { client } = setUp(
      () =>
        new Response(JSON.stringify({ code: 429, message: 'slow down' }), {
          status: 429,
          headers: { 'retry-after': '30' },
        }),
    );
    await expect(client.call(endpoints.logout)).rejects.toMatchObject({
      code: 429,
      status: 429,
      retryAfter: 30,
    });
  });

  it('uses the status as the code when a proxy responds without an envelope', async () => {
    const { client } = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(client.call(endpoints.logout)).rejects.toMatchObject({
      code: 502,
      status: 502,
      message: '',
    });
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['no envelope', () => new Response('[]')],
    ['data of another shape', () => envelope({ data: { list: [{ id: 1 }] }, page })],
    ['a list without its page', () => envelope({ data: { list: [] } })],
  ])('does not pass on %s', async (_, respond) => {
    const { client } = setUp(respond);
    await expect(client.call(endpoints.messageList, { body: {} })).rejects.toBeInstanceOf(ContractError);
  });

  it('rejects every code but 200', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (code) => {
        fc.pre(code !== 200);
        const { client } = setUp(() => new Response(JSON.stringify({ code, message: '', data: null })));
        await expect(client.call(endpoints.logout)).rejects.toMatchObject({ code });
      }),
    );
  });
});

describe('failures in transit', () => {
  it('reports a lost connection as a NetworkError', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    await expect(client.call(endpoints.logout)).rejects.toBeInstanceOf(NetworkError);
  });

  const hanging: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('times out', async () => {
    const { client } = setUp(done, { fetch: hanging, timeoutMs: 5 });
    await expect(client.call(endpoints.logout)).rejects.toBeInstanceOf(TimeoutError);
  });

  it("throws the caller's abort reason unchanged", async () => {
    const { client } = setUp(done, { fetch: hanging });
    const controller = new AbortController();
    const call = client.call(endpoints.logout, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['code', () => new Response(JSON.stringify({ code: 401, message: '' }))],
    ['status', () => new Response('', { status: 401 })],
  ])('notifies once that the session has ended, by %s, and fails every request', async (_, respond) => {
    const on401 = vi.fn();
    const { client } = setUp(respond, { on401 });
    const calls = await Promise.allSettled([
      client.call(endpoints.logout),
      client.call(endpoints.getRouters),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(on401).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a rejected request', () => new Response(JSON.stringify({ code: 404, message: '' }))],
    [
      'a response of another contract',
      () => new Response('{"code":200,"message":"success","data":{"new":1}}'),
    ],
  ])('passes the error of %s on', async (_, respond) => {
    const onError = vi.fn();
    const { client } = setUp(respond, { onError });
    const error: unknown = await client.call(endpoints.getRouters).catch((reason: unknown) => reason);
    expect(onError.mock.calls).toEqual([[error]]);
  });
});
