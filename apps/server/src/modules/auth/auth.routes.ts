import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import type { Database } from '../../platform/db';
import { route } from '../../platform/http/endpoint-route';
import { clientKeyOf } from '../../platform/lib/client-key';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import { createCaptchaRepository } from './captcha.repository';
import { createCaptchaService } from './captcha.service';
import { createChangePasswordService } from './change-password.service';
import { createOwnPasswordCheck } from './own-password';
import { secondFactorRoutes } from './second-factor.routes';
import { sessionRoutes } from './session.routes';
import { createSignInFailuresRepository } from './sign-in-failures.repository';
import { createSignInService } from './sign-in.service';
import { createUsersRepository } from './users.repository';

/** Routes for captcha, login with its second step, logout, sessions, password and language. */
export function authRoutes(
  app: FastifyInstance,
  { db, config, clock }: Pick<AppDependencies, 'db' | 'config' | 'clock'>,
): void {
  const rate = createRateLimiter({ db, clock });
  const users = createUsersRepository(db);
  const failuresIn = (on: Database) => createSignInFailuresRepository(on, config.unlockMinutes);
  const failures = failuresIn(db);
  const captcha = createCaptchaService({
    captchas: createCaptchaRepository(db),
    countFailures: (network, now) => failures.countRecent(network, now),
    clock,
    fixedText: config.captchaCode,
  });
  const signIns = createSignInService({ db, users, captcha, failuresIn, clock });
  const ownPassword = createOwnPasswordCheck({ db, failuresIn, clock });
  const passwords = createChangePasswordService({ db, ownPassword, clock });
  sessionRoutes(app, { db, clock });
  secondFactorRoutes(app, { db, config, clock, rate, failuresIn, ownPassword });

  route(app, endpoints.getPictureValidationCode, async ({ request }) => {
    await rate.take(rateLimits.captcha, clientKeyOf(request.ip));
    return { data: await captcha.issue(request.ip) };
  });

  route(app, endpoints.login, async ({ body, request }) => {
    await rate.take(rateLimits.login, clientKeyOf(request.ip));
    const { ip, headers } = request;
    const signIn = { ...body, ip, userAgent: headers['user-agent'] ?? null };
    return {
      data: await signIns.signIn(signIn, (userId) => {
        request.signInUserId = userId;
      }),
    };
  });

  route(app, endpoints.changeLanguage, async ({ body, request }) => {
    await users.setLanguage(request.caller.userId, body.language);
    return { data: null };
  });

  route(app, endpoints.changePassword, async ({ body: { oldPwd, newPwd }, request }) => {
    const { caller, sessionToken } = request;
    await rate.take(rateLimits.password, caller.userId);
    const change = { userId: caller.userId, userName: caller.name, token: sessionToken, oldPwd, newPwd };
    return { data: { token: await passwords.changePassword(change) } };
  });

  route(app, endpoints.getSignInOptions, () =>
    Promise.resolve({
      data: {
        ssoOrigin: config.ssoOrigin ?? null,
        company: config.companySignIn ? { label: config.companySignIn.label } : null,
      },
    }),
  );
}
