import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { channels, sections } from '../reports/model/sections';

/** Why the provider did not return the reports of an account. */
export const reportSyncFailures = [
  'credentials_missing',
  'credentials_wrong',
  'credentials_expired',
  'forbidden',
  'quota_used_up',
  /** Too many requests, or the provider is busy. */
  'busy',
  /** The provider did not respond. */
  'unreachable',
  /** The response is invalid, or rejects the request. */
  'invalid_response',
  /** An internal error of this server. */
  'internal',
] as const;
/** Why the provider did not return the reports of an account. */
export type ReportSyncFailure = (typeof reportSyncFailures)[number];

const reportSchema = { channel: z.enum(channels), section: z.enum(sections) };

/** State of the synchronization of reports of a provider account. */
const reportSyncStateSchema = z.object({
  /** False if users import reports as files on this server. */
  isOn: z.boolean(),
  /** Whether reports can be fetched: credentials are stored, or the provider needs none. */
  hasCredentials: z.boolean(),
  /** Time of the last complete run; null before the first. */
  syncedTime: z.nullable(z.iso.datetime()),
  /** Whether a run is in progress. */
  isRunning: z.boolean(),
  /** Whether a requested run has not started yet. */
  isWaiting: z.boolean(),
  /** Null if the last run did not fail. */
  failure: z.nullable(
    z.object({
      code: z.enum(reportSyncFailures),
      time: z.iso.datetime(),
      /** The failed reports; empty if the whole run failed. */
      reports: z.array(z.object(reportSchema)),
    }),
  ),
  /** Time before which no run starts; null: the next scheduled run. */
  nextTime: z.nullable(z.iso.datetime()),
  /** Days without data by report, which are fetched again. */
  missing: z.array(z.object({ ...reportSchema, days: z.int() })),
});
/** State of the synchronization of reports of a provider account. */
export type ReportSyncState = z.infer<typeof reportSyncStateSchema>;

const base = '/marketing/api/v1/account/reportSync';
const common = {
  ...({ account: 'none', paged: false } as const),
  body: z.object({ id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  data: reportSyncStateSchema,
};

/** Data of the server-sent event `reportSync`: a run has started or ended. Fetch `reportSyncState` for its outcome. */
export const reportSyncEventSchema = z.object({ accountId: z.int() });
export type ReportSyncEvent = z.infer<typeof reportSyncEventSchema>;

/** State of the synchronization of reports of one account. Errors: 404. */
export const reportSyncState = defineEndpoint({
  ...common,
  path: `${base}/state`,
  summary: 'Returns when the reports of a provider account were last synchronized, or why that failed.',
  access: { permission: 'account:account:view' },
  heavy: false,
});

/**
 * Requests a run that fetches the balance, missing days, and the last days again. Errors: 404; 931004 during a run of the account;
 * 931005 within `minSyncSeconds` after one; 931006 for an account whose reports cannot be fetched.
 */
export const reportSyncStart = defineEndpoint({
  ...common,
  path: `${base}/start`,
  summary: 'Synchronizes the reports and the balance of a provider account now.',
  access: { permission: 'account:account:edit' },
  heavy: false,
});

/** Minimum time between the end of a run and the next requested run. */
export const minSyncSeconds = 60;
