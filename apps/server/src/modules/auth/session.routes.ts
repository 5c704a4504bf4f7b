import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { recordAudit } from '../../platform/audit';
import { route } from '../../platform/http/endpoint-route';
import { DomainError } from '../../platform/lib/domain-error';
import { notifyMessages } from '../../platform/signals';
import { sessionResponse } from './session-response';

/** The sessions of the user: sign-out, list, end of one. */
export function sessionRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const sessions = createSessionsRepository({ db, clock });

  route(app, endpoints.logout, async ({ request }) => {
    const { userId, name } = request.caller;
    await db.transaction(async (tx) => {
      await createSessionsRepository({ db: tx, clock }).close(request.sessionToken);
      await recordAudit(tx, { action: 'signOut', object: { id: userId, name } });
    });
    return { data: null };
  });

  route(app, endpoints.sessionList, async ({ request }) => {
    const live = await sessions.findLive(request.caller.userId, request.sessionToken);
    return { data: { list: live.map(sessionResponse) } };
  });

  route(app, endpoints.sessionClose, async ({ body, request }) => {
    const { userId, name } = request.caller;
    await db.transaction(async (tx) => {
      const isClosed = await createSessionsRepository({ db: tx, clock }).closeOne(
        userId,
        body.id,
        'ended_elsewhere',
      );
      if (!isClosed) throw new DomainError('not_found');
      await recordAudit(tx, { action: 'sessionEnd', object: { id: userId, name } });
      // the event stream of the device ends at once
      await notifyMessages(tx, userId);
    });
    return { data: null };
  });
}
