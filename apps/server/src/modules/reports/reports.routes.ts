import { channels, endpoints, type Channel } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { pageAnswer, pageOf } from '../../lib/paging';
import { route } from '../../plugins/endpoint-route';
import { createReportsRepository } from './reports.repository';
import { createReportsService } from './reports.service';

const calls = {
  search: { list: endpoints.searchReportList, filterOptions: endpoints.searchReportFilterOptions },
  feed: { list: endpoints.feedReportList, filterOptions: endpoints.feedReportFilterOptions },
} as const satisfies Record<Channel, object>;

/** The reports of both channels. */
export function reportRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const service = createReportsService({ reports: createReportsRepository(db), clock });
  for (const channel of channels) {
    const { list, filterOptions } = calls[channel];
    route(app, list, async ({ params, body, request }) => {
      const page = pageOf(body.page);
      const { data, totalCount } = await service.list({
        ...params,
        channel,
        accountIds: request.accountScope,
        query: body.query,
        page: { limit: page.size, offset: page.offset, sortCol: page.sortCol },
        language: request.language,
      });
      return { data, page: pageAnswer(page, totalCount) };
    });
    route(app, filterOptions, async ({ params, request }) => ({
      data: await service.filterOptions({ ...params, channel, accountIds: request.accountScope }),
    }));
  }
}
