import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { prepareBinaries } from './binaries';
import { removeUnfinishedClusters } from './cluster';
import { databaseUrl } from './connection';
import { endOtherSessions, takeOwnership, type Ownership, type OwnershipContext } from './ownership';
import type { DatabaseRole } from './passwords';
import { preparePlace } from './place';
import { stopPostgres } from './postgres-process';
import { databaseName, secureDatabase } from './secure-database';
import { databaseUser } from './system-user';
import { choosePort, usualTransport, type Transport } from './transport';

/** A running embedded PostgreSQL that this process owns. */
export interface EmbeddedPostgres {
  /** URL of the database `meridian` for its owner, who is not a superuser. */
  url: string;
  /** URL for the superuser. */
  superuserUrl: string;
  /** Directory of the database. It is outside the data directory if root's database user cannot access that. */
  home: string;
  /** Stops PostgreSQL. Open transactions are rolled back; committed data remains. */
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called when the running database was lost and cannot be restarted. */
  onLost?: (error: Error) => void;
  /** Additional settings for postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
  /** `false` in tests only: a power failure may then destroy the database. */
  isDurable?: boolean;
  /** Default: a Unix socket, except on Windows. */
  transport?: Transport;
}

/**
 * Starts a data directory's embedded PostgreSQL, or takes over the one that a killed server left running.
 *
 * Reconnects after a lost connection, and restarts PostgreSQL after a crash.
 *
 * Errors: `DatabaseInUseError`, no binaries for this platform, or the last lines of the start log.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const context = await prepareContext(options);
  const { place, log, transport } = context;
  let isStopping = false;
  let owner = await takeOwnership(context);
  const watch = () => {
    owner.client.once('end', () => {
      if (isStopping) return;
      log.warn('the connection to the database was lost');
      takeOwnership(context).then(
        (next) => {
          owner = next;
          watch();
        },
        (error: unknown) => options.onLost?.(error instanceof Error ? error : new Error(String(error))),
      );
    });
  };
  await prepareDatabase(context, owner);
  watch();
  logStart(context);
  const { port } = owner;
  const urlOf = (role: DatabaseRole) =>
    databaseUrl({ place, transport, port }, { database: databaseName, role });

  return {
    url: urlOf('server'),
    superuserUrl: urlOf('superuser'),
    home: place.home,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      await stopPostgres(context);
      await owner.client.end().catch(() => undefined);
    },
  };
}

type SupervisorContext = OwnershipContext & Pick<PostgresOptions, 'log'>;

async function prepareContext({
  isDurable = true,
  transport = usualTransport,
  ...options
}: PostgresOptions): Promise<SupervisorContext> {
  const user = databaseUser();
  const place = preparePlace(options.dataDir, { user });
  const binaries = prepareBinaries({ user, copyInto: place.home });
  return { ...options, isDurable, user, place, binaries, transport, port: await choosePort(transport) };
}

/** Prepares the database; disconnects the owner if that fails. */
async function prepareDatabase(context: SupervisorContext, { client, port }: Ownership): Promise<void> {
  try {
    await endOtherSessions(client);
    removeUnfinishedClusters(context.place);
    await secureDatabase(client, { ...context, port });
  } catch (error) {
    await client.end();
    throw error;
  }
}

function logStart({ place, dataDir, log }: SupervisorContext): void {
  const { home } = place;
  if (path.dirname(home) === realpathSync(dataDir)) log.info({ home }, 'database started');
  else log.warn({ home }, 'the database is stored here because its user has no access to the data directory');
}
