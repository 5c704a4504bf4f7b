import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../audit';
import type { Database } from '../../db';
import type { AppDependencies } from '../../lib/app-dependencies';
import { clientKeyOf } from '../../lib/client-key';
import { DomainError } from '../../lib/domain-error';
import { createRateLimiter, rateLimits } from '../../lib/rate-limit';
import { route } from '../../plugins/endpoint-route';
import { notifyMessages } from '../../signals';
import { createKeyring } from '../credentials';
import { createCaptchaRepository } from './captcha.repository';
import { createCaptchaService } from './captcha.service';
import { createChangePasswordService } from './change-password.service';
import { createOwnPasswordCheck } from './own-password';
import { createSecondFactorCodes } from './second-factor-codes';
import { secondFactorRoutes } from './second-factor.routes';
import { createSecondFactorService } from './second-factor.service';
import { createSecondStepService } from './second-step.service';
import { sessionResponse } from './session-response';
import { createSessionsRepository } from './sessions.repository';
import { createSignInFailuresRepository } from './sign-in-failures.repository';
import { createSignInService } from './sign-in.service';
import { createUsersRepository } from './users.repository';

/** Captcha, sign-in with its second step, sign-out, the user's sessions, password and language. */
export function authRoutes(
  app: FastifyInstance,
  { db, config, clock }: Pick<AppDependencies, 'db' | 'config' | 'clock'>,
): void {
  const rate = createRateLimiter({ db, clock });
  const sessions = createSessionsRepository({ db, clock });
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
  const keyring = createKeyring(config.credentialKeys ?? []);
  const codes = createSecondFactorCodes({ keyring, clock });
  const secondSteps = createSecondStepService({ db, codes, failuresIn, clock });
  const ownPassword = createOwnPasswordCheck({ db, failuresIn, clock });
  const passwords = createChangePasswordService({ db, ownPassword, clock });
  const service = createSecondFactorService({ db, keyring, codes, ownPassword, clock });
  secondFactorRoutes(app, { service, rate });

  route(app, endpoints.getPictureValidationCode, async ({ request }) => {
    await rate.take(rateLimits.captcha, clientKeyOf(request.ip));
    return { data: await captcha.issue(request.ip) };
  });

  route(app, endpoints.login, async ({ body, request }) => {
    request.signInName = body.userName;
    await rate.take(rateLimits.login, clientKeyOf(request.ip));
    const { ip, headers } = request;
    return { data: await signIns.signIn({ ...body, ip, userAgent: headers['user-agent'] ?? null }) };
  });

  route(app, endpoints.loginCode, async ({ body, request: { ip, headers } }) => {
    await rate.take(rateLimits.login, clientKeyOf(ip));
    const userAgent = headers['user-agent'] ?? null;
    return { data: { token: await secondSteps.complete({ ...body, ip, userAgent }) } };
  });

  route(app, endpoints.logout, async ({ request }) => {
    const { userId, name } = request.caller;
    await db.transaction(async (tx) => {
      await createSessionsRepository({ db: tx, clock }).close(request.sessionToken);
      await recordAudit(tx, { action: 'signOut', object: { id: userId, name } });
    });
    return { data: null };
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

  route(app, endpoints.sessionList, async ({ request }) => {
    const live = await sessions.findLive(request.caller.userId, request.sessionToken);
    return { data: { list: live.map(sessionResponse) } };
  });

  route(app, endpoints.sessionClose, async ({ body, request }) => {
    const { userId, name } = request.caller;
    await db.transaction(async (tx) => {
      const isClosed = await createSessionsRepository({ db: tx, clock }).closeOne(userId, body.id);
      if (!isClosed) throw new DomainError('not_found');
      await recordAudit(tx, { action: 'sessionEnd', object: { id: userId, name } });
      // the event stream of the device ends at once
      await notifyMessages(tx, userId);
    });
    return { data: null };
  });

  route(app, endpoints.getSignInOptions, () =>
    Promise.resolve({ data: { ssoOrigin: config.ssoOrigin ?? null } }),
  );
}
