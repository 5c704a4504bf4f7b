import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { rejectDemoUsers, seedDemo, seedImages, seedProvider } from './demo';
import { createHousekeeping, housekeepingQueue } from './housekeeping';
import { openProviders, simulatorFolderOf, type OpenProviders } from './kits/provider';
import { createTableReader } from './kits/workbooks/tables/table-reader';
import { createStoredCredentials } from './modules/credentials';
import { createReportParser } from './modules/report-import';
import { createClock } from './platform/clock';
import type { Config } from './platform/config/config';
import { migrate, openDatabase, poolUses, waitForDatabase, type PoolUse } from './platform/db';
import { ensureBuiltInRoles } from './platform/db/built-in-roles';
import { openFileStore } from './platform/files';
import { createJobs } from './platform/jobs';
import { createKeyring } from './platform/keyring';
import { createCapacity } from './platform/lib/capacity';
import { prepareFolder } from './platform/lib/prepare-folder';
import { runAll } from './platform/lib/run-all';
import { errorCodeOf, SetupError } from './platform/lib/setup-error';
import { countJobs, createMetrics } from './platform/metrics';
import { createReadiness } from './platform/readiness';
import { createSignals } from './platform/signals';
import { openStorage } from './platform/storage';
import { queues } from './register-modules';
import { copiesFolder, createClickhouseCopies, createReportCopies } from './report-engine';

/** Timeout of running requests and jobs when the server stops. */
const drainMs = 20_000;

/** How long to wait for a command that has started the embedded database. */
const commandMs = 10_000;

/** Beside the server's package; the same relative path from source and bundle. */
const consoleDir = fileURLToPath(new URL('../../console/dist', import.meta.url));

export interface Server {
  /** `http://host:port` */
  address: string;
  /** Resolves once migrations and demo data are finished and the server accepts requests. */
  ready: Promise<void>;
  /**
   * Rejects new requests, waits up to 20 s for running ones, then closes everything, even if closing one part fails.
   */
  stop(): Promise<void>;
}

/**
 * Starts the server. It listens as soon as the database process runs, so that its health can be checked, and accepts
 * requests once `ready` resolves.
 *
 * Errors: `DatabaseInUseError`, `SetupError`, and from `ready` also `DatabaseVersionError` and `DemoUsersError`.
 */
export async function startServer(
  config: Config,
  { log, onLost }: { log: Logger; onLost: (error: Error) => void },
): Promise<Server> {
  prepareFolders(config);
  const files = await openFileStore(config);
  const storage = await openStorage(config, { log, onLost, waitMs: commandMs });
  const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const open = (use: PoolUse) => openDatabase(storage.url, { use, onIdleError });
  const requests = open(poolUses.requests);
  const reports = open(poolUses.reports);
  const identity = open(poolUses.identity);
  const work = open(poolUses.jobs);
  const queuesDb = open(poolUses.queues);
  const databases = { requests, reports, identity, jobs: work, queues: queuesDb };
  const clock = createClock(config);
  const jobs = createJobs({ pool: queuesDb.pool, log, queues });
  if (config.databaseUrl !== undefined && !config.files.isShared) {
    log.warn(
      { folder: config.files.folder },
      'files are stored in a folder of this server: before a second server uses this database, set MERIDIAN_FILES_DIR to a shared folder, or MERIDIAN_FILES_S3_BUCKET',
    );
  }
  const parser = createReportParser();
  const tableReader = createTableReader();
  const signals = createSignals({ url: storage.url, log });
  const fileFolder = config.files.s3 ? config.dataDir : config.files.folder;
  const folders = [config.dataDir, fileFolder, ...(storage.home === undefined ? [] : [storage.home])];
  const readiness = createReadiness({ url: storage.url, folders, log });
  const metrics = createMetrics({ databases, countJobs: () => countJobs(queuesDb.pool) });
  const reportCopies = config.reportEngine && openReportCopies(config, config.reportEngine);
  let app: FastifyInstance | undefined;
  let providers: OpenProviders | undefined;

  function openReportCopies({ dataDir }: Config, engine: NonNullable<Config['reportEngine']>) {
    const common = {
      db: work.db,
      log,
      onAnswer: (answer: string) => metrics.reports.countAnswer(answer),
      onTime: (name: string, seconds: number) => metrics.reports.observe(name, seconds),
    };
    const copies =
      engine.name === 'clickhouse'
        ? createClickhouseCopies({ ...common, ...engine })
        : createReportCopies({
            ...common,
            folder: copiesFolder(dataDir),
            memoryMb: engine.memoryMb,
            onWrong: () => metrics.reports.countWrongCopy(),
          });
    metrics.reports.watchCopies({ ...copies.copier, loads: copies.loads });
    signals.subscribeToFacts(copies.follow);
    return copies;
  }

  async function stop() {
    const wasReady = readiness.isReady();
    readiness.markStopping();
    const deadline = AbortSignal.timeout(drainMs);
    await runAll([
      () => within(deadline, app?.close()),
      () => {
        const jobsStopped = jobs.stop();
        // the next server imports their files again
        parser.stop();
        tableReader.stop();
        return within(deadline, jobsStopped);
      },
      () => within(deadline, providers?.close()),
      () => within(deadline, signals.stop()),
      () => within(deadline, reportCopies?.stop()),
      () => readiness.close(),
      // a running preparation is rolled back rather than awaited
      () => wasReady && within(deadline, Promise.all(Object.values(databases).map(({ close }) => close()))),
      () => storage.stop(),
    ]);
  }

  async function prepare() {
    const { db } = work;
    if (config.databaseUrl !== undefined) await waitForDatabase(config.databaseUrl, { log });
    await migrate(work.pool);
    await ensureBuiltInRoles(db);
    if (!config.demo) await rejectDemoUsers(db);
    else {
      await seedDemo({ db, today: clock.today(), now: clock.now(), log: (message) => log.info(message) });
      await seedImages({ db, files, clock });
    }
    const { loadRetentionDays: retentionDays } = config;
    jobs.repeat(housekeepingQueue, createHousekeeping({ db, files, clock, retentionDays }));
    await jobs.start();
    void signals.start();
    void reportCopies?.start();
    readiness.markReady();
  }

  try {
    const simulatorFolder = simulatorFolderOf(config);
    if (config.demo && simulatorFolder !== undefined) await seedProvider(simulatorFolder, clock);
    providers = await openProviders(config, {
      db: work.db,
      metrics: metrics.provider,
      credentials: createStoredCredentials(work.db, createKeyring(config.credentialKeys)),
    });
    app = await buildApp({
      db: requests.db,
      reportsDb: reports.db,
      identityDb: identity.db,
      jobsDb: work.db,
      clock,
      jobs,
      files,
      capacity: createCapacity({ folder: fileFolder, quotaMb: config.uploadQuotaMb }),
      signals,
      parseReport: parser.parse,
      readTables: tableReader.run,
      log,
      config: { ...config, consoleDir: existsSync(consoleDir) ? consoleDir : undefined },
      readiness,
      providers: providers.providers,
      providerTimeoutMs: config.provider.timeoutMs,
      metrics,
      reportCopies,
    });
    const address = await listen(app, config);
    return { address, ready: prepare(), stop };
  } catch (error) {
    log.debug({ err: error }, 'the start failed');
    await stop().catch((reason: unknown) => log.error({ err: reason }, 'failed to stop a part'));
    throw error;
  }
}

/** Errors: `SetupError`. */
function prepareFolders({ dataDir, databaseUrl, files: { folder, s3 } }: Config): void {
  if (databaseUrl === undefined) prepareFolder(dataDir, 'MERIDIAN_DATA_DIR');
  if (s3 !== undefined) return;
  const setting = folder.startsWith(dataDir + path.sep) ? 'MERIDIAN_DATA_DIR' : 'MERIDIAN_FILES_DIR';
  // the store creates its own directory, accessible by its user only
  prepareFolder(existsSync(folder) ? folder : path.dirname(folder), setting);
}

const listenFixes: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is already in use. Stop the other program, or set a different PORT.`,
  EACCES: ({ port }) => `The user of this process isn’t allowed to use port ${port}. Set a different PORT.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} isn’t an address of this machine. Set a different HOST.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is unknown. Use an address of this machine.`,
};

/** Errors: `SetupError`. */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const fix = listenFixes[errorCodeOf(error)];
    throw fix === undefined ? error : new SetupError(fix(config), { cause: error });
  }
}

/** Waits for a step of the shutdown until the deadline. Aborting a step is as safe as a crash. */
async function within(deadline: AbortSignal, step: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([step, delay(drainMs, undefined, { signal: deadline }).catch(() => undefined)]);
}
