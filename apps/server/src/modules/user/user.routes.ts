import { endpoints } from '@meridian/api-client/contract';
import { languageIds } from '@meridian/i18n/core';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { DomainError } from '../../platform/lib/domain-error';
import { createAccountsRepository } from '../accounts';
import { createProfilesRepository } from './profiles.repository';
import { routesOf } from './routes-of';

/** Routes for the logged-in user and the pages that they may open. */
export function userRoutes(app: FastifyInstance, { db, clock }: Pick<AppDependencies, 'db' | 'clock'>): void {
  const accounts = createAccountsRepository(db);
  const profiles = createProfilesRepository(db);

  route(app, endpoints.getUserInfo, async ({ request: { caller } }) => {
    const profile = await profiles.find(caller.userId);
    if (profile === null) throw new DomainError('login_expired');
    const { pendingStep } = caller;
    const accountIds = pendingStep === 'secondFactor' ? [] : caller.accountIds;
    const own = await accounts.findAll(accountIds);
    return {
      data: {
        userId: caller.userId,
        userName: caller.name,
        ...profile,
        roles: [...caller.roles],
        permissions: [...caller.permissions],
        language: languageIds[caller.language],
        pendingStep,
        accounts: own.map((account) => ({ ...account, today: clock.today(account.timeZone) })),
        followedAccountIds: await accounts.findFollowedIds(caller.userId, accountIds),
      },
    };
  });

  route(app, endpoints.getRouters, ({ request }) =>
    Promise.resolve({ data: routesOf(request.caller, request.language) }),
  );
}
