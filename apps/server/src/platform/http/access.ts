import {
  channels,
  hasEveryPermission,
  hasPermission,
  type Access,
  type SessionEndReason,
  type SignInStep,
} from '@meridian/api-client/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { poolUses } from '../db';
import { readAccountId, readAccountIds, readChannel, resolveAccountScope } from '../lib/account-scope';
import type { Caller } from '../lib/caller';
import { DomainError } from '../lib/domain-error';
import { createFairQueue } from '../lib/fair-queue';
import { maxInFlight } from './fair-use';
import { requestedLanguage } from './language';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session token from the header. Throws `login_expired` without a session. */
    sessionToken: string;
    /** The logged-in user. Throws `login_expired` without a session, so that public routes cannot use it by mistake. */
    caller: Caller;
    /** Account ids of the request. Throws if the endpoint has none, or before they are checked. */
    accountScope: readonly number[];
    identity: { token: string; caller: Caller } | null;
    checkedScope: readonly number[] | null;
  }
}

export interface AccessOptions {
  /** The user of an active session. Queried for every request, so that a removed grant takes effect immediately. */
  findCaller: (token: string) => Promise<Caller | null>;
  /** Why the session of a token ended; null if it expired. */
  findEnd: (token: string) => Promise<SessionEndReason | null>;
}

/** Concurrent token checks per session: a session with many requests must not delay the others. */
const checksPerSession = 2;

/**
 * Checks access. Before the body is read: header token, session, user, pending login step, permission. Before the body
 * is validated: the account in the body must be one of the user's. Handlers of multipart bodies call
 * `resolveAccountScope` themselves, because their fields are parsed later.
 *
 * Only the header `token` counts: browsers never add it on their own, so another site cannot send a request as the user
 * (docs/adr/0003). A Bearer token beside it must be the same.
 */
export const accessControl = fp<AccessOptions>((app, { findCaller, findEnd }, done) => {
  app.decorateRequest('identity', null);
  app.decorateRequest('checkedScope', null);
  app.decorateRequest('sessionToken', { getter: sessionTokenOf });
  app.decorateRequest('caller', { getter: callerOf });
  app.decorateRequest('accountScope', { getter: accountScopeOf });

  const checks = createFairQueue({
    perUser: checksPerSession,
    total: poolUses.identity.maxConnections,
    waitingPerUser: maxInFlight,
    waitMs: poolUses.identity.statementTimeoutMs,
    rejectAfterMs: 0,
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    const token = tokenOf(request);
    const caller = token === null ? null : await checks.run(token, () => findCaller(token));
    if (token === null) throw new DomainError('login_expired');
    if (caller === null) throw sessionError(await checks.run(token, () => findEnd(token)));
    request.identity = { token, caller };
    request.language = requestedLanguage(request) ?? caller.language;
    const { endpoint, allowedDuring = endpoint?.allowedDuring ?? [] } = request.routeOptions.config;
    const { pendingStep } = caller;
    if (pendingStep !== null && !allowedDuring.includes(pendingStep))
      throw new DomainError('not_allowed', {}, { messageKey: messageOfStep[pendingStep] });
    if (access !== 'session' && (access === undefined || !passesBeforeBody(caller, access))) {
      throw new DomainError('not_allowed');
    }
  });

  app.addHook('preValidation', (request, _reply, next) => {
    const { access, endpoint } = request.routeOptions.config;
    if (typeof access === 'object' && 'permissionByChannel' in access) {
      const permission = access.permissionByChannel[readChannel(request.body)];
      if (!hasPermission(request.caller.permissions, permission)) throw new DomainError('not_allowed');
    }
    if (endpoint !== undefined && endpoint.account !== 'none' && endpoint.bodyKind === 'json') {
      const { caller, body } = request;
      const scope = resolveAccountScope(caller, endpoint, readAccountId(body));
      const selected = new Set(
        readAccountIds(body).flatMap((id) => resolveAccountScope(caller, endpoint, id)),
      );
      request.checkedScope = selected.size === 0 ? scope : scope.filter((id) => selected.has(id));
    }
    next();
  });
  done();
});

const messageOfStep = {
  password: 'password_must_change',
  secondFactor: 'second_factor_needed',
} as const satisfies Record<SignInStep, string>;

function sessionError(reason: SessionEndReason | null): DomainError {
  if (reason === null) return new DomainError('login_expired');
  return new DomainError('login_expired', {}, { data: { reason }, messageKey: `session_${reason}` });
}

/** The check before the body is read: of permissions per channel, the user must have at least one. */
function passesBeforeBody({ permissions }: Caller, access: Exclude<Access, string>): boolean {
  if ('permission' in access) return hasEveryPermission(permissions, [access.permission].flat());
  return channels.some((channel) => hasPermission(permissions, access.permissionByChannel[channel]));
}

function tokenOf({ headers }: FastifyRequest): string | null {
  const { token, authorization = '' } = headers;
  if (typeof token !== 'string' || token === '') return null;
  const bearer = /^bearer\s+(\S.*)?$/i.exec(authorization)?.[1];
  return bearer === undefined || bearer === token ? token : null;
}

function sessionTokenOf(this: FastifyRequest): string {
  if (this.identity === null) throw new DomainError('login_expired');
  return this.identity.token;
}

function callerOf(this: FastifyRequest): Caller {
  if (this.identity === null) throw new DomainError('login_expired');
  return this.identity.caller;
}

function accountScopeOf(this: FastifyRequest): readonly number[] {
  if (this.checkedScope === null) throw new Error('The account of this request hasn’t been checked.');
  return this.checkedScope;
}
