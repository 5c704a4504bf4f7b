import type pg from 'pg';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { version } from './version';

/** A finished request. */
export interface ObservedRequest {
  method: string;
  /** Route pattern, so that ids and unknown paths create no series of their own. */
  route: string;
  /** Envelope code, or HTTP status of a response without an envelope. */
  code: number;
  seconds: number;
}

/** Metrics of the server, for Prometheus. */
export interface Metrics {
  registry: Registry;
  observeRequest(request: ObservedRequest): void;
  openEventStream(): void;
  closeEventStream(): void;
  /** Requests to the ad provider. */
  provider: {
    observe(request: { method: string; outcome: string; seconds: number }): void;
    countRetry(reason: string): void;
  };
  countMail(outcome: 'sent' | 'retried' | 'failed'): void;
  /** Reports by what answered them, and the copy of facts. */
  reports: {
    countAnswer(answer: string): void;
    observe(engine: string, seconds: number): void;
    countWrongCopy(): void;
    watchCopies(copies: WatchedCopies): void;
  };
}

/** State of the copy of facts, read at every scrape. */
interface WatchedCopies {
  waiting: () => number;
  lagSeconds: () => number;
  /** By name of the process. */
  loads: () => Readonly<Record<string, { queries: number; memoryBytes: number }>>;
}

export interface MetricsSources {
  /** Connection pools by name. */
  databases: Readonly<Record<string, { pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> }>>;
  countJobs: () => Promise<readonly { queue: string; state: string; count: number }[]>;
}

/** Longer than counting jobs takes, shorter than the timeout of monitoring systems. */
const jobsTimeoutMs = 2_000;

/** Creates the metrics of a server. Pools and jobs are read at every scrape. */
export function createMetrics({ databases, countJobs }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'meridian_build_info',
    help: 'Version of the server; the value is always 1.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  addPools(registers, databases);
  addJobs(registers, countJobs);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route, event streams excluded.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  // not a label of the histogram, where each code would multiply the buckets
  const responses = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and code of the envelope, event streams excluded.',
    labelNames: ['method', 'route', 'code'],
    registers,
  });
  const streams = new Gauge({
    name: 'meridian_event_streams',
    help: 'Open event streams of consoles.',
    registers,
  });
  const mails = new Counter({
    name: 'meridian_mails_total',
    help: 'Emails by outcome: sent, to be retried, or failed.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    observeRequest: ({ method, route, code, seconds }) => {
      requests.observe({ method, route }, seconds);
      responses.inc({ method, route, code });
    },
    openEventStream: () => streams.inc(),
    closeEventStream: () => streams.dec(),
    provider: providerMetrics(registers),
    countMail: (outcome) => mails.inc({ outcome }),
    reports: reportMetrics(registers),
  };
}

function providerMetrics(registers: Registry[]): Metrics['provider'] {
  const requests = new Histogram({
    name: 'meridian_provider_request_duration_seconds',
    help: 'Duration of requests to the ad provider by method and outcome.',
    labelNames: ['method', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 120],
    registers,
  });
  const retries = new Counter({
    name: 'meridian_provider_retries_total',
    help: 'Retried requests to the ad provider by reason.',
    labelNames: ['reason'],
    registers,
  });
  return {
    observe: ({ method, outcome, seconds }) => requests.observe({ method, outcome }, seconds),
    countRetry: (reason) => retries.inc({ reason }),
  };
}

function reportMetrics(registers: Registry[]): Metrics['reports'] {
  const answers = new Counter({
    name: 'meridian_report_answers_total',
    help: 'Reports by answer: duckdb or clickhouse; missing, failed or unavailable, where PostgreSQL answered because no facts were copied, or the engine failed or wasn’t running.',
    labelNames: ['answer'],
    registers,
  });
  const durations = new Histogram({
    name: 'meridian_report_duration_seconds',
    help: 'Time that an engine took for a report or its trend.',
    labelNames: ['engine'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const wrong = new Counter({
    name: 'meridian_report_copies_wrong_total',
    help: 'Copied months that differed from the database and were removed.',
    registers,
  });
  let watched: WatchedCopies = { waiting: () => 0, lagSeconds: () => 0, loads: () => ({}) };
  new Gauge({
    name: 'meridian_report_copies_waiting',
    help: 'Months of account data waiting to be copied for the engine, counted per section.',
    registers,
    collect() {
      this.set(watched.waiting());
    },
  });
  new Gauge({
    name: 'meridian_report_copies_lag_seconds',
    help: 'Time since the first of these months was requested, or of the month that is copied now.',
    registers,
    collect() {
      this.set(watched.lagSeconds());
    },
  });
  new Gauge({
    name: 'meridian_report_engine_queries',
    help: 'Queries that run or wait in a process of DuckDB, or in ClickHouse.',
    labelNames: ['process'],
    registers,
    collect() {
      for (const [process, { queries }] of Object.entries(watched.loads())) this.set({ process }, queries);
    },
  });
  new Gauge({
    name: 'meridian_report_engine_memory_bytes',
    help: 'Memory of a process of DuckDB; 0 while it isn’t running, and for ClickHouse.',
    labelNames: ['process'],
    registers,
    collect() {
      for (const [process, { memoryBytes }] of Object.entries(watched.loads()))
        this.set({ process }, memoryBytes);
    },
  });
  return {
    countAnswer: (answer) => answers.inc({ answer }),
    observe: (engine, seconds) => durations.observe({ engine }, seconds),
    countWrongCopy: () => wrong.inc(),
    watchCopies(copies) {
      watched = copies;
    },
  };
}

function addPools(registers: Registry[], databases: MetricsSources['databases']): void {
  new Gauge({
    name: 'meridian_database_connections',
    help: 'Connections per pool: open, idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { pool }] of Object.entries(databases)) {
        this.set({ pool: name, state: 'total' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}

function addJobs(registers: Registry[], countJobs: MetricsSources['countJobs']): void {
  new Gauge({
    name: 'meridian_jobs',
    help: 'Jobs by queue and state. Absent while the database is unreachable.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      const timeout = new Promise<[]>((resolve) => {
        setTimeout(resolve, jobsTimeoutMs, []).unref();
      });
      // the other metrics matter most when the database does not respond
      const counts = await Promise.race([countJobs().catch(() => []), timeout]);
      for (const { queue, state, count } of counts) this.set({ queue, state }, count);
    },
  });
}

/** Counts the jobs in the database, including recently finished ones. */
export async function countJobs(pool: pg.Pool): ReturnType<MetricsSources['countJobs']> {
  const { rows } = await pool.query<{ queue: string; state: string; count: number }>(
    'SELECT name AS queue, state::text AS state, count(*)::int AS count FROM pgboss.job GROUP BY 1, 2',
  );
  return rows;
}
