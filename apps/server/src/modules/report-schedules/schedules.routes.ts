import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { ModuleDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { openExports } from '../exports';
import { createReceivedReports } from './received-reports.service';
import { createScheduleRuns } from './run-schedule';
import { createScheduleDelivery } from './schedule-delivery';
import { createSchedulesService } from './schedules.service';

type Dependencies = Pick<
  ModuleDependencies,
  'db' | 'reportsDb' | 'jobs' | 'clock' | 'files' | 'capacity' | 'config' | 'log'
>;

/** Routes for the user's scheduled reports. */
export function schedulesRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, jobs, clock } = deps;
  const delivery = createScheduleDelivery(deps);
  const exports = openExports(deps);
  const service = createSchedulesService({
    db,
    clock,
    runs: createScheduleRuns({ db, exports, delivery, jobs, clock }),
  });

  const received = createReceivedReports({ db, clock, exports });

  route(app, endpoints.reportScheduleReceivedList, async ({ request: { caller } }) => ({
    data: { list: await received.list(caller) },
  }));
  route(app, endpoints.reportScheduleReceivedStop, async ({ body: { id }, request: { caller } }) => {
    await received.stop(caller, id);
    return { data: null };
  });
  route(app, endpoints.reportScheduleList, async ({ request: { caller } }) => ({
    data: { list: await service.list(caller) },
  }));
  route(app, endpoints.reportScheduleRecipientList, async ({ body, request: { caller, accountScope } }) => {
    const { channel, text } = body;
    return {
      data: { list: await service.findRecipients(caller, { channel, text, accountIds: accountScope }) },
    };
  });
  route(app, endpoints.reportScheduleSave, async ({ body: { id, ...input }, request: { caller } }) => ({
    data: await service.save(caller, id, input),
  }));
  route(app, endpoints.reportSchedulePause, async ({ body: { id, isPaused }, request: { caller } }) => ({
    data: await service.pause(caller, id, isPaused),
  }));
  route(app, endpoints.reportScheduleDelete, async ({ body: { id }, request: { caller } }) => {
    await service.remove(caller, id);
    return { data: null };
  });
  route(app, endpoints.reportScheduleSend, async ({ body: { id }, request: { caller } }) => ({
    data: await service.send(caller, id),
  }));
}
