import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Keywords that one request looks up. */
export const maxKeywordsPerLookup = 5_000;

const placeSchema = z.object({
  /** As it is written there. */
  keyword: z.string(),
  /** Name of the draft; null: in a keyword report of the account, so at the provider. */
  draftName: z.nullable(z.string()),
  campaignName: z.string(),
  adgroupName: z.string(),
});

/**
 * Where the account of a draft has keywords outside of the draft: in its other drafts, or in its keyword reports. One place for each
 * keyword, drafts first; case, width and spaces do not matter. Errors: 404.
 */
export const draftKeywordPlaces = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/draft/keyword/places',
  summary: 'Returns where the account of an ad draft has the given keywords outside the draft.',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({
    id: z.uuid(),
    keywords: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(maxKeywordsPerLookup)),
  }),
  data: z.object({ list: z.array(placeSchema) }),
  paged: false,
  heavy: false,
});
