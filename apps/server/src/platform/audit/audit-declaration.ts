import type { AuditAction, Endpoint } from '@meridian/api-client/contract';

/**
 * What an endpoint leaves in the audit log. `read`: it changes nothing; a list: its actions; `none`: it changes something
 * that is not recorded, for this reason.
 */
export type AuditDeclaration = 'read' | readonly AuditAction[] | { none: string };

export const ownSetting = { none: 'a setting of one’s own' };

declare module 'fastify' {
  interface FastifyInstance {
    /** What the endpoints of a module leave in the audit log. */
    audits: ReadonlyMap<Endpoint, AuditDeclaration>;
  }
}
