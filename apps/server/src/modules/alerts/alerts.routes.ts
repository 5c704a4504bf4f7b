import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { route } from '../../platform/http/endpoint-route';
import { createOutbox } from '../mail';
import { createAlertRulesRepository } from './alert-rules.repository';
import { createAlertRulesService } from './alert-rules.service';
import { createAlertWatch } from './alert-watch';

type Dependencies = Pick<AppDependencies, 'db' | 'jobsDb' | 'jobs' | 'clock' | 'config'>;

/** The alert rules of the caller, and the job that checks all rules. */
export function alertsRoutes(app: FastifyInstance, { db, jobsDb, jobs, clock, config }: Dependencies): void {
  const callers = createCallersRepository({ db: jobsDb, clock });
  jobs.repeat(
    'watch-alerts',
    createAlertWatch({
      db: jobsDb,
      jobs,
      clock,
      log: app.log,
      findUser: (id) => callers.findUser(id),
      outbox: createOutbox({ config: config.mail, jobs, clock }),
    }),
  );
  const service = createAlertRulesService({ rules: createAlertRulesRepository(db), clock });

  route(app, endpoints.alertRuleList, async ({ request: { caller } }) => ({
    data: { list: await service.list(caller) },
  }));
  route(app, endpoints.alertRuleSave, async ({ body: { id, ...input }, request: { caller } }) => ({
    data: await service.save(caller, id, input),
  }));
  route(app, endpoints.alertRulePause, async ({ body: { id, isPaused }, request: { caller } }) => ({
    data: await service.pause(caller, id, isPaused),
  }));
  route(app, endpoints.alertRuleDelete, async ({ body: { id }, request: { caller } }) => {
    await service.remove(caller, id);
    return { data: null };
  });
}
