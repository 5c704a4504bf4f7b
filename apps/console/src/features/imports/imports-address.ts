import * as z from 'zod/mini';

/** Which imports are listed; without a view, the recent ones. */
export const importViews = ['waiting', 'history'] as const;
/** Which imports are listed: only those in review, or all. */
export type ImportView = (typeof importViews)[number];

/** The address of the import centre. Invalid values count as absent. */
export const importsAddressSchema = z.object({
  /** The import that is shown in full. */
  id: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
  view: z.catch(z.optional(z.enum(importViews)), undefined),
});
