import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { pageResponse, pageOf, sortOf } from '../../platform/lib/paging';
import { createMessagesRepository, messageSorts } from './messages.repository';
import { createMessagesService } from './messages.service';

/** The messages of the caller. */
export function messagesRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const service = createMessagesService({ db, messages: createMessagesRepository(db), clock });

  route(app, endpoints.messageList, async ({ body, request: { caller } }) => {
    const page = pageOf(body.page);
    const { list, totalCount } = await service.list({
      userId: caller.userId,
      isRead: body.query?.isRead,
      msgType: body.query?.msgType,
      hasPopup: body.query?.hasPopup,
      page: { ...page, sort: sortOf(page.sortCol, messageSorts) },
    });
    return { data: { list }, page: pageResponse(page, totalCount) };
  });

  route(app, endpoints.messageDetail, async ({ body, request: { caller } }) => ({
    data: await service.find(body.id, caller.userId),
  }));

  route(app, endpoints.messageRead, async ({ body, request: { caller } }) => ({
    data: {
      unreadCount: await service.mark({
        ids: body.ids,
        isRead: body.isRead === 1,
        userId: caller.userId,
      }),
    },
  }));

  route(app, endpoints.messageAddPopupCount, async ({ body, request: { caller } }) => ({
    data: { popupCount: await service.addPopup(body.id, caller.userId) },
  }));
}
