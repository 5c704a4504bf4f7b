import { ConfigError, readConfig } from './platform/config/config';
import { SetupError } from './platform/lib/setup-error';
import { createLog } from './platform/log';
import { version } from './platform/version';

/** Errors that the operator can fix, including their subclasses: logged in one line, without a stack. */
const expected = [ConfigError, SetupError];

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
  if (config.demo)
    log.warn(
      'this is a demo: its users have published passwords, so it listens on this machine only and must not contain real data',
    );
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'the server is stopping after an error');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  // loaded on demand: its libraries take time, and few installations use them
  const tracing = hasCollector(process.env) ? (await import('./tracing')).startTracing() : undefined;
  // invalid settings are rejected before the server's code is loaded, which takes most of a second
  const { startServer } = await import('./server');
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
  process.on('disconnect', () => stop('the parent process ended'));

  const { address, ready } = await starting;
  log.info({ address }, 'listening');
  try {
    await ready;
  } catch (error) {
    if (stopping !== undefined) return; // stopping closed the database during the preparation
    const server = await starting;
    await server.stop().catch((reason: unknown) => log.error({ err: reason }, 'failed to stop a part'));
    throw error;
  }
  log.info({ address }, 'ready');
  // for a waiting parent process, such as `npm start`
  process.send?.({ state: 'ready', address, signIns: config.demo ? await demoSignIns() : [] });
}

async function demoSignIns(): Promise<{ name: string; password: string }[]> {
  const { demoUsers } = await import('./demo');
  return demoUsers.map(({ name, password }) => ({ name, password }));
}

/** Whether the environment names a trace collector. */
function hasCollector({
  OTEL_EXPORTER_OTLP_ENDPOINT: all,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
  OTEL_SDK_DISABLED: isDisabled,
}: NodeJS.ProcessEnv): boolean {
  return Boolean(all ?? traces) && isDisabled !== 'true';
}

main().catch((error: unknown) => {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(error instanceof Error && isExpected ? `meridian: ${error.message}` : error);
  process.exit(1);
});
