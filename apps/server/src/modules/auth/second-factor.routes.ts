import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimits, type createRateLimiter } from '../../lib/rate-limit';
import { route } from '../../plugins/endpoint-route';
import type { createSecondFactorService } from './second-factor.service';

/** The second factor of the user: state, on, off, recovery codes. */
export function secondFactorRoutes(
  app: FastifyInstance,
  {
    service,
    rate,
  }: {
    service: ReturnType<typeof createSecondFactorService>;
    rate: ReturnType<typeof createRateLimiter>;
  },
): void {
  /** Who asks; each try counts like one to change the password. */
  async function tryOf({ caller: { userId, name } }: FastifyRequest) {
    await rate.take(rateLimits.password, userId);
    return { userId, userName: name };
  }

  route(app, endpoints.secondFactorState, async ({ request }) => ({
    data: await service.state(request.caller.userId),
  }));
  route(app, endpoints.secondFactorBegin, async ({ body, request }) => ({
    data: await service.begin({ ...(await tryOf(request)), ...body }),
  }));
  route(app, endpoints.secondFactorConfirm, async ({ body, request }) => ({
    data: { recoveryCodes: await service.confirm({ ...(await tryOf(request)), ...body }) },
  }));
  route(app, endpoints.secondFactorEnd, async ({ body, request }) => {
    await service.end({ ...(await tryOf(request)), ...body });
    return { data: null };
  });
  route(app, endpoints.secondFactorRenewCodes, async ({ body, request }) => ({
    data: { recoveryCodes: await service.renewCodes({ ...(await tryOf(request)), ...body }) },
  }));
}
