import * as z from 'zod/mini';
import { auditActions, auditFields, auditObjects } from './audit-actions';
import { defineEndpoint, type FileEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { exportFormats } from './reports/exports';

/**
 * Kinds of actors. `command`: a person with access to the server's machine; `server`: the server itself; `visitor`: a person who is not
 * logged in.
 */
export const auditActorKinds = ['user', 'command', 'server', 'visitor'] as const;
/** Kind of an actor. */
export type AuditActorKind = (typeof auditActorKinds)[number];

const valueSchema = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
/** The value of a field before or after a change. */
export type AuditValue = z.infer<typeof valueSchema>;

const valuesSchema = z.partialRecord(z.enum(auditFields), valueSchema);
/** Values of the fields that a change affected. */
export type AuditValues = z.infer<typeof valuesSchema>;

/** A record of the audit log. */
const auditRecordSchema = z.object({
  id: z.uuid(),
  /** Position in the log, from 1, without gaps. */
  number: z.int().check(z.minimum(1)),
  time: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: z.object({ kind: z.enum(auditActorKinds), id: z.nullable(z.string()), name: z.string() }),
  object: z.object({ type: z.enum(auditObjects), id: z.nullable(z.string()), name: z.string() }),
  /** Accounts that the record concerns. */
  accountIds: z.array(z.int()),
  /** Address of the client; null without a request. */
  address: z.nullable(z.string()),
  /** Device of the client, such as `Chrome · macOS`; null if unknown. */
  device: z.nullable(z.string()),
  /** Values before; null if there were none. */
  before: z.nullable(valuesSchema),
  /** Values after; null if nothing remains. */
  after: z.nullable(valuesSchema),
  /** SHA-256 of the record and of the one before it, as hex. */
  hash: z.string(),
});
/** A record of the audit log. */
export type AuditRecord = z.infer<typeof auditRecordSchema>;

/** Filters of the audit log. */
export const auditQuerySchema = z.object({
  /** Days in the time zone of the workspace, both included. */
  beginDate: z.optional(z.iso.date()),
  endDate: z.optional(z.iso.date()),
  /** Part of the actor's name; case does not matter. */
  user: z.optional(z.string().check(z.maxLength(100))),
  action: z.optional(z.enum(auditActions)),
  objectType: z.optional(z.enum(auditObjects)),
  /** Part of the object's name, case does not matter, or its id. */
  object: z.optional(z.string().check(z.maxLength(100))),
  /** One of the caller's accounts. */
  concernedAccountId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
});
/** Filters of the audit log. */
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const access = { permission: 'system:audit:view' } as const;
const base = '/marketing/api/v1/system/audit';
const common = {
  access,
  account: 'none',
} as const;

/** Lists records, newest first. Records about accounts that the caller may not see are left out. */
export const auditList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns the records of the audit log, newest first.',
  body: z.object({ page: z.optional(pageRequestSchema()), query: z.optional(auditQuerySchema) }),
  data: z.object({ list: z.array(auditRecordSchema) }),
  paged: true,
  heavy: false,
});

/** One record. Errors: 404, also for records that `auditList` leaves out. */
export const auditDetail = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary: 'Returns one record of the audit log.',
  body: z.object({ id: z.uuid() }),
  data: auditRecordSchema,
  paged: false,
  heavy: false,
});

/** Maximum number of rows in a file of the audit log: the newest that match the filters. */
export const maxAuditFileRows = 100_000;

/** The records as a file, in the caller's language. The request is also recorded. */
export const auditFile = {
  path: `${base}/export`,
  access,
  body: z.object({
    query: z.optional(auditQuerySchema),
    format: z._default(z.enum(exportFormats), 'xlsx'),
  }),
  heavy: false,
} as const satisfies FileEndpoint;
