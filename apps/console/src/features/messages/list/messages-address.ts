import { messageTypes, type EndpointBody, type endpoints } from '@meridian/api-client/contract';
import * as z from 'zod/mini';
import { pageAddressFields, pageRequest } from '../../../lib/lists/page-address';
import { messageKinds } from '../lib/message-kinds';

/** The address of the message centre. Invalid values count as absent. */
export const messagesAddressSchema = z.object({
  show: z.catch(z.optional(z.literal('unread')), undefined),
  kind: z.catch(z.optional(z.enum(messageKinds)), undefined),
  ...pageAddressFields,
  /** The open message. */
  id: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined),
});
export type MessagesAddress = z.output<typeof messagesAddressSchema>;

/** The list request for an address. */
export function toMessagesRequest(address: MessagesAddress): EndpointBody<typeof endpoints.messageList> {
  const { show, kind } = address;
  return {
    page: pageRequest(address),
    query: {
      ...(show === 'unread' && { isRead: 0 as const }),
      ...(kind !== undefined && { msgType: messageTypes[kind] }),
    },
  };
}
