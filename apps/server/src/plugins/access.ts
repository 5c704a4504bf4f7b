import { channels, hasPermission, type Access } from '@meridian/api-client/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readAccountId, readAccountIds, readChannel, resolveAccountScope } from '../lib/account-scope';
import type { Caller } from '../lib/caller';
import { DomainError } from '../lib/domain-error';
import { requestedLanguage } from './language';

declare module 'fastify' {
  interface FastifyRequest {
    /** Token of the session, as the header carries it. Throws `login_expired` where nobody is signed in. */
    sessionToken: string;
    /** Who calls. Throws `login_expired` where nobody is signed in, so a public route cannot use it by mistake. */
    caller: Caller;
    /** Accounts that the call works on. Throws where the call has no account or it is not known yet. */
    accountScope: readonly number[];
    identity: { token: string; caller: Caller } | null;
    checkedScope: readonly number[] | null;
  }
}

export interface AccessOptions {
  /** The owner of a live session, asked anew for every request: a removed grant counts at once. */
  findCaller: (token: string) => Promise<Caller | null>;
}

/**
 * Decides who may go on. First, before any of the body is read: header token → session → user → permission.
 * Then, before the body is validated: the account that the body chooses must be the caller's. The fields of a
 * multipart body come later; its handler calls `resolveAccountScope` itself.
 *
 * The token counts only in the header `token`: a browser adds it to no request by itself, so no other site can make
 * a call in the user's name (docs/adr/0003). A Bearer beside it must be the same token.
 */
export const accessControl = fp<AccessOptions>((app, { findCaller }, done) => {
  app.decorateRequest('identity', null);
  app.decorateRequest('checkedScope', null);
  app.decorateRequest('sessionToken', { getter: sessionTokenOf });
  app.decorateRequest('caller', { getter: callerOf });
  app.decorateRequest('accountScope', { getter: accountScopeOf });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    const token = tokenOf(request);
    const caller = token === null ? null : await findCaller(token);
    if (token === null || caller === null) throw new DomainError('login_expired');
    request.identity = { token, caller };
    request.language = requestedLanguage(request) ?? caller.language;
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
      const chosen = readAccountIds(body).flatMap((id) => resolveAccountScope(caller, endpoint, id));
      request.checkedScope = chosen.length === 0 ? scope : scope.filter((id) => chosen.includes(id));
    }
    next();
  });
  done();
});

/** What can be said before the body is read: a permission by channel needs one of them at least. */
function passesBeforeBody({ permissions }: Caller, access: Exclude<Access, string>): boolean {
  if ('permission' in access) return hasPermission(permissions, access.permission);
  return channels.some((channel) => hasPermission(permissions, access.permissionByChannel[channel]));
}

function tokenOf({ headers }: FastifyRequest): string | null {
  const { token, authorization = '' } = headers;
  if (typeof token !== 'string' || token === '') return null;
  const bearer = /^bearer\s+(.*)$/i.exec(authorization)?.[1];
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
  if (this.checkedScope === null) throw new Error('This call has no checked account.');
  return this.checkedScope;
}
