import * as z from 'zod/mini';

/** The address of the import centre. Invalid values count as absent. */
export const importsAddressSchema = z.object({
  /** The import that is shown in full. */
  id: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
});
