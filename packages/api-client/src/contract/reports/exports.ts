import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { reportQuerySchema, reportSortSchema } from './query';
import { channelReportPath, channels, periods, sections, type Channel } from './sections';
import * as z from 'zod';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = { waiting: 1, running: 2, ready: 3, failed: 4 } as const;
export type ExportState = (typeof exportStates)[keyof typeof exportStates];

/** Why an export failed; words come from `downloads.failure.<code>` of the package `i18n`. */
export const exportFailures = ['disk_full', 'nothing_to_export', 'access_lost', 'failed'] as const;
export type ExportFailure = (typeof exportFailures)[number];

const exportBody = {
  /** What the screen shows: filters, range, comparison. */
  query: reportQuerySchema,
  sortCol: reportSortSchema.optional(),
  format: z.enum(exportFormats).default('xlsx'),
  /** Of a CSV: begins with a byte order mark, so that Excel reads it as UTF-8. */
  withBom: z.boolean().default(true),
  /** Data keys of the columns in the order of the screen; absent: all that the caller's custom fields show. */
  columns: z.array(z.string().max(40)).min(1).max(100).optional(),
};

const created = z.object({ id: z.string() });

const exportEndpoints = (channel: Channel) => ({
  ofSection: defineEndpoint({
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/createExport`,
    summary: `Starts to make a file of a ${channel} report; the account report has a call of its own.`,
    access: { permission: [`report:${channel}:view`, 'report:export:create'] },
    account: 'optional',
    bodyKind: 'json',
    params: z.object({ section: z.enum(sections).exclude(['account']), period: z.enum(periods) }),
    body: z.object(exportBody),
    data: created,
    paged: false,
  }),
  ofAccounts: defineEndpoint({
    method: 'POST',
    path: `/marketing/api/v1/${channelReportPath[channel]}/account/overview/createExport`,
    summary: `Starts to make a file of the ${channel} account report of any period.`,
    access: { permission: [`report:${channel}:view`, 'report:export:create'] },
    account: 'optional',
    bodyKind: 'json',
    params: z.object({}),
    body: z.object({
      ...exportBody,
      query: reportQuerySchema.extend({ period: z.enum(periods).default('daily') }),
    }),
    data: created,
    paged: false,
  }),
});
const search = exportEndpoints('search');
const feed = exportEndpoints('feed');

/** A file that was asked for. */
export const downloadRecordSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(exportFormats),
  channel: z.enum(channels),
  section: z.enum(sections),
  period: z.enum(periods),
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  state: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Share of the rows that are written, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Rows of the report; null until they are counted. */
  totalCount: z.int().nullable(),
  /** Rows in the file; null until it is ready. Fewer than `totalCount` where a limit cut it. */
  rowCount: z.int().nullable(),
  /** Bytes; null until it is ready. */
  size: z.int().nullable(),
  failure: z.enum(exportFailures).nullable(),
  createdTime: z.iso.datetime(),
  finishedTime: z.iso.datetime().nullable(),
});
export type DownloadRecord = z.infer<typeof downloadRecordSchema>;

const access = { permission: 'report:export:create' } as const;
const noParams = z.object({});
const recordIdSchema = z.uuid();

export const exportCalls = {
  searchReportCreateExport: search.ofSection,
  searchAccountCreateExport: search.ofAccounts,
  feedReportCreateExport: feed.ofSection,
  feedAccountCreateExport: feed.ofAccounts,
  downloadRecordList: defineEndpoint({
    method: 'POST',
    path: '/marketing/api/v1/downloadExcelRecord/list',
    summary: 'The files that the caller asked for, newest first; `text` searches their names.',
    access,
    account: 'none',
    bodyKind: 'json',
    params: noParams,
    body: z.object({
      page: pageRequestSchema().optional(),
      query: z
        .object({
          text: z.string().max(100).optional(),
          channel: z.enum(channels).optional(),
          section: z.enum(sections).optional(),
          state: z.int().min(1).max(4).optional(),
        })
        .optional(),
    }),
    data: z.object({ list: z.array(downloadRecordSchema) }),
    paged: true,
  }),
  downloadRecordRetry: defineEndpoint({
    method: 'POST',
    path: '/marketing/api/v1/downloadExcelRecord/retry',
    summary: 'Makes a failed file once more, of the data of now.',
    access,
    account: 'none',
    bodyKind: 'json',
    params: noParams,
    body: z.object({ id: recordIdSchema }),
    data: z.object({}),
    paged: false,
  }),
  downloadRecordDelete: defineEndpoint({
    method: 'POST',
    path: '/marketing/api/v1/downloadExcelRecord/delete',
    summary: 'Deletes files of the caller; one that is being made is given up.',
    access,
    account: 'none',
    bodyKind: 'json',
    params: noParams,
    body: z.object({ ids: z.array(recordIdSchema).min(1).max(100) }),
    data: z.object({ deletedCount: z.int() }),
    paged: false,
  }),
};

/** Answers a file instead of an envelope, so it is no endpoint of the contract's client: see `ApiClient.download`. */
export const downloadRecordFile = {
  path: '/marketing/api/v1/downloadExcelRecord/download',
  access,
  body: z.object({ id: recordIdSchema }),
} as const;
