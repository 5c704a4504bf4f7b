import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { readableChannels } from '../../lib/caller';
import { pageOf, pageResponse } from '../../lib/paging';
import { route } from '../../plugins/endpoint-route';
import { createCostReportRepository } from './cost-report.repository';
import { createCostReportService } from './cost-report.service';

/** What customers, companies, accounts and channels cost. */
export function costReportRoutes(
  app: FastifyInstance,
  { reportsDb, clock }: Pick<AppDependencies, 'reportsDb' | 'clock'>,
): void {
  const service = createCostReportService({ costs: createCostReportRepository(reportsDb), clock });

  route(app, endpoints.costReportList, async ({ body, request }) => {
    const page = pageOf(body.page);
    const { expandAll, toggled, ...query } = body.query;
    const { data, totalCount } = await service.list({
      accountIds: request.accountScope,
      channels: readableChannels(request.caller),
      ...{ query, expandAll, toggled, page },
      language: request.language,
    });
    return { data, page: pageResponse(page, totalCount) };
  });

  route(app, endpoints.costReportTrend, async ({ body, request }) => ({
    data: await service.trend({
      accountIds: request.accountScope,
      channels: readableChannels(request.caller),
      query: body.query,
    }),
  }));
}
