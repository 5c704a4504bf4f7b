import { announcementStates } from '@meridian/api-client/contract';
import type { AnnouncementListRequest } from '@meridian/api-client/react';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../../lib/lists/page-address';

/** The address of the list. Invalid values count as absent. */
export const announcementsAddressSchema = z.object({
  state: z.catch(z.optional(z.enum(announcementStates)), undefined),
  ...pageAddressFields,
});
export type AnnouncementsAddress = z.output<typeof announcementsAddressSchema>;

/** The list request for an address. */
export function toAnnouncementsRequest(address: AnnouncementsAddress): AnnouncementListRequest {
  return {
    page: pageRequest(address),
    query: { ...(address.state !== undefined && { state: address.state }) },
  };
}
