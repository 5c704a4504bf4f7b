import {
  sheetFieldsOfKind,
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

/** What a user decided about columns, by `headKeyOf` their heads; null: the column is not read. */
export type HeadDecisions = ReadonlyMap<string, SheetField | null>;

/** What columns are read as: what was decided by hand, then what their heads name. No field that was decided is read twice. */
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

/** The columns of a file that were mapped by hand. */
export const mappedByHand = (columns: readonly StoredSheetColumn[]): RememberedColumn[] =>
  columns.flatMap(({ head, field, isByHand }) => (isByHand === true ? [{ head, field }] : []));

/** What is decided about columns; nothing by a field that records of the kind do not have. */
export function decisionsOf(kind: SheetKind, mapped: readonly RememberedColumn[]): HeadDecisions {
  const own: readonly SheetField[] = sheetFieldsOfKind[kind];
  return new Map(
    mapped.flatMap(({ head, field }): [string, SheetField | null][] => {
      const known = own.find((each) => each === field);
      return known === undefined && field !== null ? [] : [[headKeyOf(head), known ?? null]];
    }),
  );
}

/**
 * The columns of a file after more decisions: a field that is given to another column leaves the earlier one. Errors:
 * `invalid_request` for a field that records of the kind do not have, or that two columns have.
 */
export function mapSheetColumns(
  kind: SheetKind,
  columns: readonly StoredSheetColumn[],
  mapped: MappedColumns,
): StoredSheetColumn[] {
  const own: readonly SheetField[] = sheetFieldsOfKind[kind];
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

/** Columns that a user can map: those with a head, but not those of our own files of failed rows. */
export const canBeMapped = ({ head, field }: StoredSheetColumn): boolean =>
  head !== '' && (field !== null || findHelperColumn(head) === undefined);
