import type { SheetField, SheetKind } from '@meridian/api-client/contract';
import type { StoredRowChange, StoredSheetColumn } from '../../../platform/db/schema';
import type { RowProblem } from './problem';
import type { KeyOf, RecordValues, Reference, StoredSheetRecord } from './record';

/** What rows of a file are compared with. */
export interface PlanContext {
  kind: SheetKind;
  columns: readonly StoredSheetColumn[];
  /** Stored records by the key of their name or number. */
  stored: ReadonlyMap<string, StoredSheetRecord>;
  /** Customers of companies, or companies of accounts, by the key of their name. */
  references: ReadonlyMap<string, Reference>;
  keyOf: KeyOf;
  /** Values of a new record where a file has none. */
  defaults: RecordValues;
  now: Date;
}

/** The texts of a row by field; blank ones are left out. */
export type RowTexts = ReadonlyMap<SheetField, string>;

/** A part of a record: what it sets, and what becomes of its fields. */
export interface PlannedPart {
  values: RecordValues;
  changes: StoredRowChange[];
  problems: RowProblem[];
}
