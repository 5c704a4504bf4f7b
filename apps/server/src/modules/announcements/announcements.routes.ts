import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { pageResponse, pageOf, sortOf } from '../../lib/paging';
import { route } from '../../plugins/endpoint-route';
import { createAnnouncementsRepository } from './announcements.repository';
import { createAnnouncementsService } from './announcements.service';

/** Writing to everybody; also names who does the work of the queue `announce`. */
export function announcementsRoutes(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'db' | 'clock' | 'jobs'>,
): void {
  const service = createAnnouncementsService({
    ...deps,
    announcements: createAnnouncementsRepository(deps.db),
  });
  deps.jobs.work('announce', service.job);

  route(app, endpoints.announcementList, async ({ body }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { list, totalCount } = await service.list({ state: body.query?.state, page });
    return { data: { list }, page: pageResponse(page, totalCount) };
  });
  route(app, endpoints.announcementDetail, async ({ body }) => ({ data: await service.find(body.id) }));
  route(app, endpoints.announcementSave, async ({ body: { publishTime, ...draft }, request }) => ({
    data: await service.save(
      { ...draft, publishTime: publishTime === null ? null : new Date(publishTime) },
      request.caller.userId,
    ),
  }));
  route(app, endpoints.announcementPublish, async ({ body }) => ({ data: await service.publish(body) }));
  route(app, endpoints.announcementWithdraw, async ({ body }) => ({ data: await service.withdraw(body) }));
  route(app, endpoints.announcementDelete, async ({ body }) => {
    await service.remove(body);
    return { data: null };
  });
  route(app, endpoints.announcementTest, async ({ body, request }) => {
    await service.sendTest(body.id, request.caller.userId);
    return { data: null };
  });
}
