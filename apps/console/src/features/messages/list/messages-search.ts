import { messageTypes, pageSizes } from '@meridian/api-client/contract';
import type { messageListOptions } from '@meridian/api-client/react';
import * as z from 'zod';
import { messageKinds } from '../lib/message-kinds';

export const defaultSize = 20;

const number = z.union([z.string(), z.number()]).transform(Number).pipe(z.int().min(1).max(100_000));

/** What the address says of the message centre; what makes no sense counts as absent. */
export const messagesSearchSchema = z.object({
  show: z.literal('unread').optional().catch(undefined),
  kind: z.enum(messageKinds).optional().catch(undefined),
  page: number.optional().catch(undefined),
  size: number
    .refine((size) => pageSizes.some((offered) => offered === size))
    .optional()
    .catch(undefined),
  /** The open message. */
  id: z.string().min(1).max(100).optional().catch(undefined),
});
export type MessagesSearch = z.output<typeof messagesSearchSchema>;

/** The list call of an address. */
export function listRequest({
  show,
  kind,
  page,
  size,
}: MessagesSearch): Parameters<typeof messageListOptions>[1] {
  return {
    page: { number: page ?? 1, size: size ?? defaultSize },
    query: {
      ...(show === 'unread' && { isRead: 0 as const }),
      ...(kind !== undefined && { msgType: messageTypes[kind] }),
    },
  };
}
