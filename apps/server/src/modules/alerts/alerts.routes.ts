import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createAlertRulesService } from './alert-rules.service';

/** Routes for the user's alert rules. */
export function alertsRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const service = createAlertRulesService({ db, clock });

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
