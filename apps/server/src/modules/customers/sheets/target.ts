import type { SheetKind } from '@meridian/api-client/contract';
import type { recordAllAudits } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import type { RecordChange } from '../records.service';
import type { KeyOf, RecordValues, Reference, StoredSheetRecord } from './record';

/** A row whose record is written. */
export interface WrittenRow {
  row: number;
  name: string;
  /** Null for a new record. */
  recordId: string | null;
  version: number | null;
  values: RecordValues;
}

export type AuditEvents = Parameters<typeof recordAllAudits>[1];

/** Reads and writes one kind of record for imports from spreadsheets. */
export interface SheetTarget {
  kind: SheetKind;
  keyOf: KeyOf;
  defaults: RecordValues;
  /** Stored records by the key of their name or number. */
  findStored(db: Database, keys: readonly string[]): Promise<Map<string, StoredSheetRecord>>;
  /** Referenced records by the key of their name. */
  findReferences(db: Database, keys: readonly string[]): Promise<Map<string, Reference>>;
  /** Locks stored records against other changes. */
  lockStored(tx: Database, ids: readonly string[]): Promise<void>;
  /** Referenced records by id, locked against deletion. */
  lockReferences(tx: Database, ids: readonly string[]): Promise<Map<string, Reference>>;
  /** Id of the referenced record. */
  referenceOf(values: RecordValues): string | null | undefined;
  /** Writes records that are new or locked. Returns records for the audit log. Errors: unique violations. */
  write(
    tx: Database,
    rows: readonly WrittenRow[],
    context: {
      change: RecordChange;
      before: ReadonlyMap<string, StoredSheetRecord>;
      references: ReadonlyMap<string, Reference>;
    },
  ): Promise<AuditEvents>;
}

/** Rows per statement, whose parameters are limited. */
const rowsAtOnce = 1_000;

export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

/**
 * Returns a value that every record of a kind has. Errors: for a missing value, which is a bug, because such rows are
 * invalid.
 */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A row without a required value was planned to be written.');
  return value;
}
