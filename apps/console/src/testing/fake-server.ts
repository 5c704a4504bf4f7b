import { createClient, type ApiClient } from '@meridian/api-client';

/** An answer of the fake server: `data` of a call that worked, a file, or a refusal. */
export type FakeAnswer =
  { data: unknown; page?: unknown } | { file: string; fileName: string } | { code: number; message: string };

export interface FakeServer {
  api: ApiClient;
  /** The bodies that a call was asked with, in order. */
  bodiesOf: (path: string) => unknown[];
}

/** A client whose calls are answered here, by the end of their path. An unknown call fails the test. */
export function fakeServer(answers: Readonly<Record<string, (body: unknown) => FakeAnswer>>): FakeServer {
  const asked: { path: string; body: unknown }[] = [];
  const api = createClient({
    getToken: () => null,
    getAccountId: () => 1,
    language: 'en',
    fetch: (input, init) => {
      const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ path, body });
      const name = Object.keys(answers).find((end) => path.endsWith(end));
      const answer = name === undefined ? undefined : answers[name]?.(body);
      if (!answer) return Promise.reject(new Error(`no answer for ${path}`));
      if ('file' in answer) return Promise.resolve(fileResponse(answer));
      const envelope = 'code' in answer ? answer : { code: 200, message: 'success', ...answer };
      return Promise.resolve(Response.json(envelope));
    },
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
