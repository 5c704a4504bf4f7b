import type { FastifyRequest } from 'fastify';
import { runAs, type Actor } from './audit-context';
import type { AuditDeclaration } from './audit-declaration';

const visitor: Actor = { kind: 'visitor', id: null, name: '' };

/** Runs the work of a request: audit records name its user and its origin. */
export function runAsClient<Result>(
  { identity, ip, headers }: FastifyRequest,
  declared: AuditDeclaration,
  work: () => Result,
): Result {
  const caller = identity?.caller;
  const actor: Actor = caller ? { kind: 'user', id: caller.userId, name: caller.name } : visitor;
  return runAs({ actor, address: ip, userAgent: headers['user-agent'] ?? null, declared }, work);
}
