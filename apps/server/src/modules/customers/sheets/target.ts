import type { SheetKind } from '@meridian/api-client/contract';
import type { recordAllAudits } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import type { RecordChange } from '../records.service';
import type { KeyOf, RecordValues, Reference, StoredSheetRecord } from './record';

/** A row whose record is written. */
export interface WrittenRow {
  row: number;
  name: string;
  /** null: a new record. */
  recordId: string | null;
  version: number | null;
  values: RecordValues;
}

export type AuditEvents = Parameters<typeof recordAllAudits>[1];

/** The records of one kind, as rows of spreadsheets are compared with them and written to them. */
export interface SheetTarget {
  kind: SheetKind;
  keyOf: KeyOf;
  defaults: RecordValues;
  /** Stored records by the keys of their names or numbers. */
  findStored(db: Database, keys: readonly string[]): Promise<Map<string, StoredSheetRecord>>;
  /** What the records belong to, by the keys of its names. */
  findReferences(db: Database, keys: readonly string[]): Promise<Map<string, Reference>>;
  /** Locks stored records against other changes. */
  lockStored(tx: Database, ids: readonly string[]): Promise<void>;
  /** What the records belong to, locked against deletion; by id. */
  lockReferences(tx: Database, ids: readonly string[]): Promise<Map<string, Reference>>;
  /** The id of what a record belongs to. */
  referenceOf(values: RecordValues): string | null | undefined;
  /**
   * Writes records that are locked, or that do not exist. Returns what to record in the audit log. Errors: unique violations.
   */
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

/** Rows that are written by one statement: its parameters are limited. */
const rowsAtOnce = 1_000;

export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
}

/** A value that every record of a kind has. Errors: a bug, since rows without it are wrong. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A row without a required value was planned to be written.');
  return value;
}
