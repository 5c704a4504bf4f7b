import { formatList } from '@meridian/i18n/core';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { errorCodeOf, SetupError } from '../lib/setup-error';

/** PostgreSQL is starting, restarting or not reachable yet. */
const temporaryCodes = [
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
    'ENOENT',
  ],
  ...['53300', '57P01', '57P02', '57P03'],
];
const fixes: Readonly<Record<string, string>> = {
  '28P01': 'it rejected the user or the password. Correct them in DATABASE_URL.',
  '28000': 'it rejected the user. Correct DATABASE_URL, or allow the user in pg_hba.conf.',
  '3D000': 'no database has that name. Create it, or correct DATABASE_URL.',
  ENOTFOUND: 'its host is unknown. Correct DATABASE_URL.',
};
const maxDelayMs = 5_000;
const connectTimeoutMs = 5_000;

/**
 * Waits up to a minute until the PostgreSQL at DATABASE_URL accepts connections, and checks that the server can use its
 * database.
 *
 * Errors: `SetupError`, which never contains the URL.
 */
export async function waitForDatabase(
  url: string,
  { log, timeoutMs = 60_000 }: { log: Pick<Logger, 'warn'>; timeoutMs?: number },
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let delayMs = 500, tries = 1; ; delayMs = Math.min(delayMs * 2, maxDelayMs), tries++) {
    try {
      await requireUsable(url);
      return;
    } catch (error) {
      if (error instanceof SetupError) throw error;
      const isTemporary = temporaryCodes.includes(errorCodeOf(error)) || isTimeout(error);
      if (!isTemporary || performance.now() + delayMs > deadline) throw connectionError(error);
      if (tries === 1) log.warn({ reason: reasonOf(error) }, 'waiting for the database');
      await delay(delayMs);
    }
  }
}

/** Whether an error is a driver timeout, which has no code. */
const isTimeout = (error: unknown) =>
  error instanceof Error && /^timeout expired|^Connection terminated/.test(error.message);

function connectionError(error: unknown): SetupError {
  const fix = fixes[errorCodeOf(error)] ?? `it isn’t accepting connections: ${reasonOf(error)}.`;
  return new SetupError(`Couldn’t connect to the database of DATABASE_URL: ${fix}`, { cause: error });
}

function reasonOf(error: unknown): string {
  // one error for each address of a host
  if (error instanceof AggregateError) return formatList(error.errors.map(reasonOf), 'en', 'values');
  return error instanceof Error ? error.message : String(error);
}

interface Abilities {
  database: string;
  role: string;
  isReadOnly: boolean;
  mayCreate: boolean;
}

async function requireUsable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Abilities>(
      `SELECT current_database() AS database, current_user AS role,
         pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly",
         has_database_privilege(current_database(), 'CREATE')
           AND coalesce(has_schema_privilege(to_regnamespace('public'), 'CREATE'), false) AS "mayCreate"`,
    );
    for (const abilities of rows) requireAbilities(abilities);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function requireAbilities({ database, role, isReadOnly, mayCreate }: Abilities): void {
  if (isReadOnly) {
    throw new SetupError(
      `The database ${database} of DATABASE_URL is read-only. Use the primary server, or make it writable.`,
    );
  }
  if (!mayCreate) {
    throw new SetupError(
      `The user ${role} of DATABASE_URL needs permission to create tables. ` +
        `Run GRANT CREATE ON DATABASE ${database} TO ${role} and, in this database, GRANT CREATE ON SCHEMA public TO ${role}.`,
    );
  }
}
