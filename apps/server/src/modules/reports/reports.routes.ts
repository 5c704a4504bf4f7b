import { channels, endpoints, type Channel } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createOwnMetricsRepository } from '../../kits/own-metrics/own-metrics.repository';
import { route } from '../../platform/http/endpoint-route';
import { pageResponse, pageOf } from '../../platform/lib/paging';
import {
  createReportsRepository,
  createReportsService,
  explainReport,
  type ReportCopiesDependency,
} from '../../report-engine';
import { createReportFieldsRepository } from '../report-fields';

const calls = {
  search: {
    list: endpoints.searchReportList,
    trend: endpoints.searchReportTrend,
    filterOptions: endpoints.searchReportFilterOptions,
    explanation: endpoints.searchReportExplanation,
  },
  feed: {
    list: endpoints.feedReportList,
    trend: endpoints.feedReportTrend,
    filterOptions: endpoints.feedReportFilterOptions,
    explanation: endpoints.feedReportExplanation,
  },
} as const satisfies Record<Channel, object>;

/** Routes for the reports of both channels. */
export function reportRoutes(
  app: FastifyInstance,
  { db, clock, reportCopies }: Pick<AppDependencies, 'db' | 'clock'> & ReportCopiesDependency,
): void {
  const findOwnMetrics = createOwnMetricsRepository(db).findOfReport;
  const service = createReportsService({
    reports: createReportsRepository(db, reportCopies),
    clock,
    findFieldSelection: createReportFieldsRepository(db).findSelection,
    findOwnMetrics,
  });
  for (const channel of channels) {
    const { list, trend, filterOptions, explanation } = calls[channel];
    route(app, list, async ({ params, body, request }) => {
      const page = pageOf(body.page);
      const { data, totalCount } = await service.list({
        ...params,
        channel,
        accountIds: request.accountScope,
        query: body.query,
        page: { limit: page.size, offset: page.offset, sortCol: page.sortCol },
        reader: request.caller,
        language: request.language,
      });
      return { data, page: pageResponse(page, totalCount) };
    });
    route(app, trend, async ({ params, body, request }) => ({
      data: await service.trend({
        ...params,
        channel,
        accountIds: request.accountScope,
        query: body.query,
        reader: request.caller,
      }),
    }));
    route(app, filterOptions, async ({ params, body, request }) => {
      const { search, from } = body.query;
      const subject = { ...params, channel, accountIds: request.accountScope, from };
      return { data: await service.filterOptions(subject, search) };
    });
    route(app, explanation, async ({ params, body, request }) => {
      const subject = { ...params, channel, accountIds: request.accountScope, query: body.query };
      const { language, caller: reader } = request;
      return {
        data: await explainReport(
          { ...subject, metric: body.metric, reader, language },
          { db, clock, reportCopies, findOwnMetrics },
        ),
      };
    });
  }
}
