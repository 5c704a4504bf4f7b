import * as z from 'zod';
import { needsCredentials, type ProviderName } from './config-provider';

const wholeNumber = (unit: string, { min, max, fallback }: { min: number; max: number; fallback: number }) =>
  z.coerce
    .number({ error: `use a number of ${unit}` })
    .int({ error: `use a number of ${unit}` })
    .min(min, { error: `use at least ${String(min)}` })
    .max(max, { error: `use at most ${String(max)}` })
    .default(fallback);

/** Settings of automatic report sync. */
export const reportSyncSettings = {
  MERIDIAN_REPORT_SYNC: z
    .enum(['0', '1'], { error: 'use 1 or 0' })
    .transform((value) => value === '1')
    .optional(),
  MERIDIAN_REPORT_SYNC_BACKFILL_DAYS: wholeNumber('days', { min: 1, max: 731, fallback: 60 }),
  MERIDIAN_REPORT_SYNC_CORRECTION_DAYS: wholeNumber('days', { min: 0, max: 92, fallback: 7 }),
  MERIDIAN_REPORT_SYNC_HOUR: wholeNumber('hours', { min: 0, max: 23, fallback: 4 }),
};

/** Automatic import of reports from the provider. */
export interface ReportSyncConfig {
  isOn: boolean;
  /** Days before today whose missing reports are fetched. */
  backfillDays: number;
  /** Days before today that are fetched again every night, for corrections by the provider. */
  correctionDays: number;
  /** Hour in the account's time zone at which the nightly run may start. */
  nightHour: number;
}

/** Reads the settings. The sync is on by default with a real provider. */
export function readReportSyncConfig(
  values: z.output<z.ZodObject<typeof reportSyncSettings>> & { MERIDIAN_PROVIDER: readonly ProviderName[] },
): ReportSyncConfig {
  return {
    isOn: values.MERIDIAN_REPORT_SYNC ?? values.MERIDIAN_PROVIDER.some((name) => needsCredentials[name]),
    backfillDays: values.MERIDIAN_REPORT_SYNC_BACKFILL_DAYS,
    correctionDays: values.MERIDIAN_REPORT_SYNC_CORRECTION_DAYS,
    nightHour: values.MERIDIAN_REPORT_SYNC_HOUR,
  };
}
