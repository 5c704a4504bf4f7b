import { announcementStates, type EndpointBody, type endpoints } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../../lib/lists/page-address';

/** The address of the list. Invalid values count as absent. */
export const announcementsAddressSchema = z.object({
  state: z.catch(z.optional(z.enum(announcementStates)), undefined),
  ...pageAddressFields,
});
export type AnnouncementsAddress = z.output<typeof announcementsAddressSchema>;

/** The list request for an address. */
export function toAnnouncementsRequest(
  address: AnnouncementsAddress,
): EndpointBody<typeof endpoints.announcementList> {
  return {
    page: pageRequest(address),
    query: { ...(address.state !== undefined && { state: address.state }) },
  };
}
