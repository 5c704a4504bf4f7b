import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import type { Database } from '../../platform/db';
import { route } from '../../platform/http/endpoint-route';
import { createKeyring } from '../../platform/keyring';
import { clientKeyOf } from '../../platform/lib/client-key';
import { invalidField } from '../../platform/lib/domain-error';
import { rateLimits, type createRateLimiter } from '../../platform/lib/rate-limit';
import type { OwnPasswordCheck } from './own-password';
import { createSecondFactorCodes } from './second-factor-codes';
import { createSecondFactorService } from './second-factor.service';
import { createSecondStepService } from './second-step.service';
import type { SignInFailuresRepository } from './sign-in-failures.repository';

interface Dependencies extends Pick<AppDependencies, 'db' | 'config' | 'clock'> {
  rate: ReturnType<typeof createRateLimiter>;
  failuresIn: (db: Database) => SignInFailuresRepository;
  ownPassword: OwnPasswordCheck;
}

/** Routes for the second login step, and for two-step verification: state, switching on and off, recovery codes. */
export function secondFactorRoutes(
  app: FastifyInstance,
  { db, config, clock, rate, failuresIn, ownPassword }: Dependencies,
): void {
  const keyring = createKeyring(config.credentialKeys ?? []);
  const codes = createSecondFactorCodes({ keyring, clock });
  const secondSteps = createSecondStepService({ db, codes, failuresIn, clock });
  const service = createSecondFactorService({ db, keyring, codes, ownPassword, clock });

  /** User of the request. Each try counts toward the limit of password changes. */
  async function tryOf({ caller: { userId, name } }: FastifyRequest) {
    await rate.take(rateLimits.password, userId);
    return { userId, userName: name };
  }

  route(app, endpoints.loginCode, async ({ body, request: { ip, headers } }) => {
    await rate.take(rateLimits.login, clientKeyOf(ip));
    const userAgent = headers['user-agent'] ?? null;
    return { data: { token: await secondSteps.complete({ ...body, ip, userAgent }) } };
  });

  route(app, endpoints.secondFactorState, async ({ request }) => ({
    data: await service.state(request.caller.userId),
  }));
  route(app, endpoints.secondFactorBegin, async ({ body: { pwd }, request }) => {
    const isPendingStep = request.caller.pendingStep === 'secondFactor';
    if (pwd === undefined && !isPendingStep) throw invalidField('pwd', 'required');
    return { data: await service.begin({ ...(await tryOf(request)), pwd: isPendingStep ? undefined : pwd }) };
  });
  route(app, endpoints.secondFactorConfirm, async ({ body, request }) => ({
    data: {
      recoveryCodes: await service.confirm({
        ...(await tryOf(request)),
        ...body,
        token: request.sessionToken,
      }),
    },
  }));
  route(app, endpoints.secondFactorProve, async ({ body, request }) => {
    const { ip, sessionToken: token } = request;
    await secondSteps.prove({ ...(await tryOf(request)), ...body, ip, token });
    return { data: null };
  });
  route(app, endpoints.secondFactorEnd, async ({ body, request }) => {
    await service.end({ ...(await tryOf(request)), ...body });
    return { data: null };
  });
  route(app, endpoints.secondFactorRenewCodes, async ({ body, request }) => ({
    data: { recoveryCodes: await service.renewCodes({ ...(await tryOf(request)), ...body }) },
  }));
}
