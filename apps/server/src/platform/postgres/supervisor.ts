import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { prepareBinaries } from './binaries';
import { removeUnfinishedClusters } from './cluster';
import { databaseUrl } from './connection';
import {
  databaseName,
  endOtherSessions,
  ensureDatabase,
  takeOwnership,
  type Ownership,
  type OwnershipContext,
} from './ownership';
import { preparePlace } from './place';
import { stopPostgres } from './postgres-process';
import { databaseUser } from './system-user';
import { choosePort, chooseTransport, type Transport } from './transport';

/** A running embedded PostgreSQL that this process owns. */
export interface EmbeddedPostgres {
  /** URL of the database `meridian`. */
  url: string;
  /** Its directory; outside the data directory when root's database user cannot access that one. */
  home: string;
  /** Stops it. Open transactions are rolled back; committed data stays. */
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called when the running database was lost and cannot be started again. */
  onLost?: (error: Error) => void;
  /** Additional settings of postgresql.conf. */
  settings?: Readonly<Record<string, string>>;
  /** `false` in tests only: a power failure may then destroy the database. */
  isDurable?: boolean;
  /** Default: a unix socket, except on Windows. */
  transport?: Transport['kind'];
}

/**
 * Starts the embedded PostgreSQL of a data directory, or takes over the one that a killed server left running.
 *
 * It reconnects after a lost connection, and restarts a PostgreSQL that crashed.
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

  return {
    url: databaseUrl({ place, transport, port: owner.port }, databaseName),
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
  transport: kind,
  ...options
}: PostgresOptions): Promise<SupervisorContext> {
  const user = databaseUser();
  const place = preparePlace(options.dataDir, { user });
  const binaries = prepareBinaries({ user, copyInto: place.home });
  const transport = chooseTransport(place, user, kind);
  return { ...options, isDurable, user, place, binaries, transport, port: await choosePort(transport) };
}

/** Disconnects the owner when it fails. */
async function prepareDatabase({ place }: SupervisorContext, { client }: Ownership): Promise<void> {
  try {
    await endOtherSessions(client);
    removeUnfinishedClusters(place);
    await ensureDatabase(client);
  } catch (error) {
    await client.end();
    throw error;
  }
}

function logStart({ place, dataDir, log }: SupervisorContext): void {
  const { home } = place;
  if (path.dirname(home) === realpathSync(dataDir)) log.info({ home }, 'database started');
  else log.warn({ home }, "the database is stored here because its user can't access the data directory");
}
