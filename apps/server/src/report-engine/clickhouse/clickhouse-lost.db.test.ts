import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { accounts } from '../../platform/db/schema';
import { createTestDatabase } from '../../testing';
import { EngineError } from '../duckdb/engine-client';
import { writeFacts } from '../testing/report-facts';
import { createClickhouseCopies } from './clickhouse-copies';

test('copying everything ends with an error when ClickHouse disappears and does not come back', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const [account] = await database.db
    .insert(accounts)
    .values({ accountNo: randomUUID(), accountName: 'Harbour Tea' })
    .returning({ id: accounts.accountId });
  const target = { accountId: account?.id ?? 0, channel: 'search', section: 'campaign' } as const;
  const day = { beginDate: '2026-10-05', impression: 1, click: 1, cost: '1', conversion: null };
  await writeFacts(database.db, target, [day]);
  // has tables without loads, and is gone when a month is about to be stored
  const server = createServer((request, response) => {
    void text(request).then((statement) => {
      if (statement.includes('HAVING')) {
        server.close();
        server.closeAllConnections();
      } else {
        response.end('{"data":[],"rows":0}');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // asserted: it listens on a port
  const { port } = server.address() as AddressInfo;
  const copies = createClickhouseCopies({
    db: database.db,
    url: `http://127.0.0.1:${port}/default`,
    log: pino({ level: 'silent' }),
    pauseMs: 10,
    patienceMs: 200,
  });
  onTestFinished(() => copies.stop());
  await expect(copies.copyAll(() => undefined)).rejects.toThrow(EngineError);
  expect(server.listening).toBe(false);
});
