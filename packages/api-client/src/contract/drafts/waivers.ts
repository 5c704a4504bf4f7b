import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Maximum characters of a trimmed reason. */
export const maxWaiverReasonLength = 200;
/** Maximum number of waivers per request. */
export const maxWaiversPerRequest = 1_000;
/** Maximum number of waivers per draft. */
export const maxWaiversPerDraft = 10_000;

const waiverSchema = z.object({
  /** `issueKey` of `@meridian/draft-editor/core`: the same as long as the row, its field and the finding are the same. */
  key: z.string(),
  reason: z.string(),
  /** Name of the user; empty if the user was deleted. */
  who: z.string(),
  when: z.iso.datetime(),
});
/** The reason for which a user accepts a warning of a draft. */
export type DraftWaiver = z.infer<typeof waiverSchema>;

const common = { account: 'none', paged: false } as const;
const edit = { permission: 'draft:draft:edit' } as const;
const base = '/marketing/api/v1/draft/waiver';
const keys = z
  .array(z.string().check(z.minLength(1), z.maxLength(300)))
  .check(z.minLength(1), z.maxLength(maxWaiversPerRequest));
const waiversSchema = z.object({ list: z.array(waiverSchema) });

/** All waivers of a draft, including those of warnings that no longer exist. Errors: 404. */
export const draftWaiverList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the waivers of an ad draft: which warnings were accepted, by whom, and why.',
  access: { permission: 'draft:draft:view' },
  body: z.object({ id: z.uuid() }),
  data: waiversSchema,
  heavy: false,
});

/**
 * Waives warnings with one reason; an existing key gets the new reason, user and time. The response contains all waivers of the draft.
 * Errors: 404; 423 while the draft is locked; 400 for more waivers than a draft can have.
 */
export const draftWaiverSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Waives warnings of an ad draft with a reason, and returns all its waivers.',
  access: edit,
  body: z.object({
    id: z.uuid(),
    keys,
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxWaiverReasonLength)),
  }),
  data: waiversSchema,
  heavy: false,
});

/** Removes waivers; keys without one are ignored. Errors: 404; 423 while the draft is locked. */
export const draftWaiverDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Removes waivers of an ad draft.',
  access: edit,
  body: z.object({ id: z.uuid(), keys }),
  data: z.null(),
  heavy: false,
});
