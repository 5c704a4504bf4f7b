import type { AuditAction, AuditActorKind, AuditObject, AuditValues } from '@meridian/api-client/contract';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The audit log: actor, action, object and time. Triggers reject any change to a record, and link it to the chain when
 * the transaction commits (docs/adr/0029). No foreign keys, so that the named objects can be deleted.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    time: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
    action: text('action').$type<AuditAction>().notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    objectType: text('object_type').$type<AuditObject>().notNull(),
    objectId: text('object_id'),
    objectName: text('object_name').notNull(),
    accountIds: integer('account_ids').array().notNull(),
    /** IP address of the client; null without a request. */
    address: text('address'),
    userAgent: text('user_agent'),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
  },
  (table) => [
    index('audit_records_object').on(table.objectType, table.objectId),
    index('audit_records_time').on(table.time),
  ],
);

/**
 * The hash chain of the records, in commit order. A hash covers the record, its number and the previous hash. No
 * foreign key: its check would need the right to change records.
 */
export const auditLinks = pgTable('audit_links', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  recordId: uuid('record_id').notNull().unique(),
  hash: bytea('hash').notNull(),
});
