import { keyOfText } from '../duplicates';
import { childrenOf, type Draft } from '../model/draft';
import { rootId, type Row } from '../model/rows';
import type { FieldValues } from '../values/parse-field-text';
import { identityFields, type DraftImportKind } from './import-fields';
import type { FilePlace } from './planned-row';

/** A row of the draft, or one that the import adds. */
export interface IndexedRow {
  id: string;
  parentId: string;
  kind: DraftImportKind;
  /** Includes the changes of the import so far. */
  fields: FieldValues;
  isNew: boolean;
  /** The row of the file that planned it; null if there is none so far. */
  place: FilePlace | null;
}

/** The value of a text field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The key that identifies a row within its parent: case, width and spaces do not matter. */
export function identityOf(kind: DraftImportKind, fields: FieldValues): string {
  const texts = identityFields[kind].map((field) => keyOfText(textOf(fields[field])));
  return texts.length === 1 ? (texts[0] ?? '') : texts.join('\n');
}

/** Finds rows by their identity, both in the draft and among those that an import adds. */
export function createImportIndex(draft: Draft) {
  const byParent = new Map<string, Map<string, IndexedRow>>();
  let unitsByName: Map<string, IndexedRow[]> | undefined;

  /** If two rows of the draft have the same identity, the first one counts. */
  function rowsIn(kind: DraftImportKind, parentId: string): Map<string, IndexedRow> {
    const key = `${kind} ${parentId}`;
    const known = byParent.get(key);
    if (known) return known;
    const rows = new Map<string, IndexedRow>();
    byParent.set(key, rows);
    for (const row of childrenOf(draft, kind, parentId)) {
      const { id, ...fields }: Row = row;
      const identity = identityOf(kind, fields);
      if (!rows.has(identity)) rows.set(identity, { id, parentId, kind, fields, isNew: false, place: null });
    }
    return rows;
  }

  function allUnitsByName(): Map<string, IndexedRow[]> {
    if (unitsByName) return unitsByName;
    unitsByName = new Map();
    for (const { id } of rowsIn('campaign', rootId).values())
      for (const [identity, unit] of rowsIn('unit', id)) {
        const units = unitsByName.get(identity);
        if (units) units.push(unit);
        else unitsByName.set(identity, [unit]);
      }
    return unitsByName;
  }

  return {
    find: (kind: DraftImportKind, parentId: string, identity: string): IndexedRow | undefined =>
      rowsIn(kind, parentId).get(identity),

    /** Units with a name, in all campaigns. */
    unitsNamed: (name: string): readonly IndexedRow[] => allUnitsByName().get(keyOfText(name)) ?? [],

    add(row: IndexedRow): void {
      rowsIn(row.kind, row.parentId).set(identityOf(row.kind, row.fields), row);
      if (row.kind !== 'unit' || !unitsByName) return;
      const identity = identityOf('unit', row.fields);
      unitsByName.set(identity, [...(unitsByName.get(identity) ?? []), row]);
    },
  };
}

export type ImportIndex = ReturnType<typeof createImportIndex>;
