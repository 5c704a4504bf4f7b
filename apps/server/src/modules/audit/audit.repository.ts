import {
  auditActions,
  auditObjectOf,
  defaultTimeZone,
  type AuditObject,
  type AuditQuery,
  type AuditRecord,
} from '@meridian/api-client/contract';
import { and, count, desc, eq, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { describeDevice } from '../../kits/identity/describe-device';
import type { Database } from '../../platform/db';
import { accounts, auditLinks, auditRecords } from '../../platform/db/schema';

/** Accounts whose records are visible; `all` includes deleted accounts. */
export type VisibleAccounts = readonly number[] | 'all';

export interface AuditFilter extends AuditQuery {
  visible: VisibleAccounts;
}

/** Reads records of the audit log, newest first. */
export function createAuditRepository(db: Database) {
  const select = (where: SQL | undefined) =>
    db
      .select({ record: auditRecords, number: auditLinks.number, hash: auditLinks.hash })
      .from(auditLinks)
      .innerJoin(auditRecords, eq(auditRecords.id, auditLinks.recordId))
      .where(where)
      .orderBy(desc(auditLinks.number));

  return {
    async list(
      filter: AuditFilter,
      { size, offset }: { size: number; offset: number },
    ): Promise<{ list: AuditRecord[]; totalCount: number }> {
      const where = conditionOf(filter);
      const rows = await select(where).limit(size).offset(offset);
      const [total] = await db.select({ value: count() }).from(auditRecords).where(where);
      return { list: rows.map(toRecord), totalCount: total?.value ?? 0 };
    },

    async find(id: string, visible: VisibleAccounts): Promise<AuditRecord | undefined> {
      const [row] = await select(and(eq(auditRecords.id, id), conditionOf({ visible })));
      return row && toRecord(row);
    },

    /** Records before a number, in batches. */
    async *batches(
      filter: AuditFilter,
      { size, limit }: { size: number; limit: number },
    ): AsyncGenerator<AuditRecord[]> {
      let before: number | undefined;
      for (let left = limit; left > 0; left -= size) {
        const older = before === undefined ? undefined : lt(auditLinks.number, before);
        const rows = await select(and(conditionOf(filter), older)).limit(Math.min(size, left));
        if (rows.length > 0) yield rows.map(toRecord);
        if (rows.length < size) return;
        before = rows.at(-1)?.number;
      }
    },

    /** Account numbers by id. */
    async accountNumbers(): Promise<ReadonlyMap<number, string>> {
      const rows = await db.select({ id: accounts.accountId, no: accounts.accountNo }).from(accounts);
      return new Map(rows.map(({ id, no }) => [id, no]));
    },
  };
}

function conditionOf(filter: AuditFilter): SQL | undefined {
  const { visible, beginDate, endDate, user, action, objectType, object, concernedAccountId } = filter;
  const { time, accountIds, actorName, objectName, objectId } = auditRecords;
  const startOf = (day: string) => sql`${day}::date::timestamp at time zone ${defaultTimeZone}`;
  return and(
    visible === 'all' ? undefined : sql`${accountIds} <@ ${sql.param([...visible])}::int[]`,
    beginDate === undefined ? undefined : sql`${time} >= ${startOf(beginDate)}`,
    endDate === undefined ? undefined : sql`${time} < ${startOf(endDate)} + interval '1 day'`,
    user ? ilike(actorName, containing(user)) : undefined,
    action && eq(auditRecords.action, action),
    objectType && inArray(auditRecords.action, actionsOn(objectType)),
    object ? or(ilike(objectName, containing(object)), eq(objectId, object)) : undefined,
    concernedAccountId === undefined
      ? undefined
      : sql`${accountIds} @> ${sql.param([concernedAccountId])}::int[]`,
  );
}

/** The actions on objects of a type. */
const actionsOn = (type: AuditObject) => auditActions.filter((action) => auditObjectOf[action] === type);

/** LIKE pattern for texts that contain `text`. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

interface AuditRow {
  record: typeof auditRecords.$inferSelect;
  number: number;
  hash: Buffer;
}

function toRecord({ record, number, hash }: AuditRow): AuditRecord {
  const { id, time, action, accountIds, address, userAgent, before, after } = record;
  const { browser, system } = describeDevice(userAgent);
  return {
    id,
    number,
    action,
    accountIds,
    address,
    before,
    after,
    time: time.toISOString(),
    actor: { kind: record.actorKind, id: record.actorId, name: record.actorName },
    // older records of an action may have stored another type
    object: { type: auditObjectOf[action], id: record.objectId, name: record.objectName },
    device: [browser, system].filter((part) => part !== null).join(' · ') || null,
    hash: hash.toString('hex'),
  };
}
