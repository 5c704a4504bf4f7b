import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { draftKindSchema, uploadActions } from './upload-shapes';

/** Changes in one response; older ones are left out. */
export const maxItemChanges = 50;

const name = z.string().check(z.minLength(1), z.maxLength(10_000));
const inUnit = { campaignName: name, adgroupName: name };

/** An item of an account, by its names as reports have them, or by its id at the provider. */
const historyItemSchema = z.union([
  z.object({ kind: z.literal('campaign'), campaignName: name }),
  z.object({ kind: z.literal('unit'), ...inUnit }),
  z.object({ kind: z.literal('keyword'), ...inUnit, keyword: name }),
  z.object({ kind: draftKindSchema, providerId: z.string().check(z.minLength(1), z.maxLength(64)) }),
]);
/** An item of an account whose changes are wanted. */
export type HistoryItem = z.infer<typeof historyItemSchema>;

const itemChangeSchema = z.object({
  /** The upload that made it. */
  id: z.uuid(),
  /** When the provider accepted it. */
  time: z.iso.datetime(),
  /** Who started the upload; null for a deleted user. */
  userName: z.nullable(z.string()),
  /** Null if the draft was deleted. */
  draftId: z.nullable(z.uuid()),
  draftName: z.string(),
  action: z.enum(uploadActions),
  /** Changed fields, by their names in the draft: the value before and after. Empty unless `update`. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
/** A change of an item that an upload of a draft made. */
export type ItemChange = z.infer<typeof itemChangeSchema>;

/**
 * Who changed an item of an account by uploads of drafts, newest first. Changes that were made with other tools of the provider are not
 * known. An item keeps its changes when it is renamed.
 */
export const itemHistory = defineEndpoint({
  path: '/marketing/api/v1/draft/account/itemHistory',
  summary: 'Returns the changes of an item of an account that uploads of ad drafts made, newest first.',
  access: { permission: 'draft:draft:view' },
  account: 'required',
  body: z.object({ accountId: z.int().check(z.minimum(0)), item: historyItemSchema }),
  data: z.object({
    changes: z.array(itemChangeSchema),
    /** Whether there are older ones. */
    hasMore: z.boolean(),
  }),
  paged: false,
  heavy: false,
});
