import { endpoints, type Channel } from '@meridian/api-client/contract';
import type { PeriodBasis } from '@meridian/date-range/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createReportsRepository, type ReportCopiesDependency } from '../../report-engine';
import { createWeeklyOverviewRepository } from './weekly-overview.repository';
import { createWeeklyOverviewService, type WeekRequest } from './weekly-overview.service';

/** Routes for the summaries in the report centre. */
export function weeklyOverviewRoutes(
  app: FastifyInstance,
  { db, clock, reportCopies }: Pick<AppDependencies, 'db' | 'clock'> & ReportCopiesDependency,
): void {
  const service = createWeeklyOverviewService({
    reports: createReportsRepository(db, reportCopies),
    rankings: createWeeklyOverviewRepository(db),
    clock,
  });
  route(app, endpoints.searchWeeklyOverview, async (call) => ({
    data: await service.overview(weekOf(call, 'search')),
  }));
  route(app, endpoints.feedWeeklyOverview, async (call) => ({
    data: await service.overview(weekOf(call, 'feed')),
  }));
  route(app, endpoints.weeklyDevices, async (call) => ({
    data: await service.devices(weekOf(call, 'search')),
  }));
  route(app, endpoints.weeklyRegions, async (call) => ({ data: await service.regions(weekOf(call)) }));
  route(app, endpoints.weeklyKeywords, async (call) => ({ data: await service.keywords(weekOf(call)) }));
  route(app, endpoints.weeklyDirection, async (call) => ({
    data: await service.direction(weekOf(call, 'feed')),
  }));
  route(app, endpoints.weeklyHours, async (call) => ({ data: await service.hours(weekOf(call)) }));
}

interface WeekCall {
  body: {
    query: { channel: Channel; beginDate: string; endDate: string; basis: PeriodBasis };
  };
  request: FastifyRequest;
}

/** Requested week and channel: that of the endpoint, otherwise of the request. */
function weekOf({ body: { query }, request }: WeekCall, channel: Channel = query.channel): WeekRequest {
  const { beginDate, endDate, basis } = query;
  return { channel, accountIds: request.accountScope, week: { beginDate, endDate }, basis };
}
