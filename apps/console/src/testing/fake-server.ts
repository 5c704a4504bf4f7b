import { createClient, type ApiClient } from '@meridian/api-client';

/** An answer of the fake server: `data` of a call that worked, a file, or a refusal. */
export type FakeResponse =
  | { data: unknown; page?: unknown }
  | { file: string; fileName: string }
  | { code: number; message: string; fields?: Record<string, string> };

export interface FakeServer {
  api: ApiClient;
  /** The bodies that a call was asked with, in order. */
  bodiesOf: (path: string) => unknown[];
}

export interface FakeServerOptions {
  getToken?: () => string | null | undefined;
  getAccountId?: () => number | null;
  on401?: () => void;
  /** Put around the answers, as around the platform's `fetch`. */
  watchFetch?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/**
 * A client whose calls are answered here, by the end of their path; an answer that throws is none, as when nobody is
 * there. An unknown call fails the test.
 */
export function fakeServer(
  answers: Readonly<Record<string, (body: unknown) => FakeResponse | Promise<FakeResponse>>>,
  {
    getToken = () => null,
    getAccountId = () => 1,
    on401,
    watchFetch = (fetch) => fetch,
  }: FakeServerOptions = {},
): FakeServer {
  const asked: { path: string; body: unknown }[] = [];
  const api = createClient({
    getToken,
    getAccountId,
    ...(on401 && { on401 }),
    language: 'en',
    fetch: watchFetch(async (input, init) => {
      const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ path, body });
      const name = Object.keys(answers).find((end) => path.endsWith(end));
      const answer = name === undefined ? undefined : await answers[name]?.(body);
      if (!answer) throw new Error(`no answer for ${path}`);
      if ('file' in answer) return fileResponse(answer);
      const envelope = 'code' in answer ? answer : { code: 200, message: 'success', ...answer };
      return Response.json(envelope);
    }),
  });
  return {
    api,
    bodiesOf: (path) => asked.filter((call) => call.path.endsWith(path)).map(({ body }) => body),
  };
}

function fileResponse({ file, fileName }: { file: string; fileName: string }): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return new Response(file, {
    headers: { 'content-type': 'text/csv', 'content-disposition': disposition },
  });
}
