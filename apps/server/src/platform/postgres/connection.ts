import pg from 'pg';
import { databaseRoles, hasPassword, readPassword, type DatabaseRole } from './passwords';
import type { Place } from './place';
import { readPostmaster } from './postmaster-file';
import { socketPort, type Transport } from './transport';

/** URL of a database of the embedded PostgreSQL for a role. */
export function databaseUrl(
  { place, transport, port }: { place: Place; transport: Transport; port: number },
  { database, role }: { database: string; role: DatabaseRole },
): string {
  // before its first start with this version, a cluster has no password and needs none
  const password = hasPassword(place, role) ? `:${readPassword(place, role)}` : '';
  const user = databaseRoles[role] + password;
  if (transport === 'tcp') return `postgres://${user}@127.0.0.1:${port}/${database}`;
  const where = new URLSearchParams({ host: place.socket, port: String(socketPort) });
  return `postgres://${user}@localhost/${database}?${where.toString()}`;
}

const absentCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '28P01'];
/** `57P01`: another server took over the database and ended this session. */
const busyCodes = ['57P01', '57P03', '53300'];

/** A connection; `busy` while PostgreSQL starts or stops; `none` if this cluster's PostgreSQL is not running. */
export type ProbeResult =
  | { state: 'connected'; client: pg.Client; port: number }
  | { state: 'busy' }
  | { state: 'none' };

/**
 * Connects to this cluster's PostgreSQL, whichever process started it. Compares the data directory that PostgreSQL
 * reports, because a process id is not reliable.
 */
export async function probe(place: Place, transport: Transport): Promise<ProbeResult> {
  const port = transport === 'socket' ? socketPort : readPostmaster(place)?.port;
  if (port === undefined) return { state: 'none' };
  const client = new pg.Client({
    connectionString: databaseUrl({ place, transport, port }, { database: 'postgres', role: 'superuser' }),
    application_name: 'meridian supervisor',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined); // the caller listens for the end of the connection
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    if (rows[0]?.data_directory === place.cluster) return { state: 'connected', client, port };
    await client.end();
    return { state: 'none' };
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = errorCode(error);
    if (busyCodes.includes(code)) return { state: 'busy' };
    if (absentCodes.includes(code) || code === '') return { state: 'none' };
    throw error;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
