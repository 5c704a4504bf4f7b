import * as z from 'zod';

/** Settings of the report engine. */
export const reportEngineSettings = {
  MERIDIAN_REPORT_ENGINE: z
    .enum(['duckdb', 'postgres'], { error: 'use duckdb or postgres' })
    .default('duckdb'),
  MERIDIAN_REPORT_MEMORY_MB: z.coerce
    .number({ error: 'use a number of megabytes' })
    .int({ error: 'use a number of megabytes' })
    .min(128, { error: 'use at least 128' })
    .default(1_024),
};

/** DuckDB, which answers reports from a copy of the facts. */
export interface ReportEngineConfig {
  /** Maximum memory of its process. */
  memoryMb: number;
}

/** Undefined: PostgreSQL answers all reports. */
export function readReportEngine({
  MERIDIAN_REPORT_ENGINE: engine,
  MERIDIAN_REPORT_MEMORY_MB: memoryMb,
}: z.output<z.ZodObject<typeof reportEngineSettings>>): ReportEngineConfig | undefined {
  return engine === 'duckdb' ? { memoryMb } : undefined;
}
