import * as z from 'zod/mini';

/** Replaces an id: the drawer of a rule that does not exist yet. */
export const newRule = 'new';

/** The address of the page of draft rules. Invalid values count as absent. */
export const rulesAddressSchema = z.object({
  /** The rule whose drawer is open, by its id, or `newRule`. */
  id: z.catch(z.optional(z.union([z.uuid(), z.literal(newRule)])), undefined),
});
/** The address of the page of draft rules. */
export type RulesAddress = z.output<typeof rulesAddressSchema>;
