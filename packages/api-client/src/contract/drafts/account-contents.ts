import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

/** Campaigns or units that one request looks into. */
const maxRows = 1_000;

/** Numbers of items of an account. */
const contentsSchema = z.object({
  unit: z.int(),
  keyword: z.int(),
  creative: z.int(),
});

/**
 * What the account has in campaigns or units of a draft, and that no row of the draft is, such as what was created elsewhere: it is removed
 * with them. Rows that the account does not have contain nothing there. Errors: 404.
 */
export const draftAccountContents = defineEndpoint({
  method: 'POST',
  path: '/marketing/api/v1/draft/accountContents',
  summary: 'Returns how many rows the account contains below rows of an ad draft, beyond those of the draft.',
  access: { permission: 'draft:draft:view' },
  account: 'none',
  bodyKind: 'json',
  params: z.object({}),
  body: z.object({
    id: z.uuid(),
    kind: z.enum(['campaign', 'unit']),
    ids: z
      .array(z.string().check(z.minLength(1), z.maxLength(64)))
      .check(z.minLength(1), z.maxLength(maxRows)),
  }),
  data: z.object({
    /** Null: the provider did not respond within 10 seconds, or the account has no access to it. */
    counts: z.nullable(contentsSchema),
  }),
  paged: false,
  heavy: false,
});
