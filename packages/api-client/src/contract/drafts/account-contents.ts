import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Maximum number of campaigns or units per request. */
const maxRows = 1_000;

/** Numbers of items of an account. */
const contentsSchema = z.object({
  unit: z.int(),
  keyword: z.int(),
  creative: z.int(),
});

/**
 * Counts of items in campaigns or units of a draft that exist only in the account, such as items created elsewhere: they are removed
 * with their parents. Rows that the account does not have count as empty. Errors: 404.
 */
export const draftAccountContents = defineEndpoint({
  path: '/marketing/api/v1/draft/accountContents',
  summary: 'Returns how many rows the account contains below rows of an ad draft, beyond those of the draft.',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  body: z.object({
    id: z.uuid(),
    kind: z.enum(['campaign', 'unit']),
    ids: z
      .array(z.string().check(z.minLength(1), z.maxLength(64)))
      .check(z.minLength(1), z.maxLength(maxRows)),
  }),
  data: z.object({
    /** Null if the provider did not respond within 10 seconds, or the account has no access to it. */
    counts: z.nullable(contentsSchema),
  }),
  paged: false,
  heavy: false,
});
