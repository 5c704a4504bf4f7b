import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { pageResponse, pageOf, sortOf } from '../../platform/lib/paging';
import { createAnnouncementDraftsRepository } from './announcement-drafts.repository';
import { createAnnouncementDraftsService } from './announcement-drafts.service';
import { createAnnouncementsRepository } from './announcements.repository';
import { createPublishAnnouncementsService } from './publish-announcements.service';

/** Routes for announcements to all users. */
export function announcementsRoutes(
  app: FastifyInstance,
  { db, clock, jobs }: Pick<AppDependencies, 'db' | 'clock' | 'jobs'>,
): void {
  const announcements = createAnnouncementsRepository(db);
  const drafts = createAnnouncementDraftsService({
    announcements,
    drafts: createAnnouncementDraftsRepository(db),
    clock,
  });
  const publishing = createPublishAnnouncementsService({ db, announcements, clock, jobs });

  route(app, endpoints.announcementList, async ({ body }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { list, totalCount } = await drafts.list({ state: body.query?.state, page });
    return { data: { list }, page: pageResponse(page, totalCount) };
  });
  route(app, endpoints.announcementDetail, async ({ body }) => ({ data: await drafts.find(body.id) }));
  route(app, endpoints.announcementSave, async ({ body: { publishTime, ...draft }, request }) => ({
    data: await drafts.save(
      { ...draft, publishTime: publishTime === null ? null : new Date(publishTime) },
      request.caller.userId,
    ),
  }));
  route(app, endpoints.announcementPublish, async ({ body }) => ({ data: await publishing.publish(body) }));
  route(app, endpoints.announcementWithdraw, async ({ body }) => ({ data: await publishing.withdraw(body) }));
  route(app, endpoints.announcementDelete, async ({ body }) => {
    await drafts.remove(body);
    return { data: null };
  });
  route(app, endpoints.announcementTest, async ({ body, request }) => {
    await publishing.sendTest(body.id, request.caller.userId);
    return { data: null };
  });
}
