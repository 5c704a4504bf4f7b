import { endpoints, userSorts } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { route } from '../../platform/http/endpoint-route';
import { DomainError } from '../../platform/lib/domain-error';
import { readPage } from '../../platform/lib/paging';
import { sessionResponse } from '../auth';
import { createAccessChanges } from './access-change';
import { createRolesService } from './roles.service';
import { createManagedUsersRepository } from './users.repository';
import { createUsersService } from './users.service';

/** Routes for users, their sessions, and roles. */
export function userAdministrationRoutes(
  app: FastifyInstance,
  { db, clock, config: { unlockMinutes } }: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
): void {
  const changeAccess = createAccessChanges({ db, clock });
  const users = createUsersService({ db, clock, changeAccess, unlockMinutes });
  const roles = createRolesService({ db, changeAccess });
  const managed = createManagedUsersRepository(db);
  const sessions = createSessionsRepository({ db, clock });

  route(app, endpoints.userList, ({ body, request: { caller } }) => {
    const { grantedAccountId } = body.query ?? {};
    if (grantedAccountId !== undefined && !caller.accountIds.includes(grantedAccountId)) {
      throw new DomainError('not_allowed');
    }
    const reader = { caller, now: clock.now(), unlockMinutes };
    return readPage(body.page, userSorts, (page) => managed.list(body.query ?? {}, reader, page));
  });
  route(app, endpoints.userDetail, async ({ body, request }) => ({
    data: await users.find(body.id, request.caller),
  }));
  route(app, endpoints.userRoleOptions, async ({ request }) => ({
    data: { list: await roles.list(request.caller) },
  }));
  route(app, endpoints.userSave, async ({ body, request }) => ({
    data: await users.save(body, request.caller.userId),
  }));
  route(app, endpoints.userDelete, async ({ body, request }) => {
    await users.remove(body, request.caller.userId);
    return { data: null };
  });
  route(app, endpoints.userUnlock, async ({ body, request }) => ({
    data: await users.unlock(body.id, request.caller.userId),
  }));
  route(app, endpoints.userResetPassword, async ({ body, request }) => ({
    data: await users.resetPassword(body, request.caller.userId),
  }));
  route(app, endpoints.userRemoveSecondFactor, async ({ body, request }) => ({
    data: await users.removeSecondFactor(body, request.caller.userId),
  }));
  route(app, endpoints.userSessionList, async ({ body, request: { caller, sessionToken } }) => {
    await users.find(body.id, caller);
    const live = await sessions.findLive(body.id, sessionToken);
    return { data: { list: live.map(sessionResponse) } };
  });
  route(app, endpoints.userSessionClose, async ({ body, request }) => {
    await users.closeSessions(body, request.caller.userId);
    return { data: null };
  });
  roleRoutes(app, roles);
}

function roleRoutes(app: FastifyInstance, roles: ReturnType<typeof createRolesService>): void {
  route(app, endpoints.roleList, async ({ request }) => ({
    data: { list: await roles.list(request.caller) },
  }));
  route(app, endpoints.roleDetail, async ({ body, request }) => ({
    data: await roles.detail(body.id, request.caller),
  }));
  route(app, endpoints.roleSave, async ({ body, request }) => ({
    data: await roles.save(body, request.caller.userId),
  }));
  route(app, endpoints.roleDelete, async ({ body, request }) => {
    await roles.remove(body, request.caller.userId);
    return { data: null };
  });
  route(app, endpoints.ownRoles, async ({ request }) => ({
    data: { list: await roles.ofUser(request.caller.userId) },
  }));
}
