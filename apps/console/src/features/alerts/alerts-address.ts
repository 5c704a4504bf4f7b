import * as z from 'zod/mini';

/** Replaces an id: the drawer of an alert that does not exist yet. */
export const newAlert = 'new';

/** The address of the page of alerts. Invalid values count as absent. */
export const alertsAddressSchema = z.object({
  /** The alert whose drawer is open, by its id, or `newAlert`. */
  id: z.catch(z.optional(z.union([z.uuid(), z.literal(newAlert)])), undefined),
});
/** The address of the page of alerts. */
export type AlertsAddress = z.output<typeof alertsAddressSchema>;
