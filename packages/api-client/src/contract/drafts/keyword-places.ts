import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Maximum number of keywords per request. */
export const maxKeywordsPerLookup = 5_000;

const placeSchema = z.object({
  /** As written in that place. */
  keyword: z.string(),
  /** Name of the draft; null for a keyword report of the account, that is, at the provider. */
  draftName: z.nullable(z.string()),
  campaignName: z.string(),
  adgroupName: z.string(),
});

/**
 * Places outside the draft where its account has keywords: other drafts, or keyword reports. One place per keyword, drafts first; case,
 * width and spaces do not matter. Errors: 404.
 */
export const draftKeywordPlaces = defineEndpoint({
  path: '/marketing/api/v1/draft/keyword/places',
  summary: 'Returns where the account of an ad draft has the given keywords outside the draft.',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  body: z.object({
    id: z.uuid(),
    keywords: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(maxKeywordsPerLookup)),
  }),
  data: z.object({ list: z.array(placeSchema) }),
  paged: false,
  heavy: false,
});
