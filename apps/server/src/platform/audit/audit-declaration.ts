import type { AuditAction, Endpoint } from '@meridian/api-client/contract';

/**
 * Declares an endpoint's records in the audit log. `read`: the endpoint changes nothing; a list: the actions that it
 * records; `none`: it makes a change that is not recorded, and why.
 */
export type AuditDeclaration = 'read' | readonly AuditAction[] | { none: string };

export const ownSetting = { none: 'a setting of one’s own' };

declare module 'fastify' {
  interface FastifyInstance {
    /** Audit declarations of a module's endpoints. */
    audits: ReadonlyMap<Endpoint, AuditDeclaration>;
  }
}
