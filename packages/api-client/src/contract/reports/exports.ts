import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { pageRequestSchema } from '../envelope';
import { periods } from './model/period';
import { channelReportPath, channels, sections, type Channel } from './model/sections';
import { reportQuerySchema, reportSortSchema } from './query';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Why an export failed; words come from `downloads.failure.<code>` of the package `i18n`. */
export const exportFailures = ['disk_full', 'nothing_to_export', 'access_lost', 'failed'] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** Options of a requested file. */
export const exportChoice = {
  sortCol: z.optional(reportSortSchema),
  format: z._default(z.enum(exportFormats), 'xlsx'),
  /** For CSV: begins with a byte order mark, so that Excel reads it as UTF-8. */
  withBom: z._default(z.boolean(), true),
  /** For CSV: begins with lines `# label: value` for period, time zone, data time, completeness and filters. */
  withMetadata: z._default(z.boolean(), false),
};

const exportBody = {
  /** The view on the screen: filters, range, comparison. */
  query: reportQuerySchema,
  ...exportChoice,
  /** Data keys of the columns in the order of the screen; by default those of the caller's custom fields. */
  columns: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(100))),
};

/** The record that the download centre lists. */
export const createdExport = z.object({ id: z.string() });

const exportEndpoints = (channel: Channel) => ({
  ofSection: defineEndpoint({
    path: `/marketing/api/v1/${channelReportPath[channel]}/:section/:period/createExport`,
    summary: `Starts an export of a ${channel} report; the account report has its own endpoint.`,
    access: { permission: [`report:${channel}:view`, 'report:export:create'] },
    account: 'optional',
    params: z.object({
      section: z.enum(sections.filter((section) => section !== 'account')),
      period: z.enum(periods),
    }),
    body: z.object(exportBody),
    data: createdExport,
    paged: false,
    heavy: 'write',
  }),
  ofAccounts: defineEndpoint({
    path: `/marketing/api/v1/${channelReportPath[channel]}/account/overview/createExport`,
    summary: `Starts an export of the ${channel} account report for any period.`,
    access: { permission: [`report:${channel}:view`, 'report:export:create'] },
    account: 'optional',
    body: z.object({
      ...exportBody,
      query: z.extend(reportQuerySchema, { period: z._default(z.enum(periods), 'daily') }),
    }),
    data: createdExport,
    paged: false,
    heavy: 'write',
  }),
});
const search = exportEndpoints('search');
const feed = exportEndpoints('feed');

/** A requested file: of a report, or of the cost report, which has neither channel nor section. */
export const downloadRecordSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(exportFormats),
  channel: z.nullable(z.enum(channels)),
  section: z.nullable(z.enum(sections)),
  period: z.enum(periods),
  beginDate: z.iso.date(),
  endDate: z.iso.date(),
  /** The account of its data; null for several. */
  account: z.nullable(z.object({ accountNo: z.string(), accountName: z.string() })),
  accountCount: z.int(),
  state: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Share of written rows, 0 to 1. */
  progress: z.number().check(z.minimum(0), z.maximum(1)),
  /** Rows of the report; null until they are counted. */
  totalCount: z.nullable(z.int()),
  /** Rows in the file; null until it is ready. Fewer than `totalCount` if a limit truncated it. */
  rowCount: z.nullable(z.int()),
  /** Bytes; null until it is ready. */
  size: z.nullable(z.int()),
  failure: z.nullable(z.enum(exportFailures)),
  createdTime: z.iso.datetime(),
  finishedTime: z.nullable(z.iso.datetime()),
});
export type DownloadRecord = z.infer<typeof downloadRecordSchema>;

const access = { permission: 'report:export:create' } as const;
const recordIdSchema = z.uuid();

export const searchReportCreateExport = search.ofSection;
export const searchAccountCreateExport = search.ofAccounts;
export const feedReportCreateExport = feed.ofSection;
export const feedAccountCreateExport = feed.ofAccounts;

export const downloadRecordList = defineEndpoint({
  path: '/marketing/api/v1/downloadExcelRecord/list',
  summary: 'Returns the caller’s exports, newest first; `text` searches file names.',
  access,
  account: 'none',
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.optional(
      z.object({
        text: z.optional(z.string().check(z.maxLength(100))),
        channel: z.optional(z.enum(channels)),
        section: z.optional(z.enum(sections)),
        state: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
      }),
    ),
  }),
  data: z.object({ list: z.array(downloadRecordSchema) }),
  paged: true,
  heavy: false,
});

export const downloadRecordRetry = defineEndpoint({
  path: '/marketing/api/v1/downloadExcelRecord/retry',
  summary: 'Retries a failed export with current data.',
  access,
  account: 'none',
  body: z.object({ id: recordIdSchema }),
  data: z.object({}),
  paged: false,
  heavy: false,
});

export const downloadRecordDelete = defineEndpoint({
  path: '/marketing/api/v1/downloadExcelRecord/delete',
  summary: 'Deletes the caller’s exports, and cancels those in progress.',
  access,
  account: 'none',
  body: z.object({
    ids: z.array(recordIdSchema).check(z.minLength(1), z.maxLength(100)),
    /** Whether to only cancel: exports that are ready or failed meanwhile stay. */
    pendingOnly: z.optional(z.boolean()),
  }),
  data: z.object({ deletedCount: z.int() }),
  paged: false,
  heavy: false,
});

/** Responds with a file instead of an envelope, so it is not an endpoint of the contract's client: see `ApiClient.download`. */
export const downloadRecordFile = {
  path: '/marketing/api/v1/downloadExcelRecord/download',
  access,
  body: z.object({ id: recordIdSchema }),
} as const;
