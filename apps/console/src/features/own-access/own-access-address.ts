import * as z from 'zod/mini';

/** The address of a page of the user's own access. Invalid values count as absent. */
export const ownAccessAddressSchema = z.object({
  text: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
});
