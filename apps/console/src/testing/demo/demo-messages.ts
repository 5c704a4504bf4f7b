import * as z from 'zod/mini';
import type { FakeEndpoint } from '../fake-server';
import { recorded } from './recorded';

/** Every pop-up has been shown: it would cover the pages. */
const messages = recorded('messageList').data.list.map((message) => ({ ...message, popupCount: 1 }));
const announcements = recorded('announcementList').data.list;
const draft = announcements.find(({ state }) => state === 'draft');

/** The id of the first message. */
export const firstMessageId = messages[0]?.id ?? '';
/** The id of an announcement that can be edited. */
export const draftAnnouncementId = draft?.id ?? '';

const pageSchema = z.object({ page: z.optional(z.object({ size: z.optional(z.int()) })) });

function listOf(list: readonly unknown[]): FakeEndpoint {
  return (body) => {
    const { size = 20 } = pageSchema.parse(body ?? {}).page ?? {};
    return { data: { list: list.slice(0, size) }, page: { number: 1, size, totalCount: list.length } };
  };
}

const unreadCount = messages.filter(({ isRead }) => isRead === 0).length;

/** The responses of the bell, which every page shows. */
export const bellResponses: Readonly<Record<string, FakeEndpoint>> = {
  '/message/events': () => ({
    events: `event: messages\ndata: ${JSON.stringify({ unreadCount, newestId: firstMessageId })}\n\n`,
  }),
  '/message/read': () => ({ data: { unreadCount: unreadCount - 1 } }),
  '/message/addPopupCount': () => ({ data: { popupCount: 1 } }),
};

/** The responses of messages and announcements. */
export const messageResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/message/list': listOf(isEmpty ? [] : messages),
  '/message/detail': () => (isEmpty ? { code: 404, message: 'Message not found.' } : { data: messages[0] }),
  '/announcement/list': listOf(isEmpty ? [] : announcements),
  '/announcement/detail': () => ({ data: draft }),
  '/announcement/save': () => ({ data: draft }),
});
