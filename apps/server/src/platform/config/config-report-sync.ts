import * as z from 'zod';
import { needsCredentials, type ProviderName } from './config-provider';

const wholeNumber = (unit: string, { min, max, fallback }: { min: number; max: number; fallback: number }) =>
  z.coerce
    .number({ error: `use a number of ${unit}` })
    .int({ error: `use a number of ${unit}` })
    .min(min, { error: `use at least ${String(min)}` })
    .max(max, { error: `use at most ${String(max)}` })
    .default(fallback);

/** Settings of the reports that arrive from the provider by themselves. */
export const reportSyncSettings = {
  MERIDIAN_REPORT_SYNC: z
    .enum(['0', '1'], { error: 'use 1 or 0' })
    .transform((value) => value === '1')
    .optional(),
  MERIDIAN_REPORT_SYNC_BACKFILL_DAYS: wholeNumber('days', { min: 1, max: 731, fallback: 60 }),
  MERIDIAN_REPORT_SYNC_CORRECTION_DAYS: wholeNumber('days', { min: 0, max: 92, fallback: 7 }),
  MERIDIAN_REPORT_SYNC_HOUR: wholeNumber('hours', { min: 0, max: 23, fallback: 4 }),
};

/** Reports that arrive from the provider by themselves. */
export interface ReportSyncConfig {
  isOn: boolean;
  /** Days before the current one that are read when they are missing. */
  backfillDays: number;
  /** Days before the current one that are read again every night. */
  correctionDays: number;
  /** Hour in the account's time zone from which the night's run starts. */
  nightHour: number;
}

/** On with a real provider, unless it is set. */
export function readReportSyncConfig(
  values: z.output<z.ZodObject<typeof reportSyncSettings>> & { MERIDIAN_PROVIDER: ProviderName },
): ReportSyncConfig {
  return {
    isOn: values.MERIDIAN_REPORT_SYNC ?? needsCredentials[values.MERIDIAN_PROVIDER],
    backfillDays: values.MERIDIAN_REPORT_SYNC_BACKFILL_DAYS,
    correctionDays: values.MERIDIAN_REPORT_SYNC_CORRECTION_DAYS,
    nightHour: values.MERIDIAN_REPORT_SYNC_HOUR,
  };
}
