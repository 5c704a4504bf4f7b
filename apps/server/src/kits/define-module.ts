import type { EndpointId } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditDeclaration } from '../platform/audit';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/db';
import type { FileStore } from '../platform/files';
import type { Job } from '../platform/jobs';
import type { SpreadsheetTemplate } from './workbooks/templates-route';

/** What removes what is past its retention works with. */
export interface HousekeepingDependencies {
  db: Database;
  files: Pick<FileStore, 'remove'>;
  clock: Pick<Clock, 'now'>;
  /** Time for which a superseded load can be brought back by an undo, and an uploaded file be downloaded. */
  retentionDays: number;
}

/** Files of the store, each with a record. */
export interface StoredFiles {
  /** Name of the table of the records in the database; its key is `id`. */
  table: string;
  /** Key of the file, given the id of its record. */
  keyOf: (id: string) => string;
}

/** A topic of the server, as `modules/index.ts` lists it. */
export interface Module<Dependencies> {
  /** Registers the routes of the endpoints in `audits`, and those of files. */
  routes: (app: FastifyInstance, deps: Dependencies) => void;
  /** The endpoints of the module, each with what it leaves in the audit log. */
  audits: { readonly [Id in EndpointId]?: AuditDeclaration };
  /** Queues and the work on them. */
  jobs?: readonly Job<Dependencies>[];
  /** Removes what is past its retention, once a day. */
  housekeeping?: (deps: HousekeepingDependencies) => Promise<void>;
  /** Files whose record the module has; those without a record are removed. */
  files?: readonly StoredFiles[];
  /** Workbooks to fill in. */
  templates?: readonly SpreadsheetTemplate[];
}

/** Defines a module and infers the names of its endpoints and queues. */
export function defineModule<const M extends Module<never>>(module: M): M {
  return module;
}
