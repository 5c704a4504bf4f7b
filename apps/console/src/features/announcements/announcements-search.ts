import { announcementStates } from '@meridian/api-client/contract';
import type { AnnouncementListRequest } from '@meridian/api-client/react';
import * as z from 'zod/mini';
import { pageRequest, pageSearch } from '../../lib/page-search';

/** What the address says of the list; what makes no sense counts as absent. */
export const announcementsSearchSchema = z.object({
  state: z.catch(z.optional(z.enum(announcementStates)), undefined),
  ...pageSearch,
});
export type AnnouncementsSearch = z.output<typeof announcementsSearchSchema>;

/** The list call of an address. */
export function listRequest(search: AnnouncementsSearch): AnnouncementListRequest {
  return {
    page: pageRequest(search),
    query: { ...(search.state !== undefined && { state: search.state }) },
  };
}
