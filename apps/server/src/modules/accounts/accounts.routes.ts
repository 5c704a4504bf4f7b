import { endpoints } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { pageAnswer, pageOf, sortOf } from '../../lib/paging';
import { route } from '../../plugins/endpoint-route';
import { accountSorts, createAccounts } from './accounts.repository';

/** The accounts of the caller. */
export function accountsRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const accounts = createAccounts(db);

  route(app, endpoints.accountList, async ({ body, request: { caller } }) => {
    const page = pageOf(body.page);
    const { list, totalCount } = await accounts.list({
      userId: caller.userId,
      accountIds: caller.accountIds,
      text: body.query?.text,
      yesterday: addDays(clock.today(), -1),
      page: { ...page, sort: sortOf(page.sortCol, accountSorts) },
    });
    return { data: { list }, page: pageAnswer(page, totalCount) };
  });
}
