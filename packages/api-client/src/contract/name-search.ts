import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { periods } from './reports/model/period';
import { channels, sections } from './reports/model/sections';
import { reportViewContentSchema } from './reports/views';

/** What the search for names finds. */
export const nameKinds = [
  'account',
  'campaign',
  'unit',
  'keyword',
  'draft',
  'customer',
  'company',
  'view',
] as const;
export type NameKind = (typeof nameKinds)[number];

/** Names per kind in a response. */
export const maxFoundNames = 6;
/** Matches of a kind are counted up to this number. */
export const maxCountedNames = 1_000;

const inAccount = { accountId: z.int(), name: z.string() };
const ofChannel = { ...inAccount, channel: z.enum(channels) };
const withId = { id: z.uuid(), name: z.string() };

/** Something with a name, and what is needed to open it. */
export const foundNameSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), ...inAccount }),
  z.object({ kind: z.literal('campaign'), ...ofChannel }),
  z.object({ kind: z.literal('unit'), ...ofChannel, campaignName: z.string() }),
  /** A keyword in any of the units of an account. */
  z.object({ kind: z.literal('keyword'), ...ofChannel }),
  z.object({ kind: z.literal('draft'), ...withId, accountId: z.int() }),
  z.object({ kind: z.literal('customer'), ...withId }),
  z.object({ kind: z.literal('company'), ...withId }),
  z.object({
    kind: z.literal('view'),
    ...withId,
    channel: z.enum(channels),
    section: z.enum(sections),
    period: z.enum(periods),
    content: reportViewContentSchema,
  }),
]);
/** Something with a name, and what is needed to open it. */
export type FoundName = z.infer<typeof foundNameSchema>;

/**
 * Finds what a user may open by its name. Every word of the text must be in the name, whatever its case, width and accents; pinyin of
 * Chinese names, in full or as initials, counts as well. Errors: none of its own.
 */
export const nameSearch = defineEndpoint({
  path: '/marketing/api/v1/name/search',
  summary:
    'Returns accounts, campaigns, units, keywords, drafts, customers, companies and saved views that the caller may open, by name or pinyin.',
  access: 'session',
  account: 'none',
  body: z.object({ query: z.object({ text: z.string().check(z.maxLength(100)) }) }),
  data: z.object({
    /** Best matches first within each kind, at most `maxFoundNames` of each. */
    names: z.array(foundNameSchema),
    /** Matches of each kind, at most `maxCountedNames`. Kinds without a match are absent. */
    counts: z.array(z.object({ kind: z.enum(nameKinds), count: z.int() })),
  }),
  paged: false,
  heavy: false,
});
