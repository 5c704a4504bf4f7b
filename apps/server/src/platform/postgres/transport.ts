import { chownSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { writePassword } from './cluster';
import type { Place } from './place';
import type { SystemUser } from './system-user';

/** Port number in the name of the unix socket. No other server uses its directory. */
export const socketPort = 5432;

/** How clients connect: through a unix socket, or through a loopback port with a password. */
export type Transport = { kind: 'socket' } | { kind: 'tcp'; passwordFile: string };

/** Prepares a transport; by default a unix socket, except on Windows. */
export function chooseTransport(
  place: Place,
  user: SystemUser | undefined,
  kind: Transport['kind'] = process.platform === 'win32' ? 'tcp' : 'socket',
): Transport {
  if (kind === 'socket') return { kind };
  const passwordFile = path.join(place.home, 'password');
  if (!existsSync(passwordFile)) writePassword(passwordFile);
  if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
  return { kind, passwordFile };
}

/** The port for a new PostgreSQL: a free one for TCP. */
export async function choosePort(transport: Transport): Promise<number> {
  if (transport.kind === 'socket') return socketPort;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
