import type { AuditActorKind } from '@meridian/api-client/contract';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditDeclaration } from './audit-declaration';

/** The author of an audit record: a user, a command or the server itself. */
export interface Actor {
  kind: AuditActorKind;
  id: string | null;
  name: string;
}

/** Actor and origin of every record that is written in this context. */
export interface AuditContext {
  actor: Actor;
  address: string | null;
  userAgent: string | null;
  /** The audit declaration of the requested endpoint; absent outside of requests. */
  declared?: AuditDeclaration;
}

const storage = new AsyncLocalStorage<AuditContext>();
const byServer: AuditContext = {
  actor: { kind: 'server', id: null, name: '' },
  address: null,
  userAgent: null,
};

/** A command on the server's machine. */
export const byCommand: AuditContext = { ...byServer, actor: { kind: 'command', id: null, name: '' } };

/** Runs work whose records name this actor and origin. */
export function runAs<Result>(context: AuditContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** The context of the current request or command; otherwise the server itself. */
export function currentAudit(): AuditContext {
  return storage.getStore() ?? byServer;
}
