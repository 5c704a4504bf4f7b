import type { AuditActorKind } from '@meridian/api-client/contract';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditDeclaration } from './audit-declaration';

/** Who acts. */
export interface Actor {
  kind: AuditActorKind;
  id: string | null;
  name: string;
}

/** Who acts from where, for every record that is written meanwhile. */
export interface AuditContext {
  actor: Actor;
  address: string | null;
  userAgent: string | null;
  /** What the endpoint of the request declares; absent outside of requests. */
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

/** Who acts at the moment; the server itself outside of requests and commands. */
export function currentAudit(): AuditContext {
  return storage.getStore() ?? byServer;
}
