import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { channels, sections } from '../reports/model';

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
  /** The response is not one of the provider's, or rejects the request. */
  'invalid_response',
  /** This server failed. */
  'internal',
] as const;
/** Why the provider did not return the reports of an account. */
export type ReportSyncFailure = (typeof reportSyncFailures)[number];

const reportSchema = { channel: z.enum(channels), section: z.enum(sections) };

/** How the reports of a provider account arrive from the provider. */
const reportSyncStateSchema = z.object({
  /** False: on this server, reports arrive as files only. */
  isOn: z.boolean(),
  /** Whether the account can be read: credentials are stored, or the provider needs none. */
  hasCredentials: z.boolean(),
  /** The last run that brought everything; null before the first. */
  syncedTime: z.nullable(z.iso.datetime()),
  /** Whether a run works on the account. */
  isRunning: z.boolean(),
  /** Whether someone has requested a run that has not started yet. */
  isWaiting: z.boolean(),
  /** Null: the last run did not fail. */
  failure: z.nullable(
    z.object({
      code: z.enum(reportSyncFailures),
      time: z.iso.datetime(),
      /** The reports that failed; empty when the whole run did. */
      reports: z.array(z.object(reportSchema)),
    }),
  ),
  /** No run starts before; null: the next full run. */
  nextTime: z.nullable(z.iso.datetime()),
  /** Days without data by report; they are read again. */
  missing: z.array(z.object({ ...reportSchema, days: z.int() })),
});
/** How the reports of a provider account arrive from the provider. */
export type ReportSyncState = z.infer<typeof reportSyncStateSchema>;

const base = '/marketing/api/v1/account/reportSync';
const common = {
  ...({ method: 'POST', account: 'none', bodyKind: 'json', params: z.object({}), paged: false } as const),
  body: z.object({ id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  data: reportSyncStateSchema,
};

/** Data of the server-sent event `reportSync`: a run has started or ended. Fetch `reportSyncState` for its outcome. */
export const reportSyncEventSchema = z.object({ accountId: z.int() });
export type ReportSyncEvent = z.infer<typeof reportSyncEventSchema>;

/** State of the reports that arrive by themselves, of one account. Errors: 404. */
export const reportSyncState = defineEndpoint({
  ...common,
  path: `${base}/state`,
  summary: 'Returns when the reports of a provider account were last synchronized, or why that failed.',
  access: { permission: 'account:account:view' },
  heavy: false,
});

/**
 * Requests a run that reads the balance, what is missing, and the last days again. Errors: 404; 931004 while a run works on the
 * account; 931005 within `minSyncSeconds` after one; 931006 for an account that cannot be read.
 */
export const reportSyncStart = defineEndpoint({
  ...common,
  path: `${base}/start`,
  summary: 'Synchronizes the reports and the balance of a provider account now.',
  access: { permission: 'account:account:edit' },
  heavy: false,
});

/** Time between the end of a run and the next one that someone requests. */
export const minSyncSeconds = 60;
