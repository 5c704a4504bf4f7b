import { ClickHouseError, createClient, type ClickHouseSettings } from '@clickhouse/client';
import type { SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { EngineError } from '../duckdb/engine-client';
import { statementText } from './sql/statement-sql';

/** Queries of a ClickHouse server or cluster. Errors of all methods: `EngineError`; the reason of an aborted signal. */
export interface ClickhouseClient {
  /** All rows; an incomplete response is an error. */
  query: (query: SQL, options?: ClickhouseQueryOptions) => Promise<ClickhouseRow[]>;
  /** Rows as they arrive. The caller compares their number with the expected one: a cut response has fewer. */
  stream: (query: SQL, options?: ClickhouseQueryOptions) => AsyncIterable<ClickhouseRow[]>;
  /** Runs a statement, and waits until it has changed all servers that it changes. */
  run: (statement: SQL) => Promise<void>;
  /** Stores the rows of a CSV stream of PostgreSQL. */
  insert: (into: { table: string; columns: readonly string[] }, csv: Readable) => Promise<void>;
  /** Whether it was unreachable or did not answer a moment ago; all methods fail at once then. */
  isPaused: () => boolean;
  /** Milliseconds since it became unreachable; 0 while it answers. */
  unreachableMs: () => number;
  /** Resolves when it is not paused. Errors: if the client is closed. */
  resumed: () => Promise<void>;
  /** Number of running requests. */
  running: () => number;
  close: () => Promise<void>;
}

export type ClickhouseRow = readonly (string | number | boolean | null)[];

export interface ClickhouseQueryOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

export interface ClickhouseClientOptions {
  /** `http(s)://user:password@host:port/database` */
  url: string;
  /** Time of a query. */
  timeoutMs: number;
  /** Time for which nothing is sent after it was unreachable. */
  pauseMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** A server whose limit has passed says so itself; one that does not by then hangs. */
const graceMs = 1_000;
/** Storing a month of a large account. */
const writeMs = 600_000;

/** Settings of all requests: a user's profile may have others, and some of them make results incomplete. */
const settings: ClickHouseSettings = {
  skip_unavailable_shards: 0,
  timeout_overflow_mode: 'throw',
  read_overflow_mode: 'throw',
  result_overflow_mode: 'throw',
  group_by_overflow_mode: 'throw',
  sort_overflow_mode: 'throw',
  set_overflow_mode: 'throw',
  join_overflow_mode: 'throw',
  distinct_overflow_mode: 'throw',
  limit: '0',
  offset: '0',
  select_sequential_consistency: '1',
  fallback_to_stale_replicas_for_distributed_queries: 0,
  // accounts are on one shard each, with their items
  distributed_product_mode: 'local',
  optimize_skip_unused_shards: 1,
  // fails for pages of a distributed table: "Not found column"
  query_plan_optimize_lazy_materialization: 0,
  join_use_nulls: 1,
  transform_null_in: 0,
  output_format_json_quote_64bit_integers: 1,
  // a report names its loads
  max_query_size: '100000000',
  max_ast_elements: '10000000',
  max_expanded_ast_elements: '10000000',
  cancel_http_readonly_queries_on_client_close: 1,
};

const writing: ClickHouseSettings = {
  async_insert: 0,
  insert_quorum: 'auto',
  insert_quorum_parallel: 0,
  distributed_foreground_insert: 1,
  lightweight_deletes_sync: '2',
  // PostgreSQL writes nothing for NULL
  input_format_csv_empty_as_default: 1,
  input_format_allow_errors_num: '0',
};

export function createClickhouseClient({
  url,
  timeoutMs: defaultTimeoutMs,
  pauseMs,
  log,
}: ClickhouseClientOptions): ClickhouseClient {
  const client = createClient({
    url,
    application: 'meridian',
    clickhouse_settings: settings,
    request_timeout: writeMs,
    // its messages contain queries, with the texts of users
    log: { level: 127 },
  });
  const closed = new AbortController();
  let pausedUntil = 0;
  /** Undefined while it answers. */
  let unreachableSince: number | undefined;
  let running = 0;

  const isPaused = () => Date.now() < pausedUntil;

  /** Runs a request; one that gets no response pauses the client. */
  async function request<T>(
    send: (signal: AbortSignal) => Promise<T>,
    { signal, timeoutMs }: { signal?: AbortSignal | undefined; timeoutMs: number },
  ): Promise<T> {
    signal?.throwIfAborted();
    if (isPaused()) throw new EngineError('ClickHouse was unreachable a moment ago');
    running += 1;
    try {
      const limit = AbortSignal.timeout(timeoutMs + graceMs);
      const response = await send(AbortSignal.any([limit, closed.signal, ...(signal ? [signal] : [])]));
      noteAnswer();
      return response;
    } catch (error) {
      signal?.throwIfAborted();
      throw failure(error);
    } finally {
      running -= 1;
    }
  }

  function noteAnswer(): void {
    if (unreachableSince !== undefined) log.info('ClickHouse answers again');
    unreachableSince = undefined;
    pausedUntil = 0;
  }

  function failure(error: unknown): EngineError {
    if (error instanceof EngineError) return error;
    if (error instanceof ClickHouseError)
      return new EngineError(`ClickHouse: ${error.message}`, { cause: error });
    if (!closed.signal.aborted) {
      if (unreachableSince === undefined)
        log.warn({ err: error }, 'ClickHouse is unreachable: PostgreSQL answers all reports');
      unreachableSince ??= Date.now();
      pausedUntil = Date.now() + pauseMs;
    }
    return new EngineError('ClickHouse is unreachable or takes too long', { cause: error });
  }

  return {
    query: (query, { signal, timeoutMs = defaultTimeoutMs } = {}) =>
      request(
        async (abort) => {
          const response = await client.query({
            query: statementText(query),
            format: 'JSONCompact',
            abort_signal: abort,
            clickhouse_settings: { max_execution_time: timeoutMs / 1_000 },
          });
          return completeRows(await response.text());
        },
        { signal, timeoutMs },
      ),
    async *stream(query, { signal, timeoutMs = defaultTimeoutMs } = {}) {
      const response = await request(
        (abort) =>
          client.query({
            query: statementText(query),
            format: 'JSONCompactEachRow',
            abort_signal: abort,
            clickhouse_settings: { max_execution_time: timeoutMs / 1_000 },
          }),
        { signal, timeoutMs },
      );
      try {
        for await (const rows of response.stream()) yield rowsSchema.parse(rows.map((row) => row.json()));
      } catch (error) {
        signal?.throwIfAborted();
        throw failure(error);
      } finally {
        response.close();
      }
    },
    run: (statement) =>
      request(
        async (abort) => {
          const query = statementText(statement);
          await client.command({ query, abort_signal: abort, clickhouse_settings: writing });
        },
        { timeoutMs: writeMs },
      ),
    insert: ({ table, columns }, csv) =>
      request(
        async (abort) => {
          try {
            const { stream } = await client.exec({
              query: `INSERT INTO ${table} (${columns.join(',')}) FORMAT CSV`,
              values: csv,
              abort_signal: abort,
              clickhouse_settings: writing,
            });
            // an error may follow the first bytes of the response
            await text(stream);
          } catch (error) {
            throw csv.errored
              ? new EngineError('the rows to store ended early', { cause: csv.errored })
              : error;
          }
        },
        { timeoutMs: writeMs },
      ),
    isPaused,
    unreachableMs: () => (unreachableSince === undefined ? 0 : Date.now() - unreachableSince),
    async resumed() {
      while (isPaused())
        await delay(pausedUntil - Date.now(), undefined, { signal: closed.signal, ref: false });
      closed.signal.throwIfAborted();
    },
    running: () => running,
    async close() {
      closed.abort(new EngineError('the client is closed'));
      await client.close();
    },
  };
}

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rowsSchema = z.array(z.array(valueSchema));
const responseSchema = z.object({ data: rowsSchema, rows: z.number(), exception: z.string().optional() });

/** Errors: `EngineError` if the response was cut, or ended with an exception. */
function completeRows(text: string): ClickhouseRow[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new EngineError('the response of ClickHouse is incomplete', { cause });
  }
  const { data, rows, exception } = responseSchema.parse(json);
  if (exception !== undefined || rows !== data.length)
    throw new EngineError('the response of ClickHouse is incomplete');
  return data;
}
