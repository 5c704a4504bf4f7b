import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../lib/app-dependencies';
import { clientKeyOf } from '../../lib/client-key';
import { createRateLimiter, rateLimits } from '../../lib/rate-limit';
import { route } from '../../plugins/endpoint-route';
import { createCaptchaRepository } from './captcha.repository';
import { createCaptchaService } from './captcha.service';
import { createSessions } from './sessions.repository';
import { createSignInFailures } from './sign-in-failures.repository';
import { createSignInService } from './sign-in.service';
import { createUsers } from './users.repository';

/** Captcha, sign-in, sign-out and the user's language. */
export function authRoutes(
  app: FastifyInstance,
  { db, config, clock }: Pick<AppDependencies, 'db' | 'config' | 'clock'>,
): void {
  const rate = createRateLimiter({ db, clock });
  const sessions = createSessions({ db, clock });
  const users = createUsers(db);
  const captcha = createCaptchaService({
    captchas: createCaptchaRepository(db),
    clock,
    fixedText: config.captchaCode,
  });
  const failures = createSignInFailures(db);
  const signIns = createSignInService({ captcha, users, failures, sessions, clock });

  route(app, endpoints.getPictureValidationCode, async ({ request }) => {
    const clientKey = clientKeyOf(request.ip);
    await rate.take(rateLimits.captcha, clientKey);
    return { data: await captcha.issue(clientKey) };
  });

  route(app, endpoints.login, async ({ body, request }) => {
    await rate.take(rateLimits.login, clientKeyOf(request.ip));
    return { data: { token: await signIns.signIn(body) } };
  });

  route(app, endpoints.logout, async ({ request }) => {
    await sessions.close(request.sessionToken);
    return { data: null };
  });

  route(app, endpoints.changeLanguage, async ({ body, request }) => {
    await users.setLanguage(request.caller.userId, body.language);
    return { data: null };
  });
}
