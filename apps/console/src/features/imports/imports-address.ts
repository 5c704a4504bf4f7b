import * as z from 'zod/mini';

/** Filters of the import list; without a view, the recent imports. */
export const importViews = ['waiting', 'history'] as const;
/** The filter of the import list: waiting imports, or all. */
export type ImportView = (typeof importViews)[number];

/** The address of the import centre. Invalid values count as absent. */
export const importsAddressSchema = z.object({
  /** The import whose details are open. */
  id: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
  view: z.catch(z.optional(z.enum(importViews)), undefined),
});
