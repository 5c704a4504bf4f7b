import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';

const messageTypeSchema = z.literal([1, 2, 3, 4, 5, 6]);
const flagSchema = z.union([z.literal(0), z.literal(1)]);

/** Maximum characters of the title and the text of a message, without markup. */
export const messageLimits = { title: 60, text: 2000 } as const;

/** A message of the user in every language. */
export const messageSchema = z.object({
  id: z.string(),
  msgType: messageTypeSchema,
  /** Plain text. */
  titlecn: z.string(),
  titleen: z.string(),
  titletw: z.string(),
  /** HTML, sanitized by the server. Sanitize it again before showing it. */
  introducecn: z.string(),
  introduceen: z.string(),
  introducetw: z.string(),
  /** Path of a console page with details; null without one. */
  link: z.nullable(z.string()),
  createdTime: z.iso.datetime(),
  /** How often it has popped up for the caller. A message without pop-up starts with 1. */
  popupCount: z.int(),
  /** 1: read; 0: unread. */
  isRead: flagSchema,
});
/** A message of the user in every language. */
export type Message = z.infer<typeof messageSchema>;

/** Data of the server-sent event `messages`, which the server broadcasts to open consoles. */
export const messageEventSchema = z.object({
  /** Number of unread messages of the user. */
  unreadCount: z.int(),
  /** The newest message of the user; null without any. */
  newestId: z.nullable(z.string()),
  /** Changes whenever the roles, permissions or accounts of the user change; the console then loads them again. */
  access: z.optional(z.string()),
});
/** Data of the server-sent event `messages`. */
export type MessageEvent = z.infer<typeof messageEventSchema>;

const base = '/marketing/api/v1/user/message';

/** Lists the caller's messages, the newest first. */
export const messageList = defineEndpoint({
  path: `${base}/list`,
  summary: 'Returns the caller’s messages, newest first.',
  access: 'session',
  account: 'none',
  body: z.object({
    page: z.optional(pageRequestSchema({ sizes: [1, 10, 20, 30, 50, 10_000] })),
    query: z.optional(
      z.object({
        isRead: z.optional(flagSchema),
        msgType: z.optional(messageTypeSchema),
        /** Only messages that pop up, whether or not the caller has seen the pop-up. */
        hasPopup: z.optional(z.literal(true)),
      }),
    ),
  }),
  data: z.object({ list: z.array(messageSchema) }),
  paged: true,
  heavy: false,
});

/** One message of the caller. Does not mark it as read. Errors: 404 for an unknown id. */
export const messageDetail = defineEndpoint({
  path: `${base}/detail`,
  summary: 'Returns one of the caller’s messages, without marking it as read.',
  access: 'session',
  account: 'none',
  body: z.object({ id: z.uuid() }),
  data: messageSchema,
  paged: false,
  heavy: false,
});

/** Marks messages of the caller as read, or as unread with `isRead` 0; `all` marks every message. */
export const messageRead = defineEndpoint({
  path: `${base}/read`,
  summary: 'Marks the caller’s messages as read or, with `isRead` 0, as unread; `all` marks every message.',
  access: 'session',
  account: 'none',
  body: z.object({
    ids: z.union([z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)), z.literal('all')]),
    isRead: z._default(flagSchema, 1),
  }),
  data: z.object({ unreadCount: z.int() }),
  paged: false,
  heavy: false,
});

/** Counts that a message has popped up for the caller. */
export const messageAddPopupCount = defineEndpoint({
  path: `${base}/addPopupCount`,
  summary: 'Records that a message was shown as a pop-up to the caller.',
  access: 'session',
  account: 'none',
  body: z.object({ id: z.uuid() }),
  data: z.object({ popupCount: z.int() }),
  paged: false,
  heavy: false,
});

/**
 * A stream of server-sent events below the base path: `messages` with a `MessageEvent`, immediately and with each change; `upload` with
 * an `UploadEvent`, for each step of the upload of a draft that the user may see.
 */
export const messageEventsPath = `${base}/events`;
