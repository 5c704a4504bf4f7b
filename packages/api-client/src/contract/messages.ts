import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';

const messageTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const flagSchema = z.union([z.literal(0), z.literal(1)]);

/** Characters that a title and a text of a message may have; the text without its markup. */
export const messageLimits = { title: 60, text: 2000 } as const;

export const messageSchema = z.object({
  id: z.string(),
  msgType: messageTypeSchema,
  /** Plain text. */
  titlecn: z.string(),
  titleen: z.string(),
  titletw: z.string(),
  /** HTML, cleaned by the server; whoever shows it cleans it again. */
  introducecn: z.string(),
  introduceen: z.string(),
  introducetw: z.string(),
  /** Where the message leads: a path of the console; null where there is nothing more to see. */
  link: z.nullable(z.string()),
  createdTime: z.iso.datetime(),
  /** How often it has popped up for the caller. One that never pops up counts as 1 from the beginning. */
  popupCount: z.int(),
  isRead: flagSchema,
});
export type Message = z.infer<typeof messageSchema>;

/** What the server tells open consoles, as the data of a server-sent event named `messages`. */
export const messageEventSchema = z.object({
  /** Unread messages of the user at that moment. */
  unreadCount: z.int(),
  /** The newest message of the user; null without any. */
  newestId: z.nullable(z.string()),
});
export type MessageEvent = z.infer<typeof messageEventSchema>;

const noParams = z.object({});
const base = '/marketing/api/v1/user/message';

export const messageList = defineEndpoint({
  method: 'POST',
  path: `${base}/list`,
  summary: 'Messages of the caller, newest first.',
  access: 'session',
  account: 'none',
  bodyKind: 'json',
  params: noParams,
  body: z.object({
    page: z.optional(pageRequestSchema({ sizes: [1, 10, 20, 30, 50, 10_000] })),
    query: z.optional(z.object({ isRead: z.optional(flagSchema), msgType: z.optional(messageTypeSchema) })),
  }),
  data: z.object({ list: z.array(messageSchema) }),
  paged: true,
});

export const messageDetail = defineEndpoint({
  method: 'POST',
  path: `${base}/detail`,
  summary: 'One message of the caller. Does not mark it as read.',
  access: 'session',
  account: 'none',
  bodyKind: 'json',
  params: noParams,
  body: z.object({ id: z.uuid() }),
  data: messageSchema,
  paged: false,
});

export const messageRead = defineEndpoint({
  method: 'POST',
  path: `${base}/read`,
  summary: 'Marks messages of the caller as read or, with `isRead` 0, as unread; `all` marks every message.',
  access: 'session',
  account: 'none',
  bodyKind: 'json',
  params: noParams,
  body: z.object({
    ids: z.union([z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)), z.literal('all')]),
    isRead: z._default(flagSchema, 1),
  }),
  data: z.object({ unreadCount: z.int() }),
  paged: false,
});

export const messageAddPopupCount = defineEndpoint({
  method: 'POST',
  path: `${base}/addPopupCount`,
  summary: 'Records that a message was shown as a pop-up to the caller.',
  access: 'session',
  account: 'none',
  bodyKind: 'json',
  params: noParams,
  body: z.object({ id: z.uuid() }),
  data: z.object({ popupCount: z.int() }),
  paged: false,
});

/** A stream of server-sent events below the base path: `messages` with a `MessageEvent` as its data, at once and with each change. */
export const messageEventsPath = `${base}/events`;
