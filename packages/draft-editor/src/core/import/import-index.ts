import { keyOfText } from '../duplicates';
import { childrenOf, tableOf, type Draft } from '../model/draft';
import { rootId, type Row, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
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

/** A row of the draft that a row of the file names by its id. */
export interface ClaimedRow extends Pick<IndexedRow, 'id' | 'parentId' | 'kind' | 'fields'> {
  place: FilePlace;
  isRemoved: boolean;
}

/**
 * Finds rows by their identity, both in the draft and among those that an import adds. Rows that the file renames or removes by their ids are
 * not found by their former identity, except as parents.
 */
export function createImportIndex(draft: Draft) {
  const byParent = new Map<string, Map<string, IndexedRow>>();
  const former = new Map<string, IndexedRow>();
  const claimed = new Map<string, ClaimedRow>();
  let renamed: IndexedRow[] = [];
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

  function find(kind: DraftImportKind, parentId: string, identity: string): IndexedRow | undefined {
    const row = rowsIn(kind, parentId).get(identity);
    const claim = row && claimed.get(claimKey(row));
    return claim ? Object.assign(row, { place: row.place ?? claim.place, fields: claim.fields }) : row;
  }

  return {
    find,

    /** A campaign or unit by its name, also by its name in the draft, or by its id. */
    findParent(kind: 'campaign' | 'unit', parentId: string, name: string): IndexedRow | undefined {
      const identity = keyOfText(name);
      const found = find(kind, parentId, identity) ?? former.get(formerKey({ kind, parentId }, identity));
      if (found || parentOf(tableOf<RowKind>(draft, kind), name) !== parentId) return found;
      return [...rowsIn(kind, parentId).values()].find(({ id }) => id === name);
    },

    /** Notes a row that the file names by its id, with its fields after the import. */
    claim(row: ClaimedRow, before: FieldValues): void {
      claimed.set(claimKey(row), row);
      const identity = identityOf(row.kind, before);
      if (!row.isRemoved && identityOf(row.kind, row.fields) === identity) return;
      const rows = rowsIn(row.kind, row.parentId);
      const own = rows.get(identity);
      const indexed: IndexedRow = own?.id === row.id ? own : { ...row, isNew: false };
      if (own?.id === row.id) rows.delete(identity);
      if (row.kind === 'campaign' || row.kind === 'unit') former.set(formerKey(row, identity), indexed);
      if (!row.isRemoved) renamed.push(Object.assign(indexed, { fields: row.fields, place: row.place }));
    },

    /** Makes renamed rows found by their new identity; called after all rows of a kind were claimed. */
    settle(): void {
      for (const row of renamed) {
        const rows = rowsIn(row.kind, row.parentId);
        const identity = identityOf(row.kind, row.fields);
        if (!rows.has(identity)) rows.set(identity, row);
      }
      renamed = [];
    },

    claimOf: (kind: DraftImportKind, id: string): ClaimedRow | undefined =>
      claimed.get(claimKey({ kind, id })),

    /** Whether the file removes a row, or the campaign that contains it. */
    isRemoved(kind: 'campaign' | 'unit', id: string): boolean {
      if (claimed.get(claimKey({ kind, id }))?.isRemoved) return true;
      const campaignId = kind === 'unit' ? parentOf(draft.tables.unit, id) : undefined;
      return campaignId !== undefined && claimed.get(`campaign ${campaignId}`)?.isRemoved === true;
    },

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

const claimKey = ({ kind, id }: Pick<IndexedRow, 'kind' | 'id'>) => `${kind} ${id}`;
const formerKey = ({ kind, parentId }: Pick<IndexedRow, 'kind' | 'parentId'>, identity: string) =>
  `${kind} ${parentId} ${identity}`;

export type ImportIndex = ReturnType<typeof createImportIndex>;
