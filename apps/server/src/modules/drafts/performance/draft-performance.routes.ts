import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../kits/app-dependencies';
import { route } from '../../../platform/http/endpoint-route';
import type { ReportCopiesDependency } from '../../../report-engine';
import { createDraftPerformanceService } from './draft-performance.service';

/** Route for the report metrics of the rows of a draft. */
export function draftPerformanceRoutes(
  app: FastifyInstance,
  dependencies: Pick<AppDependencies, 'db' | 'clock'> & ReportCopiesDependency,
): void {
  const service = createDraftPerformanceService(dependencies);
  route(app, endpoints.draftPerformance, async ({ body, request: { caller } }) => ({
    data: await service.page(caller, body),
  }));
}
