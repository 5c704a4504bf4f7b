import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { pageAnswer, pageOf, sortOf } from '../../lib/paging';
import { route } from '../../plugins/endpoint-route';
import { createMessages, messageSorts } from './messages.repository';

/** The messages of the caller. */
export function messagesRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const messages = createMessages(db);

  route(app, endpoints.messageList, async ({ body, request: { caller } }) => {
    const page = pageOf(body.page);
    const { list, totalCount } = await messages.list({
      userId: caller.userId,
      isRead: body.query?.isRead,
      page: { ...page, sort: sortOf(page.sortCol, messageSorts) },
    });
    return { data: { list }, page: pageAnswer(page, totalCount) };
  });
}
