import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { socketWithTimeout } from './database';
import { isDatabaseUnavailable } from './database-errors';

test('a connection that stays open without responding ends with an error that can be retried', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = socketWithTimeout(50);
  const error = new Promise((resolve) => socket.once('error', resolve));
  socket.connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  expect(await error).toSatisfy(isDatabaseUnavailable);
  await new Promise((resolve) => server.close(resolve));
});
