import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileStoreError } from './file-store';
import { s3Store } from './s3-store';
import { s3Credentials } from './testing/s3-server';

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'meridian-s3-'));
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function storeAt(listener: RequestListener) {
  const own = createServer(listener);
  server = own;
  await new Promise<void>((resolve) => {
    own.listen(0, '127.0.0.1', resolve);
  });
  // parse boundary: a server on a port has such an address
  const { port } = own.address() as AddressInfo;
  const timeouts = { connectionMs: 500, socketMs: 500 };
  return s3Store({ bucket: 'reports', endpoint: `http://127.0.0.1:${port}`, workFolder: folder, timeouts });
}

test('a store that does not respond causes an error after a few tries', async () => {
  let requests = 0;
  const files = await storeAt(() => {
    requests += 1;
  });
  await expect(files.put('imports/a', Buffer.from('x'))).rejects.toThrow(
    /^The bucket reports could not serve imports\/a\. TimeoutError/,
  );
  expect(requests).toBe(3);
});

test('a download that stops midway ends with an error', async () => {
  const files = await storeAt((_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half');
  });
  await expect(buffer(await files.read('imports/a'))).rejects.toThrow(/timed out|aborted/);
});

test('reports why a store rejects a request', async () => {
  const files = await storeAt((request, response) => {
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
  });
  await expect(files.read('imports/a')).rejects.toThrow(FileStoreError);
  await expect(files.remove('imports/a')).rejects.toThrow('AccessDenied: Access Denied');
});

test('retries when the store is busy', async () => {
  let requests = 0;
  const files = await storeAt((request, response) => {
    request.resume();
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200);
    response.end();
  });
  await files.put('imports/a', Buffer.from('x'));
  expect(requests).toBe(3);
});
