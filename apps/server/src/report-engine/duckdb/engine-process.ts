import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { DuckdbRow, EngineRequest, EngineResponse, EngineSettings } from './messages';

/** After these errors, DuckDB rejects every further query. */
const fatal = /^(FATAL|INTERNAL) Error/i;

/** Interval at which the process says how much memory it uses. */
const memoryMs = 5_000;

/** An interruption before the query starts has no effect, so it is repeated. */
const interruptMs = 20;

interface RunningQuery {
  /** Undefined until it is open. */
  connection?: DuckDBConnection;
  /** Undefined until the query has started. */
  batches?: AsyncIterator<DuckdbRow[], undefined>;
  /** Settles when the connection is not in use. */
  busy: Promise<void>;
}

// asserted: the parent process sends these settings and messages only
const settings = JSON.parse(process.argv[2] ?? '{}') as EngineSettings;
const queries = new Map<number, RunningQuery>();

const instance = await openInstance(settings);
process.on('message', (message: EngineRequest) => void handle(message));
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
sendMemory();
// the process ends with its parent, even if that is killed while this one starts
setInterval(sendMemory, memoryMs).unref();

/** An instance that reads and writes nothing outside of its folders, and loads no extensions. */
async function openInstance({ folder, spillFolder, memoryMb, threads }: EngineSettings) {
  const opened = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: `${memoryMb}MB`,
    temp_directory: spillFolder,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
  const connection = await opened.connect();
  await connection.run(`SET allowed_directories = [${quoted(`${folder}/`)}, ${quoted(`${spillFolder}/`)}]`);
  // for all connections: files never change, and those of days have thousands of described parts
  await connection.run('SET GLOBAL parquet_metadata_cache = true');
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
  connection.closeSync();
  return opened;
}

async function handle(request: EngineRequest): Promise<void> {
  const { id } = request;
  if (request.kind === 'cancel') {
    await cancel(id);
    return;
  }
  try {
    if (request.kind === 'query') queries.set(id, { busy: Promise.resolve() });
    const query = queries.get(id);
    if (!query) return;
    const batch = request.kind === 'query' ? firstBatch(query, request) : nextBatch(query);
    query.busy = batch.then(() => undefined).catch(() => undefined);
    const rows = await batch;
    // cancelled meanwhile
    if (!queries.has(id)) return;
    if (rows === undefined) await end(id);
    send({ kind: 'rows', id, rows: rows ?? [], isLast: rows === undefined });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (await end(id)) send({ kind: 'error', id, text });
    if (fatal.test(text)) process.exit(1);
  }
}

async function firstBatch(
  query: RunningQuery,
  { text, values, batchSize }: EngineRequest & { kind: 'query' },
) {
  query.connection = await instance.connect();
  const result = await query.connection.stream(text, values);
  query.batches = inBatches(result.yieldRowsJs(), batchSize);
  return nextBatch(query);
}

/** Undefined after the last batch. */
async function nextBatch({ batches }: RunningQuery): Promise<DuckdbRow[] | undefined> {
  return (await batches?.next())?.value;
}

/** Batches of this size; the last one may be shorter. */
async function* inBatches(
  chunks: AsyncIterable<readonly unknown[]>,
  size: number,
): AsyncGenerator<DuckdbRow[], undefined> {
  let batch: DuckdbRow[] = [];
  for await (const chunk of chunks) {
    // asserted: queries cast all other types to text
    for (const row of chunk as DuckdbRow[]) {
      batch.push(row);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function cancel(id: number): Promise<void> {
  const query = queries.get(id);
  query?.connection?.interrupt();
  const repeating = setInterval(() => query?.connection?.interrupt(), interruptMs);
  await end(id);
  clearInterval(repeating);
}

/** Returns whether the query had not ended yet. */
async function end(id: number): Promise<boolean> {
  const query = queries.get(id);
  if (!query) return false;
  queries.delete(id);
  await query.busy;
  query.connection?.closeSync();
  return true;
}

function sendMemory(): void {
  send({ kind: 'memory', bytes: process.memoryUsage.rss() });
}

function send(message: EngineResponse): void {
  // without a parent, no one waits for the message
  process.send?.(message, undefined, undefined, () => undefined);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
