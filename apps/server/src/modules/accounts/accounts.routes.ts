import { accountSorts, endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { readableChannels } from '../../platform/lib/caller';
import { invalidField } from '../../platform/lib/domain-error';
import { readPage } from '../../platform/lib/paging';
import { createAccountsRepository, type AccountRequest } from './accounts.repository';
import { createHomeService } from './home.service';

/** Routes for the user's accounts and the data of the home page. */
export function accountsRoutes(
  app: FastifyInstance,
  { db, reportsDb, clock }: Pick<AppDependencies, 'db' | 'reportsDb' | 'clock'>,
): void {
  const accounts = createAccountsRepository(db);
  const home = createHomeService({ accounts, clock });
  const reports = createHomeService({ accounts: createAccountsRepository(reportsDb), clock });

  route(app, endpoints.accountList, ({ body, request: { caller, accountScope } }) =>
    readPage(body.page, accountSorts, (page) =>
      home.list({
        userId: caller.userId,
        accountIds: accountScope,
        channels: readableChannels(caller),
        followedOnly: body.query?.followedOnly ?? false,
        text: body.query?.text,
        page,
      }),
    ),
  );

  route(app, endpoints.accountSummary, async ({ body, request }) => ({
    data: { list: await reports.summarize(homeRequestOf(request, body.query)) },
  }));

  route(app, endpoints.accountTrend, async ({ body, request }) => ({
    data: { points: await reports.trend(homeRequestOf(request, body.query), body.query) },
  }));

  route(app, endpoints.accountMovers, async ({ body, request }) => ({
    data: await reports.movers(homeRequestOf(request, body.query)),
  }));

  route(app, endpoints.accountFollow, async ({ body: { isFollowed }, request }) => {
    const { userId } = request.caller;
    const [accountId] = request.accountScope;
    if (accountId === undefined) throw invalidField('accountId', 'account_required');
    if (isFollowed) await accounts.follow(userId, accountId, clock.now());
    else await accounts.unfollow(userId, accountId);
    return { data: { isFollowed } };
  });
}

function homeRequestOf(request: FastifyRequest, { followedOnly }: { followedOnly: boolean }): AccountRequest {
  const { caller, accountScope: accountIds } = request;
  return { userId: caller.userId, accountIds, channels: readableChannels(caller), followedOnly };
}
