import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { probe } from './connection';
import { ensurePassword } from './passwords';
import type { Place } from './place';
import { socketPort } from './transport';

let folder: string;
let server: Server | undefined;

beforeEach(() => (folder = temporaryFolder()));
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  rmSync(folder, { recursive: true, force: true });
});

/** A PostgreSQL that fails every connection attempt with an error. */
async function databaseThatFails(code: string): Promise<Place> {
  const place = { home: folder, cluster: path.join(folder, 'cluster'), socket: folder, log: folder };
  mkdirSync(place.cluster);
  ensurePassword(place, 'superuser');
  server = createServer((socket) => {
    socket.once('data', () => socket.end(errorResponse(code)));
  });
  await new Promise<void>((resolve) =>
    server?.listen(path.join(folder, `.s.PGSQL.${socketPort}`), () => resolve()),
  );
  return place;
}

/** Message `ErrorResponse` of PostgreSQL's protocol. */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mthe session ends\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

// a server that takes over the database ends all other sessions, including those of probes
test.each(['57P01', '57P03', '53300'])('a session that ends with %s is retried', async (code) => {
  const place = await databaseThatFails(code);
  expect(await probe(place, 'socket')).toEqual({ state: 'busy' });
});

test('any other error is reported', async () => {
  const place = await databaseThatFails('3D000');
  await expect(probe(place, 'socket')).rejects.toThrow('the session ends');
});
