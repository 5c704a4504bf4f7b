import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { invalidField } from '../../platform/lib/domain-error';
import { createAccountEventsService } from './account-events.service';
import { createDayNotesService } from './day-notes.service';

/** Routes for what happened in an account, and for the notes that users write about its days. */
export function accountEventsRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
): void {
  const events = createAccountEventsService({ db });
  const notes = createDayNotesService({ db, clock });

  route(app, endpoints.accountEvents, async ({ body, request }) => ({
    data: { days: await events.list(request.caller, { ...body, accountId: accountOf(request) }) },
  }));
  route(app, endpoints.dayNoteSave, async ({ body, request }) => {
    await notes.save(request.caller, { ...body, accountId: accountOf(request) });
    return { data: null };
  });
  route(app, endpoints.dayNoteDelete, async ({ body, request }) => {
    await notes.remove(request.caller, { id: body.id, accountId: accountOf(request) });
    return { data: null };
  });
}

function accountOf({ accountScope: [accountId] }: FastifyRequest): number {
  if (accountId === undefined) throw invalidField('accountId', 'account_required');
  return accountId;
}
