import { ConfigError, readConfig } from './config';
import { DatabaseVersionError } from './db';
import { DemoUsersError, demoUsers } from './demo';
import { SetupError } from './lib/setup-error';
import { createLog } from './log';
import { DatabaseInUseError } from './postgres';
import { startServer } from './server';
import { hasCollector } from './trace-collector';
import { version } from './version';

/** Errors that the operator can fix: logged in one line, without a stack. */
const expected = [ConfigError, DatabaseInUseError, DatabaseVersionError, DemoUsersError, SetupError];

/** Terminal, npm and parent process each forward Ctrl+C: signals within this time are one request. */
const sameRequestMs = 300;

async function main(): Promise<void> {
  if (process.argv.includes('--version')) {
    console.log(version);
    return;
  }
  const config = readConfig(process.env);
  const log = createLog(config);
  log.info({ version, node: process.version }, 'starting');
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'the server ends');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  // the libraries for it take time to load, and few installations use them
  const tracing = hasCollector(process.env) ? (await import('./tracing')).startTracing() : undefined;
  const starting = startServer(config, { log, onLost: fail });
  let stopping: number | undefined;
  const stop = (reason: string) => {
    if (stopping !== undefined) {
      if (Date.now() - stopping > sameRequestMs) process.exit(1);
      return;
    }
    stopping = Date.now();
    log.info({ reason }, 'stopping');
    starting
      .then((server) => server.stop())
      .then(() => tracing?.stop())
      .then(() => log.info('stopped'))
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // the parent process, such as `npm start`, has ended
  process.on('disconnect', () => stop('parent gone'));

  const { address, ready } = await starting;
  log.info({ address }, 'listening');
  try {
    await ready;
  } catch (error) {
    if (stopping !== undefined) return; // the stop closed the database during the preparation
    await (await starting).stop();
    throw error;
  }
  log.info({ address }, 'ready');
  // for a parent process that waits, like `npm start`
  const signIns = config.demo ? demoUsers.map(({ name, password }) => ({ name, password })) : [];
  process.send?.({ state: 'ready', address, signIns });
}

main().catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(error instanceof Error && isExpected ? `meridian: ${error.message}` : error);
  process.exit(1);
});
