import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createDraftRulesService } from './draft-rules.service';

/** Routes for the rules of companies for ad drafts. */
export function draftRulesRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const rules = createDraftRulesService({ db, clock });

  route(app, endpoints.draftRuleList, async () => ({ data: await rules.list() }));
  route(app, endpoints.draftRuleSave, async ({ body, request: { caller } }) => ({
    data: await rules.save(caller, body),
  }));
  route(app, endpoints.draftRulePause, async ({ body: { id, isPaused }, request: { caller } }) => ({
    data: await rules.pause(caller, id, isPaused),
  }));
  route(app, endpoints.draftRuleDelete, async ({ body: { id } }) => {
    await rules.remove(id);
    return { data: null };
  });
}
