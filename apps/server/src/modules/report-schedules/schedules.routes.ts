import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { route } from '../../platform/http/endpoint-route';
import { openExports } from '../exports';
import { createScheduleRuns } from './run-schedule';
import type { ScheduleDelivery } from './schedule-delivery';
import { createSchedulesRepository } from './schedules.repository';
import { createSchedulesService } from './schedules.service';
import { createSendReports } from './send-reports';

type Dependencies = Pick<
  AppDependencies,
  'db' | 'reportsDb' | 'jobsDb' | 'jobs' | 'clock' | 'files' | 'capacity'
> & { delivery: ScheduleDelivery };

/** The scheduled reports of the caller, and the job that sends all of them. */
export function schedulesRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, jobsDb, jobs, clock, delivery } = deps;
  const { log } = app;
  const work = { ...deps, db: jobsDb, reportsDb: jobsDb, log };
  const callers = createCallersRepository({ db: jobsDb, clock });
  jobs.repeat(
    'send-reports',
    createSendReports({
      db: jobsDb,
      clock,
      log,
      findUser: (id) => callers.findUser(id),
      runs: createScheduleRuns({ db: jobsDb, exports: openExports(work), delivery, jobs, clock }),
    }),
  );
  const exports = openExports({ ...deps, log });
  const service = createSchedulesService({
    db,
    clock,
    schedules: createSchedulesRepository(db),
    runs: createScheduleRuns({ db, exports, delivery, jobs, clock }),
  });

  route(app, endpoints.reportScheduleList, async ({ request: { caller } }) => ({
    data: { list: await service.list(caller) },
  }));
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
