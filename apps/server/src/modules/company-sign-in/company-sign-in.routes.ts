import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { clientKeyOf } from '../../platform/lib/client-key';
import { DomainError } from '../../platform/lib/domain-error';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import { createCompanySignInService } from './company-sign-in.service';
import { createOpenIdProvider } from './open-id-provider';

type Dependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'log'>;

/** Routes for the login with the company's OpenID provider. */
export function companySignInRoutes(app: FastifyInstance, { db, clock, config, log }: Dependencies): void {
  const rate = createRateLimiter({ db, clock });
  const { companySignIn, unlockMinutes } = config;
  const service =
    companySignIn &&
    createCompanySignInService({
      db,
      clock,
      unlockMinutes,
      config: companySignIn,
      provider: createOpenIdProvider(companySignIn, log),
    });

  route(app, endpoints.companySignInBegin, async ({ request: { ip } }) => {
    await rate.take(rateLimits.login, clientKeyOf(ip));
    if (!service) throw new DomainError('not_found');
    return { data: await service.begin() };
  });
  route(app, endpoints.companySignInComplete, async ({ body, request: { ip, headers } }) => {
    await rate.take(rateLimits.login, clientKeyOf(ip));
    if (!service) throw new DomainError('not_found');
    const userAgent = headers['user-agent'] ?? null;
    const acceptLanguage = headers['accept-language'];
    return { data: { token: await service.complete({ ...body, userAgent, acceptLanguage }) } };
  });
}
