import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import * as z from 'zod';

export const messageSchema = z.object({
  id: z.string(),
  /** 1 is a system announcement. */
  msgType: z.int(),
  introducecn: z.string(),
  introduceen: z.string(),
  introducetw: z.string(),
  createdTime: z.iso.datetime(),
  popupCount: z.int(),
  isRead: z.union([z.literal(0), z.literal(1)]),
});
export type Message = z.infer<typeof messageSchema>;

export const messageEndpoints = {
  messageList: defineEndpoint({
    method: 'POST',
    path: '/marketing/api/v1/user/message/list',
    summary: 'Messages of the caller, newest first.',
    access: 'session',
    account: 'none',
    bodyKind: 'json',
    params: z.object({}),
    body: z.object({
      page: pageRequestSchema({ sizes: [1, 10, 20, 30, 50, 10_000] }).optional(),
      query: z.object({ isRead: z.union([z.literal(0), z.literal(1)]).optional() }).optional(),
    }),
    data: z.object({ list: z.array(messageSchema) }),
    paged: true,
  }),
};
