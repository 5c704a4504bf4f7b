import { endpoints, maxItemChanges } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../kits/app-dependencies';
import { route } from '../../../platform/http/endpoint-route';
import { createChangeAccountService } from './change-account.service';
import { createConflictsService } from './conflicts.service';
import { createFetchAccountService } from './fetch-account.service';
import { createItemHistoryRepository } from './item-history.repository';
import { createMergeAccountService, setNightly } from './merge-account.service';
import { createMergesRepository } from './merges.repository';

/** Routes that bring content of accounts into drafts. */
export function accountRoutes(
  app: FastifyInstance,
  {
    db,
    reportsDb,
    clock,
    jobs,
    providers = [],
  }: Pick<AppDependencies, 'db' | 'reportsDb' | 'clock' | 'jobs' | 'providers'>,
): void {
  const changes = createChangeAccountService({ db, clock, providers });
  const fetches = createFetchAccountService({ db, clock, jobs, providers });
  const merges = createMergeAccountService({ db, clock, jobs, providers });
  const conflicts = createConflictsService({ db, clock });
  const history = createItemHistoryRepository(reportsDb);

  route(app, endpoints.draftAccountChange, async ({ body, request: { caller } }) => ({
    data: await changes.change(caller, body),
  }));
  route(app, endpoints.itemHistory, async ({ body }) => {
    const found = await history.find(body.accountId, body.item);
    return { data: { changes: found.slice(0, maxItemChanges), hasMore: found.length > maxItemChanges } };
  });
  route(app, endpoints.draftAccountCampaigns, async ({ body }) => ({
    data: { campaigns: await fetches.campaigns(body.accountId) },
  }));
  route(app, endpoints.draftAccountFetch, async ({ body, request: { caller } }) => ({
    data: await fetches.start(caller, body),
  }));
  route(app, endpoints.draftAccountFetchStatus, async ({ body, request: { caller } }) => ({
    data: await fetches.status(caller, body.draftId),
  }));
  route(app, endpoints.draftAccountFetchCancel, async ({ body, request: { caller } }) => ({
    data: await fetches.cancel(caller, body.draftId),
  }));

  route(app, endpoints.draftAccountMerge, async ({ body, request: { caller } }) => ({
    data: await merges.start(caller, body.draftId),
  }));
  route(app, endpoints.draftAccountMergeStatus, async ({ body, request: { caller } }) => ({
    data: await merges.status(caller, body.draftId),
  }));
  route(app, endpoints.draftAccountMergeCancel, async ({ body, request: { caller } }) => ({
    data: await merges.cancel(caller, body.draftId),
  }));
  route(app, endpoints.draftAccountMergeList, async ({ body, request: { caller } }) => ({
    data: { drafts: await createMergesRepository(db).list(caller.accountIds, body.draftIds) },
  }));
  route(app, endpoints.draftAccountMergeNightly, async ({ body, request: { caller } }) => {
    await setNightly({ db, clock }, caller, body);
    return { data: null };
  });
  route(app, endpoints.draftAccountConflictList, async ({ body, request: { caller } }) => ({
    data: await conflicts.list(caller, body.draftId),
  }));
  route(app, endpoints.draftAccountConflictDecide, async ({ body, request: { caller } }) => ({
    data: await conflicts.decide(caller, body),
  }));
}
