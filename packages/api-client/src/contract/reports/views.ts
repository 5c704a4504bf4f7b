import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { reportWhereSchema } from './model/conditions';
import { valueFilters, withCurrentFilterNames } from './model/filters';
import { reportGroupings } from './model/grouping';
import { periods } from './model/period';
import { recordOf } from './model/record-of';
import { channels, sections } from './model/sections';
import { reportSegments } from './model/segments';
import { reportCompareSchema, reportSortSchema } from './query';

const valuesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(100));

/** What a saved view contains: everything but the period and the accounts. */
export const reportViewContentSchema = z.strictObject({
  /** Data keys of the columns in order; the default columns if absent. */
  columns: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))),
  ...recordOf(valueFilters, () => z.optional(valuesSchema)),
  text: z.optional(z.string().check(z.maxLength(100))),
  where: z.optional(reportWhereSchema),
  groupBy: z.optional(z.enum(reportGroupings)),
  /** What the rows can be split by; absent if they are groups. */
  segment: z.optional(z.enum(reportSegments)),
  reportType: z.optional(z.union([z.literal(1), z.literal(2)])),
  sort: z.optional(reportSortSchema),
  size: z.optional(z.int()),
  compare: z.optional(reportCompareSchema),
});
export type ReportViewContent = z.infer<typeof reportViewContentSchema>;

/** Reads the content of a view that this or an earlier version stored. */
export function readStoredViewContent(stored: Readonly<Record<string, unknown>>): ReportViewContent {
  return reportViewContentSchema.parse(withCurrentFilterNames(stored));
}

export const maxViewNameLength = 40;

/** A view to save: where it belongs, its name and its content. */
export const newReportViewSchema = z.object({
  channel: z.enum(channels),
  section: z.enum(sections),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxViewNameLength)),
  content: reportViewContentSchema,
});

const savedReportViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  channel: z.enum(channels),
  section: z.enum(sections),
  /** The period in which it was saved, and in which a link opens it. */
  period: z.enum(periods),
  content: reportViewContentSchema,
  /** Whether colleagues with an account in common also see it. */
  isShared: z.boolean(),
  /** Name of the owner; null if it is the caller. */
  owner: z.nullable(z.string()),
});
export type SavedReportView = z.infer<typeof savedReportViewSchema>;

const access = {
  permissionByChannel: { search: 'report:search:view', feed: 'report:feed:view' },
} as const;
const viewOf = { channel: z.enum(channels), section: z.enum(sections) };
const common = { account: 'none', paged: false } as const;

export const reportViewList = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/reportView/list',
  summary: 'Returns the saved views of a section: the caller’s, then those shared by colleagues.',
  access,
  body: z.object({ query: z.object(viewOf) }),
  data: z.array(savedReportViewSchema),
  heavy: false,
});

export const reportViewSave = defineEndpoint({
  ...common,
  account: 'optional',
  path: '/marketing/api/v1/reportView/save',
  summary:
    'Creates a view with a name that is new to the caller in the section, or updates one of the caller’s views (`id`).',
  access,
  body: z.object({
    /** The accounts of the report: a shared view is listed for users who may see all of them. */
    accountId: z.optional(z.int().check(z.minimum(0))),
    query: z.extend(newReportViewSchema, {
      period: z.enum(periods),
      id: z.optional(z.uuid()),
      isShared: z._default(z.boolean(), false),
    }),
  }),
  data: savedReportViewSchema,
  heavy: false,
});

export const reportViewDelete = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/reportView/delete',
  summary: 'Deletes one of the caller’s views.',
  access: 'session',
  body: z.object({ id: z.uuid() }),
  data: z.object({}),
  heavy: false,
});
