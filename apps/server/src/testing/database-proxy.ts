import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

export interface DatabaseProxy {
  /** URL of the database through the proxy. */
  url: string;
  /** From now on, open connections remain open but do not respond, as on a lost route. New ones work. */
  freeze(): void;
  close(): Promise<void>;
}

/** A TCP proxy for the database of `url`, which listens on a Unix socket. */
export async function openDatabaseProxy(url: string, listenPort = 0): Promise<DatabaseProxy> {
  const target = new URL(url);
  const { host, port } = Object.fromEntries(target.searchParams);
  const socketFile = path.join(host ?? '', `.s.PGSQL.${port ?? ''}`);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socketFile);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.once('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(listenPort, '127.0.0.1', resolve));
  const address = server.address();
  target.search = '';
  target.hostname = '127.0.0.1';
  target.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: target.toString(),
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
