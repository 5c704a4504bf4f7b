import type { AuditValues, DependentCounts, ErrorName, RecordState } from '@meridian/api-client/contract';
import { changedValues, recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { isUniqueViolation } from '../../platform/db/unique-violation';
import { DomainError } from '../../platform/lib/domain-error';
import type { Sort } from '../../platform/lib/paging';

/** A record in a specific version. */
export interface RecordVersion<Id> {
  id: Id;
  version: number;
}

/** User and time of a change. */
export interface RecordChange {
  by: string;
  at: Date;
}

/** Filter that the lists of all kinds of records have. */
export interface RecordQuery {
  text?: string | undefined;
  state: RecordState;
}

/** A page of a list of records. */
export interface RecordPageRequest<Key extends string> {
  sort: Sort<Key> | undefined;
  size: number;
  offset: number;
}

/** Rows of one kind of record. */
export interface RecordRepository<Id, Row, Values> {
  find(id: Id): Promise<Row | undefined>;
  /** Returns the id of a new row; undefined if the given id exists. Errors: unique violations. */
  add(values: Values, change: RecordChange): Promise<Id | undefined>;
  /** Returns false unless the row has this version. Errors: unique violations. */
  update(version: RecordVersion<Id>, values: Values, change: RecordChange): Promise<boolean>;
  /** Returns false unless the row has this version. */
  archive(version: RecordVersion<Id>, isArchived: boolean, change: RecordChange): Promise<boolean>;
  /** Locks the row against new references to it. Returns its version; undefined without a row. */
  lock(id: Id): Promise<number | undefined>;
  remove(id: Id): Promise<void>;
  countDependents(id: Id): Promise<DependentCounts>;
}

/** Description of one kind of record for the audit log. */
export interface AuditedRecords<Row> {
  kind: 'customer' | 'company' | 'account';
  describe: (row: Row) => { name: string; accountIds?: readonly number[]; values: AuditValues };
}

export interface RecordsServiceOptions<Id, Row, Values> {
  db: Database;
  clock: Pick<Clock, 'now'>;
  repositoryOf: (db: Database) => RecordRepository<Id, Row, Values>;
  audited: AuditedRecords<Row>;
  /** Error for a name or number that another record has. */
  repeated: ErrorName;
  /** Checks references in the values. Errors: `invalid_request`. */
  check?: (tx: Database, values: Values) => Promise<void>;
  /** Runs in the transaction that creates a record. */
  onAdded?: (tx: Database, id: Id, userId: string) => Promise<void>;
}

/**
 * Saves, archives and deletes records. Each change is one transaction; a change to an outdated version is rejected with
 * `conflict` and the stored record.
 */
export function createRecordsService<
  Id extends string | number,
  Row extends { version: number },
  Values extends object,
>({
  db,
  clock,
  repositoryOf,
  audited: { kind, describe },
  repeated,
  check,
  onAdded,
}: RecordsServiceOptions<Id, Row, Values>) {
  const changeOf = (by: string): RecordChange => ({ by, at: clock.now() });

  async function find(id: Id, tx: Database = db): Promise<Row> {
    const row = await repositoryOf(tx).find(id);
    if (row === undefined) throw new DomainError('not_found');
    return row;
  }

  /** Errors: `not_found`, otherwise `conflict` with the stored record. */
  async function rejectStale(tx: Database, id: Id): Promise<never> {
    throw new DomainError('conflict', {}, { data: await find(id, tx) });
  }

  /** The record in this version. A later change checks the version again. Errors: `not_found`, `conflict`. */
  async function findVersion(tx: Database, { id, version }: RecordVersion<Id>): Promise<Row> {
    const row = await find(id, tx);
    if (row.version !== version) throw new DomainError('conflict', {}, { data: row });
    return row;
  }

  const objectOf = (id: Id, row: Row) => {
    const { name, accountIds = [] } = describe(row);
    return { object: { id, name }, accountIds };
  };

  async function inTransaction<T>(run: (tx: Database) => Promise<T>): Promise<T> {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError(repeated, {}, { cause: error });
      throw error;
    }
  }

  /** Creates a record. Errors: `conflict` for an existing id, `repeated`, those of `check`. */
  const add = (values: Values, id: Id | undefined, userId: string): Promise<Row> =>
    inTransaction(async (tx) => {
      await check?.(tx, values);
      const added = await repositoryOf(tx).add(values, changeOf(userId));
      if (added === undefined) {
        if (id === undefined) throw new DomainError(repeated);
        return rejectStale(tx, id);
      }
      await onAdded?.(tx, added, userId);
      const row = await find(added, tx);
      const after = describe(row).values;
      await recordAudit(tx, { action: `${kind}Create`, ...objectOf(added, row), after });
      return row;
    });

  /** Errors: `not_found`, `conflict`, `repeated`, those of `check`. */
  const update = (version: RecordVersion<Id>, values: Values, userId: string): Promise<Row> =>
    inTransaction(async (tx) => {
      await check?.(tx, values);
      const before = await findVersion(tx, version);
      const isSaved = await repositoryOf(tx).update(version, values, changeOf(userId));
      if (!isSaved) return rejectStale(tx, version.id);
      const row = await find(version.id, tx);
      const changed = changedValues(describe(before).values, describe(row).values);
      await recordAudit(tx, { action: `${kind}Change`, ...objectOf(version.id, row), ...changed });
      return row;
    });

  return {
    find,
    findVersion,
    rejectStale,
    objectOf,

    async detail(id: Id): Promise<Row & { dependents: DependentCounts }> {
      return { ...(await find(id)), dependents: await repositoryOf(db).countDependents(id) };
    },

    add,
    update,

    /** Creates a record with an id of the caller, or updates a version of it. Errors: those of `add` and `update`. */
    save: (
      values: Values,
      { id, version }: { id: Id; version: number | undefined },
      userId: string,
    ): Promise<Row> =>
      version === undefined ? add(values, id, userId) : update({ id, version }, values, userId),

    /** Errors: `not_found`, `conflict`. */
    archive: (
      { isArchived, ...version }: RecordVersion<Id> & { isArchived: boolean },
      userId: string,
    ): Promise<Row> =>
      inTransaction(async (tx) => {
        const isSaved = await repositoryOf(tx).archive(version, isArchived, changeOf(userId));
        if (!isSaved) return rejectStale(tx, version.id);
        const row = await find(version.id, tx);
        await recordAudit(tx, {
          action: isArchived ? `${kind}Archive` : `${kind}Restore`,
          ...objectOf(version.id, row),
        });
        return row;
      }),

    /** Errors: `not_found`, `conflict`, `record_in_use` with the number of dependent records. */
    remove: (version: RecordVersion<Id>): Promise<void> =>
      inTransaction(async (tx) => {
        const { id } = version;
        const records = repositoryOf(tx);
        const stored = await records.lock(id);
        if (stored !== version.version) return rejectStale(tx, id);
        const row = await find(id, tx);
        const dependents = await records.countDependents(id);
        if (Object.keys(dependents).length > 0)
          throw new DomainError('record_in_use', {}, { data: dependents });
        await records.remove(id);
        const before = describe(row).values;
        await recordAudit(tx, { action: `${kind}Delete`, ...objectOf(id, row), before });
      }),
  };
}
