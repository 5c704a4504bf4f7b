import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { draftVersionSchema } from './drafts';
import { countSchema, draftKindSchema, draftStatusSchema } from './upload-shapes';

const common = { account: 'none', paged: false } as const;
const base = '/marketing/api/v1/draft';
const edit = { permission: 'draft:draft:edit' } as const;

const issueCountsSchema = z.object({ error: countSchema, warning: countSchema, advice: countSchema });

/** Maximum number of parents that a group of issues names. */
export const maxPreviewPlaces = 50;

/** Issues that one rule found in rows of one kind. */
const previewGroupSchema = z.object({
  /** `draft`: issues of the draft as a whole. */
  kind: z.union([draftKindSchema, z.literal('draft')]),
  ruleId: z.string(),
  severity: z.enum(['error', 'warning', 'advice']),
  /** Issues without accepted ones. */
  count: countSchema,
  /** Rows with these issues: a row may have several. */
  rowCount: countSchema,
  waivedCount: countSchema,
  /** Code and values of the first issue, for `issueMessage` of the draft rules. */
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Places of the issues, in the order of the draft: the parent, and its first row and field. */
  places: z.array(
    z.object({ parentId: z.string(), count: countSchema, id: z.string(), field: z.nullable(z.string()) }),
  ),
});

const issueCountsByKindSchema = z.object({
  draft: issueCountsSchema,
  campaign: issueCountsSchema,
  unit: issueCountsSchema,
  keyword: issueCountsSchema,
  creative: issueCountsSchema,
  picture: issueCountsSchema,
});

const draftPreviewSchema = z.object({
  version: draftVersionSchema,
  status: draftStatusSchema,
  /** Numbers of issues that are not accepted. */
  counts: issueCountsByKindSchema,
  groups: z.array(previewGroupSchema),
  /** Whether the draft can be submitted: it has no errors. */
  canSubmit: z.boolean(),
});
/** Result of the rules for a draft. */
export type DraftPreview = z.infer<typeof draftPreviewSchema>;

/** `data` of the error 922001: why a draft cannot be submitted. */
export const draftErrorsSchema = z.object({ counts: issueCountsByKindSchema });
/** `data` of the errors 922002 and 922003. */
export const draftStatusErrorSchema = z.object({ status: draftStatusSchema });
/** `data` of the error 423 while a draft is uploaded. */
export const draftLockSchema = z.object({
  status: draftStatusSchema,
  by: z.string(),
  since: z.iso.datetime(),
});

/** Checks a draft by the rules of the editor. Errors: 404. */
export const draftPreview = defineEndpoint({
  ...common,
  path: `${base}/preview`,
  summary:
    'Returns the errors, warnings and advice of an ad draft by kind and rule, with the rows concerned.',
  access: { permission: 'draft:draft:view' },
  body: z.object({ id: z.uuid() }),
  data: draftPreviewSchema,
  heavy: 'read',
});

const changedStatus = z.object({ version: draftVersionSchema, status: draftStatusSchema });

/**
 * Submits a draft for confirmation. A second request changes nothing. Errors: 404; 409 if its version differs from the caller's; 922001
 * with `draftErrorsSchema` while it has errors; 922002 in another status.
 */
export const draftSubmit = defineEndpoint({
  ...common,
  path: `${base}/submit`,
  summary: 'Submits an ad draft for confirmation. Rejected while it has errors.',
  access: edit,
  body: z.object({ id: z.uuid(), version: draftVersionSchema }),
  data: changedStatus,
  heavy: 'read',
});

/** Withdraws a submitted draft. A second request changes nothing. Errors: 404; 922002 in another status. */
export const draftWithdraw = defineEndpoint({
  ...common,
  path: `${base}/withdraw`,
  summary: 'Withdraws a submitted ad draft.',
  access: edit,
  body: z.object({ id: z.uuid() }),
  data: changedStatus,
  heavy: false,
});
