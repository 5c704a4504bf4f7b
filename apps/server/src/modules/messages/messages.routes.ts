import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { readPage } from '../../platform/lib/paging';
import { createMessagesRepository, messageSorts } from './messages.repository';
import { createMessagesService } from './messages.service';

/** Routes for the user's messages. */
export function messagesRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const service = createMessagesService({ db, messages: createMessagesRepository(db), clock });

  route(app, endpoints.messageList, ({ body, request: { caller } }) => {
    const { isRead, msgType, hasPopup } = body.query ?? {};
    return readPage(body.page, messageSorts, (page) =>
      service.list({ userId: caller.userId, isRead, msgType, hasPopup, page }),
    );
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
