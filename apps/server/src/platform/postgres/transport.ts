import { createServer } from 'node:net';

/** Port number in the name of the Unix socket. No other server uses its directory. */
export const socketPort = 5432;

/** How clients connect: through a Unix socket or a loopback port. */
export type Transport = 'socket' | 'tcp';

/** A Unix socket, except on Windows. */
export const usualTransport: Transport = process.platform === 'win32' ? 'tcp' : 'socket';

/** The port for a new PostgreSQL: for TCP, a free one. */
export async function choosePort(transport: Transport): Promise<number> {
  if (transport === 'socket') return socketPort;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
