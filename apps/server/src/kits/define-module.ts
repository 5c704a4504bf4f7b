import type { EndpointId } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AuditDeclaration } from '../platform/audit';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/db';
import type { FileStore } from '../platform/files';
import type { Job } from '../platform/jobs';
import type { SpreadsheetTemplate } from './workbooks/templates-route';

/** Dependencies of the daily deletion of expired data. */
export interface HousekeepingDependencies {
  db: Database;
  files: Pick<FileStore, 'remove'>;
  clock: Pick<Clock, 'now'>;
  /** Retention in days: how long an undo can restore a replaced load, and an uploaded file can be downloaded. */
  retentionDays: number;
}

/** A kind of file in the file store, each with a record in the database. */
export interface StoredFiles {
  /** Database table of the records; its primary key is `id`. */
  table: string;
  /** File key for the id of a record. */
  keyOf: (id: string) => string;
}

/** A topic of the server, listed in `modules/index.ts`. */
export interface Module<Dependencies> {
  /** Name of its folder. */
  name: string;
  /** Registers the routes of the endpoints in `audits`, and of files. */
  routes: (app: FastifyInstance, deps: Dependencies) => void;
  /** The module's endpoints, each with its audit declaration. */
  audits: { readonly [Id in EndpointId]?: AuditDeclaration };
  /** Queues and their handlers. */
  jobs?: readonly Job<Dependencies>[];
  /** Deletes expired data once a day. */
  housekeeping?: (deps: HousekeepingDependencies) => Promise<void>;
  /** Files that belong to records of the module; files without a record are deleted. */
  files?: readonly StoredFiles[];
  /** Templates of workbooks that users fill in. */
  templates?: readonly SpreadsheetTemplate[];
}

/** Defines a module; infers the names of its endpoints and queues. */
export function defineModule<const M extends Module<never>>(module: M): M {
  return module;
}
