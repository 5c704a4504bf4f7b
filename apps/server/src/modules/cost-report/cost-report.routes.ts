import { endpoints, hasPermission } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { readableChannels } from '../../platform/lib/caller';
import { pageOf, pageResponse } from '../../platform/lib/paging';
import { createBudgetsRepository } from './budgets.repository';
import { createBudgetsService } from './budgets.service';
import { createCostReportRepository } from './cost-report.repository';
import { createCostReportService } from './cost-report.service';

/** Routes for the cost report of customers, companies, accounts and channels. */
export function costReportRoutes(
  app: FastifyInstance,
  { db, reportsDb, clock }: Pick<AppDependencies, 'db' | 'reportsDb' | 'clock'>,
): void {
  const service = createCostReportService({
    costs: createCostReportRepository(reportsDb),
    budgets: createBudgetsRepository(reportsDb),
    clock,
  });
  const budgets = createBudgetsService({ db, clock });

  route(app, endpoints.costReportList, async ({ body, request }) => {
    const page = pageOf(body.page);
    const { expandAll, toggled, ...query } = body.query;
    const { data, totalCount } = await service.list({
      accountIds: request.accountScope,
      channels: readableChannels(request.caller),
      query,
      expandAll,
      toggled,
      page,
      canSetBudgets: hasPermission(request.caller.permissions, 'report:budget:edit'),
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

  route(app, endpoints.costBudgetDetail, async ({ body, request: { caller } }) => ({
    data: await budgets.detail({ ...body, channels: readableChannels(caller) }),
  }));

  route(app, endpoints.costBudgetSave, async ({ body, request: { caller } }) => {
    const { accountId, month } = body;
    const subject = { accountId, month, channels: readableChannels(caller) };
    return { data: await budgets.save(subject, body.budgets, caller.userId) };
  });

  route(app, endpoints.costBudgetCopy, async ({ body: { month }, request: { caller, accountScope } }) => {
    const scope = { accountIds: accountScope, channels: readableChannels(caller) };
    return { data: { count: await budgets.copy(scope, month, caller.userId) } };
  });
}
