import {
  sheetFieldsOf,
  type MappedColumns,
  type RememberedColumn,
  type SheetField,
  type SheetKind,
} from '@meridian/api-client/contract';
import { findHelperColumn } from '@meridian/draft-editor/workbooks';
import { headKeyOf } from '../../../kits/workbooks/heads/head-key';
import type { StoredSheetColumn } from '../../../platform/db/schema';
import { invalidField } from '../../../platform/lib/domain-error';
import { findField } from './fields';

/** A user's column mappings by `headKeyOf`; null: the column is ignored. */
export type HeadDecisions = ReadonlyMap<string, SheetField | null>;

/** Maps columns to fields: first by the user's mappings, then by their headers. No field is mapped twice. */
export function sheetColumnsOf(
  kind: SheetKind,
  heads: readonly string[],
  decisions: HeadDecisions,
): StoredSheetColumn[] {
  const taken = new Set<SheetField>();
  const decided = heads.map((head): StoredSheetColumn | undefined => {
    const field = decisions.get(headKeyOf(head));
    if (field === undefined) return undefined;
    const isFree = field !== null && !taken.has(field);
    if (isFree) taken.add(field);
    return { head, field: isFree ? field : null, isByHand: true };
  });
  return heads.map((head, index) => {
    const byHand = decided[index];
    if (byHand !== undefined) return byHand;
    const named = findField(kind, head);
    return { head, field: named === undefined || taken.has(named) ? null : named };
  });
}

/** Columns of a file that the user mapped. */
export const mappedByHand = (columns: readonly StoredSheetColumn[]): RememberedColumn[] =>
  columns.flatMap(({ head, field, isByHand }) => (isByHand === true ? [{ head, field }] : []));

/** Column mappings, without those to fields that this kind of record lacks. */
export function decisionsOf(kind: SheetKind, mapped: readonly RememberedColumn[]): HeadDecisions {
  const own = sheetFieldsOf(kind);
  return new Map(
    mapped.flatMap(({ head, field }): [string, SheetField | null][] => {
      const known = own.find((each) => each === field);
      return known === undefined && field !== null ? [] : [[headKeyOf(head), known ?? null]];
    }),
  );
}

/**
 * Applies more mappings to the columns of a file: a field that is mapped to another column leaves its previous one.
 * Errors: `invalid_request` for a field that this kind of record lacks, or that is mapped twice.
 */
export function mapSheetColumns(
  kind: SheetKind,
  columns: readonly StoredSheetColumn[],
  mapped: MappedColumns,
): StoredSheetColumn[] {
  const own = sheetFieldsOf(kind);
  const given = new Set<SheetField>();
  for (const [index, { field }] of mapped.entries()) {
    if (field === null) continue;
    if (!own.includes(field) || given.has(field)) throw invalidField(`columns.${index}.field`, 'invalid');
    given.add(field);
  }
  const earlier = [...decisionsOf(kind, mappedByHand(columns))].filter(
    ([, field]) => field === null || !given.has(field),
  );
  const decisions = new Map([
    ...earlier,
    ...mapped.map(({ head, field }) => [headKeyOf(head), field] as const),
  ]);
  return sheetColumnsOf(
    kind,
    columns.map(({ head }) => head),
    decisions,
  );
}

/** Whether a user can map a column: it has a header, and is not one of Meridian's columns in files of failed rows. */
export const canBeMapped = ({ head, field }: StoredSheetColumn): boolean =>
  head !== '' && (field !== null || findHelperColumn(head) === undefined);
