import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as endpoints from '../contract/endpoints';
import { NetworkError } from '../errors/errors';
import { createClient } from './create-client';

const received: { headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, message: '', data: { id: 'i1' } }));
  });
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

const upload = (url: string) =>
  createClient({ baseUrl: url, getToken: () => 't', getAccountId: () => 5, language: 'en' }).upload(
    endpoints.reportImportUpload,
    { file: new File(['day,cost'], 'report.csv'), body: { channel: 'feed' } },
  );

it('uploads a file by fetch if there is no XMLHttpRequest', async () => {
  expect(await upload(baseUrl)).toEqual({ id: 'i1' });
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers).toMatchObject({ token: 't', authorization: 'Bearer t', language: 'en' });
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('name="accountId"\r\n\r\n5');
  expect(body.indexOf('name="channel"')).toBeLessThan(body.indexOf('filename="report.csv"'));
});

it('rejects with NetworkError when the server cannot be reached', async () => {
  await expect(upload('http://127.0.0.1:1')).rejects.toBeInstanceOf(NetworkError);
});
