import * as z from 'zod';
import { ConfigError } from './config-error';

/** Settings of the report engine. */
export const reportEngineSettings = {
  MERIDIAN_REPORT_ENGINE: z
    .enum(['duckdb', 'clickhouse', 'postgres'], { error: 'use duckdb, clickhouse or postgres' })
    .default('duckdb'),
  MERIDIAN_REPORT_MEMORY_MB: z.coerce
    .number({ error: 'use a number of megabytes' })
    .int({ error: 'use a number of megabytes' })
    .min(128, { error: 'use at least 128' })
    .default(1_024),
  MERIDIAN_REPORTS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'use an address such as https://user:password@clickhouse.example.com:8443/meridian',
    })
    .refine((value) => URL.canParse(value) && /^\/\w+$/.test(new URL(value).pathname), {
      error: 'end the address with the name of a database, such as /meridian',
    })
    .optional(),
  MERIDIAN_REPORTS_CLUSTER: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'use the name of a cluster' })
    .optional(),
};
type Values = z.output<z.ZodObject<typeof reportEngineSettings>>;

/** ClickHouse, which answers reports of all facts. */
export interface ClickhouseConfig {
  /** With user, password and database. */
  url: string;
  /** Cluster over which accounts are distributed. */
  cluster: string | undefined;
}

/** The engine that answers reports; `duckdb` from a copy of the facts of slow ones. */
export type ReportEngineConfig =
  | {
      name: 'duckdb';
      /** Maximum memory of its process. */
      memoryMb: number;
    }
  | ({ name: 'clickhouse' } & ClickhouseConfig);

/** Undefined: PostgreSQL answers all reports. Errors: `ConfigError` for ClickHouse without an address. */
export function readReportEngine(values: Values): ReportEngineConfig | undefined {
  const { MERIDIAN_REPORT_ENGINE: name, MERIDIAN_REPORT_MEMORY_MB: memoryMb } = values;
  if (name === 'postgres') return undefined;
  if (name === 'duckdb') return { name, memoryMb };
  const clickhouse = readClickhouse(values);
  if (clickhouse === undefined)
    throw new ConfigError('MERIDIAN_REPORT_ENGINE=clickhouse needs MERIDIAN_REPORTS_URL.');
  return { name, ...clickhouse };
}

/** ClickHouse, whether it answers reports already or not; undefined without an address. */
export function readClickhouse({
  MERIDIAN_REPORTS_URL: url,
  MERIDIAN_REPORTS_CLUSTER: cluster,
}: Values): ClickhouseConfig | undefined {
  return url === undefined ? undefined : { url, cluster };
}
