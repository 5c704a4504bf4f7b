import { defineEndpoint } from '../endpoint';
import { reportCompareSchema, reportSortSchema } from './query';
import { channels, periods, sections } from './sections';
import * as z from 'zod';

const names = z.array(z.string().min(1).max(200)).max(100);

/** What a saved view keeps of a report. The period stays with the person. */
export const reportViewContentSchema = z.object({
  /** Data keys of the shown columns in their order; absent: as the report has them. */
  columns: z.array(z.string().max(40)).max(100).optional(),
  campaign: names.optional(),
  unit: names.optional(),
  device: names.optional(),
  region: names.optional(),
  matchMode: names.optional(),
  text: z.string().max(100).optional(),
  reportType: z.union([z.literal(1), z.literal(2)]).optional(),
  sort: reportSortSchema.optional(),
  size: z.int().optional(),
  compare: reportCompareSchema.optional(),
});
export type ReportViewContent = z.infer<typeof reportViewContentSchema>;

export const maxViewNameLength = 40;

export const savedReportViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  /** The kind of period that it was saved in, and opens in from a link. */
  period: z.enum(periods),
  content: reportViewContentSchema,
  /** Colleagues with an account in common see it too. */
  isShared: z.boolean(),
  /** Whose it is; null when it is the caller's own. */
  owner: z.string().nullable(),
});
export type SavedReportView = z.infer<typeof savedReportViewSchema>;

const access = {
  permissionByChannel: { search: 'report:search:view', feed: 'report:feed:view' },
} as const;
const noParams = z.object({});
const viewOf = { channel: z.enum(channels), section: z.enum(sections) };
const common = { method: 'POST', account: 'none', bodyKind: 'json', params: noParams, paged: false } as const;

export const savedViewCalls = {
  reportViewList: defineEndpoint({
    ...common,
    path: '/marketing/api/v1/reportView/list',
    summary: 'The saved views of a section: the caller’s own, then those that colleagues share.',
    access,
    body: z.object({ query: z.object(viewOf) }),
    data: z.array(savedReportViewSchema),
  }),
  reportViewSave: defineEndpoint({
    ...common,
    path: '/marketing/api/v1/reportView/save',
    summary:
      'Saves a view under a name that the caller has not used for the section, or changes an own view (`id`).',
    access,
    body: z.object({
      query: z.object({
        ...viewOf,
        period: z.enum(periods),
        id: z.uuid().optional(),
        name: z.string().trim().min(1).max(maxViewNameLength),
        isShared: z.boolean().default(false),
        content: reportViewContentSchema,
      }),
    }),
    data: savedReportViewSchema,
  }),
  reportViewDelete: defineEndpoint({
    ...common,
    path: '/marketing/api/v1/reportView/delete',
    summary: 'Deletes a view of the caller.',
    access: 'session',
    body: z.object({ id: z.uuid() }),
    data: z.object({}),
  }),
};
