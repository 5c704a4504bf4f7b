import * as z from 'zod/mini';

/** The address of the page of scheduled reports. Invalid values count as absent. */
export const schedulesAddressSchema = z.object({
  /** The scheduled report whose drawer is open, by its id. */
  id: z.catch(z.optional(z.uuid()), undefined),
  /** `others`: the reports that other users send, in place of those of the user. */
  from: z.catch(z.optional(z.literal('others')), undefined),
});
/** The address of the page of scheduled reports. */
export type SchedulesAddress = z.output<typeof schedulesAddressSchema>;
