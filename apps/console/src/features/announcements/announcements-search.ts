import { announcementStates, pageSizes } from '@meridian/api-client/contract';
import type { AnnouncementListRequest } from '@meridian/api-client/react';
import * as z from 'zod';

export const defaultSize = 20;

const number = z.union([z.string(), z.number()]).transform(Number).pipe(z.int().min(1).max(100_000));

/** What the address says of the list; what makes no sense counts as absent. */
export const announcementsSearchSchema = z.object({
  state: z.enum(announcementStates).optional().catch(undefined),
  page: number.optional().catch(undefined),
  size: number
    .refine((size) => pageSizes.some((offered) => offered === size))
    .optional()
    .catch(undefined),
});
export type AnnouncementsSearch = z.output<typeof announcementsSearchSchema>;

/** The list call of an address. */
export function listRequest({ state, page, size }: AnnouncementsSearch): AnnouncementListRequest {
  return {
    page: { number: page ?? 1, size: size ?? defaultSize },
    query: { ...(state !== undefined && { state }) },
  };
}
