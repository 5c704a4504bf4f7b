import { createServer } from 'node:http';
import { connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * Interactions of a process with its environment, one after another. Each is delivered once the function has resolved.
 */
export interface ExchangeEvents {
  /** A request, before it reaches the other side. */
  onRequest?: (label: string) => Promise<void>;
  /**
   * A response, before it reaches the process: of a request, labelled with its path; or of a statement or transaction,
   * with its last tag, such as `COMMIT`. Statements within a transaction are excluded, because an open transaction does
   * not survive the process.
   */
  onResponse: (label: string) => Promise<void>;
}

export interface ExchangeProxy {
  /** URL through the proxy. */
  url: string;
  close(): Promise<void>;
}

/** A proxy for a JSON service. Labels are paths below `url`. */
export async function openServiceProxy(
  url: string,
  { onRequest, onResponse }: ExchangeEvents,
): Promise<ExchangeProxy> {
  const { origin, pathname } = new URL(url);
  const server = createServer((request, response) => {
    const exchange = async () => {
      const address = request.url ?? '';
      const label = address.slice(pathname.length);
      const body = await buffer(request);
      await onRequest?.(label);
      const answer = await fetch(`${origin}${address}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      const content = Buffer.from(await answer.arrayBuffer());
      await onResponse(label);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content);
    };
    exchange().catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    close: () => {
      server.closeAllConnections();
      return closed(server);
    },
  };
}

/** A proxy for the database of `url`, which listens on a Unix socket. */
export async function openStatementProxy(
  url: string,
  { onResponse }: Pick<ExchangeEvents, 'onResponse'>,
): Promise<ExchangeProxy> {
  const target = new URL(url);
  const { host = '', port = '' } = Object.fromEntries(target.searchParams);
  const sockets = new Set<Socket>();
  const server = createTcpServer((client) => {
    const database = connect(path.join(host, `.s.PGSQL.${port}`));
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(database);
    relayResponses(database, client, onResponse).catch(() => client.destroy());
  });
  target.search = '';
  target.hostname = '127.0.0.1';
  target.port = String(await listen(server));
  return {
    url: target.toString(),
    close() {
      for (const socket of sockets) socket.destroy();
      return closed(server);
    },
  };
}

const headLength = 5;

async function relayResponses(
  database: Socket,
  client: Socket,
  onResponse: ExchangeEvents['onResponse'],
): Promise<void> {
  let received: Buffer = Buffer.alloc(0);
  let tag = '';
  for await (const chunk of database) {
    // asserted: a socket without an encoding emits buffers
    received = Buffer.concat([received, chunk as Buffer]);
    let end = 0;
    while (received.length >= end + headLength) {
      const next = end + 1 + received.readInt32BE(end + 1);
      if (received.length < next) break;
      const type = String.fromCharCode(received[end] ?? 0);
      const content = received.toString('latin1', end + headLength, next - 1);
      if (type === 'C') tag = content;
      // ready for the next query, and not in a transaction
      if (type === 'Z' && received[next - 1] === 'I'.charCodeAt(0) && tag !== '') {
        await onResponse(tag);
        tag = '';
      }
      end = next;
    }
    client.write(received.subarray(0, end));
    received = received.subarray(end);
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  return address.port;
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
