import { messageTypes } from '@meridian/api-client/contract';
import type { messageListOptions } from '@meridian/api-client/react';
import * as z from 'zod/mini';
import { pageRequest, pageSearch } from '../../../lib/page-search';
import { messageKinds } from '../lib/message-kinds';

/** What the address says of the message centre; what makes no sense counts as absent. */
export const messagesSearchSchema = z.object({
  show: z.catch(z.optional(z.literal('unread')), undefined),
  kind: z.catch(z.optional(z.enum(messageKinds)), undefined),
  ...pageSearch,
  /** The open message. */
  id: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined),
});
export type MessagesSearch = z.output<typeof messagesSearchSchema>;

/** The list call of an address. */
export function listRequest(search: MessagesSearch): Parameters<typeof messageListOptions>[1] {
  const { show, kind } = search;
  return {
    page: pageRequest(search),
    query: {
      ...(show === 'unread' && { isRead: 0 as const }),
      ...(kind !== undefined && { msgType: messageTypes[kind] }),
    },
  };
}
