import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContractError, ApiResponseError } from '../errors/errors';
import { createClient } from './create-client';

const server = createServer((request, response) => void respond(request, response));
let baseUrl: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

/** `/echo` returns the request body as a file; other paths return an error. */
async function respond(request: IncomingMessage, response: ServerResponse) {
  if (request.url !== '/echo') {
    const body =
      request.url === '/forbidden' ? { code: 403, message: 'no' } : { code: 200, message: '', data: 1 };
    response.end(JSON.stringify(body));
    return;
  }
  const chunks: string[] = [];
  for await (const chunk of request) chunks.push(String(chunk));
  const { token, authorization, language } = request.headers;
  response.setHeader(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent('../关键词.json')}`,
  );
  response.end(JSON.stringify({ token, authorization, language, body: chunks.join('') }));
}

const client = () =>
  createClient({ baseUrl, getToken: () => 'secret', getAccountId: () => 5, language: 'en' });

it('fetches a file under the server’s name, with both tokens and the account', async () => {
  const { blob, fileName } = await client().download('/echo', { body: { id: 'r1', createdBy: 'me' } });
  expect(fileName).toBe('关键词.json');
  expect(JSON.parse(await blob.text())).toEqual({
    token: 'secret',
    authorization: 'Bearer secret',
    language: 'en',
    body: '{"id":"r1","accountId":5}',
  });
});

it('says why there is no file', async () => {
  await expect(client().download('/forbidden')).rejects.toMatchObject({ code: 403, message: 'no' });
  await expect(client().download('/forbidden')).rejects.toBeInstanceOf(ApiResponseError);
});

it('does not treat every response as a file', async () => {
  await expect(client().download('/other')).rejects.toBeInstanceOf(ContractError);
});
