import type { SheetField, SheetKind } from '@meridian/api-client/contract';
import type { StoredRowChange, StoredSheetColumn } from '../../../platform/db/schema';
import type { RowProblem } from './problem';
import type { KeyOf, RecordValues, Reference, StoredSheetRecord } from './record';

/** Records with which the rows of a file are compared. */
export interface PlanContext {
  kind: SheetKind;
  columns: readonly StoredSheetColumn[];
  /** Stored records by the key of their name or number. */
  stored: ReadonlyMap<string, StoredSheetRecord>;
  /** Customers of companies, or companies of accounts, by the key of their name. */
  references: ReadonlyMap<string, Reference>;
  keyOf: KeyOf;
  /** Values of a new record that the file lacks. */
  defaults: RecordValues;
  now: Date;
}

/** Texts of a row by field, without blank ones. */
export type RowTexts = ReadonlyMap<SheetField, string>;

/** A planned part of a record: values to write, and changes of its fields. */
export interface PlannedPart {
  values: RecordValues;
  changes: StoredRowChange[];
  problems: RowProblem[];
}
