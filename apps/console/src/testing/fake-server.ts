import { ApiResponseError, createClient, type ApiClient } from '@meridian/api-client';
import type { SessionEndReason } from '@meridian/api-client/contract';

/** A response of the fake server: `data` of a successful request, a file, an open stream of events, or an error. */
export type FakeResponse =
  | { data: unknown; page?: unknown }
  | { file: string; fileName: string }
  | { events: string }
  | {
      code: number;
      message: string;
      isSpecific?: boolean;
      fields?: Record<string, string>;
      data?: unknown;
    };

/** Responds to a request by its body and its path. */
export type FakeEndpoint = (body: unknown, path: string) => FakeResponse | Promise<FakeResponse>;

export interface FakeServer {
  api: ApiClient;
  /** The bodies of the requests to an endpoint, in order. */
  bodiesOf: (path: string) => unknown[];
}

export interface FakeServerOptions {
  getToken?: () => string | null | undefined;
  getAccountId?: () => number | null;
  on401?: (reason: SessionEndReason | null) => void;
  onError?: (error: unknown) => void;
  /** Wraps the `fetch` of the client, like the console wraps that of the browser. */
  watchFetch?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/**
 * A client whose requests get their response here, by the suffix of their path. A response that throws simulates an unreachable server;
 * an unknown request fails the test.
 */
export function fakeServer(
  responses: Readonly<Record<string, FakeEndpoint>>,
  {
    getToken = () => null,
    getAccountId = () => 1,
    on401,
    onError,
    watchFetch = (fetch) => fetch,
  }: FakeServerOptions = {},
): FakeServer {
  const requests: { path: string; body: unknown }[] = [];
  const api = createClient({
    getToken,
    getAccountId,
    ...(on401 && { on401 }),
    ...(onError && { onError }),
    language: 'en',
    fetch: watchFetch(async (input, init) => {
      const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      requests.push({ path, body });
      const name = Object.keys(responses).find((end) => path.endsWith(end));
      const response = name === undefined ? undefined : await responses[name]?.(body, path);
      if (!response) throw new Error(`no response for ${path}`);
      if ('file' in response) return fileResponse(response);
      if ('events' in response) return streamResponse(response);
      const envelope = 'code' in response ? response : { code: 200, message: 'success', ...response };
      return Response.json(envelope);
    }),
  });
  return {
    api: { ...api, upload: withUploads(api, responses) },
    bodiesOf: (path) => requests.filter((request) => request.path.endsWith(path)).map(({ body }) => body),
  };
}

/** Handles uploads to endpoints that have a response here; others are sent by XMLHttpRequest, which tests replace. */
function withUploads(api: ApiClient, responses: Readonly<Record<string, FakeEndpoint>>): ApiClient['upload'] {
  return async (endpoint, request) => {
    const name = Object.keys(responses).find((end) => endpoint.path.endsWith(end));
    const response = name === undefined ? undefined : await responses[name]?.(request.body, endpoint.path);
    if (response && 'code' in response) throw new ApiResponseError({ ...response, status: 200 });
    // asserted: the test or story gives data of the endpoint
    return response && 'data' in response ? (response.data as never) : api.upload(endpoint, request);
  };
}

function fileResponse({ file, fileName }: { file: string; fileName: string }): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return new Response(file, {
    headers: { 'content-type': 'text/csv', 'content-disposition': disposition },
  });
}

/** Stays open, like the real one: a client reconnects to a stream that ends. */
function streamResponse({ events }: { events: string }): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(events)),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
