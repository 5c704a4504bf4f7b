import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { route } from '../../platform/http/endpoint-route';
import { endSession, signOut } from './end-session';
import { sessionResponse } from './session-response';

/** Routes for sessions: logout, list, ending one. */
export function sessionRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const sessions = createSessionsRepository({ db, clock });

  route(app, endpoints.logout, async ({ request }) => {
    await signOut({ db, clock }, request.caller, request.sessionToken);
    return { data: null };
  });

  route(app, endpoints.sessionList, async ({ request }) => {
    const live = await sessions.findLive(request.caller.userId, request.sessionToken);
    return { data: { list: live.map(sessionResponse) } };
  });

  route(app, endpoints.sessionClose, async ({ body, request }) => {
    await endSession({ db, clock }, request.caller, body.id);
    return { data: null };
  });
}
