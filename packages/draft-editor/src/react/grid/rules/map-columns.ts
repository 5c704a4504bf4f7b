import { foldHead } from '../../../workbooks';
import type { EditableColumn } from '../types';

/** Target columns of a paste. */
export interface PasteMapping {
  /** Whether the first pasted row has names of columns. */
  hasHeader: boolean;
  /** Id of the target for each pasted column; null if it is not pasted. */
  columnIds: readonly (string | null)[];
}

/**
 * Finds the target columns: by the names in the first row if most of them are names of columns, otherwise by position.
 *
 * @param first the first pasted row
 * @param width number of pasted columns
 * @param startId id of the column where pasting by position begins
 */
export function mapColumns(
  { first, width, hasMore }: { first: readonly string[]; width: number; hasMore: boolean },
  columns: readonly EditableColumn[],
  startId: string,
): PasteMapping {
  const named = mapByName(first, columns);
  const matches = named.filter((id) => id !== null).length;
  const cells = first.filter((cell) => cell.trim() !== '').length;
  if (hasMore && matches > 0 && matches * 2 >= cells)
    return { hasHeader: true, columnIds: pad(named, width) };
  return { hasHeader: false, columnIds: mapByPosition(width, columns, startId) };
}

/** The columns that the names of a header row stand for, each at most once. */
export function mapByName(
  header: readonly string[],
  columns: readonly EditableColumn[],
): readonly (string | null)[] {
  const ids = new Map<string, string>();
  for (const { id, label, synonyms = [], isReadonly } of columns)
    for (const name of isReadonly ? [] : [...synonyms, id, label]) ids.set(foldHead(name), id);
  const used = new Set<string>();
  return header.map((name) => {
    const id = ids.get(foldHead(name));
    if (id === undefined || used.has(id)) return null;
    used.add(id);
    return id;
  });
}

/** The columns starting at one, in order. Read-only ones take no text. */
export function mapByPosition(
  width: number,
  columns: readonly EditableColumn[],
  startId: string,
): readonly (string | null)[] {
  const start = Math.max(
    0,
    columns.findIndex(({ id }) => id === startId),
  );
  const ids = columns.slice(start, start + width).map(({ id, isReadonly }) => (isReadonly ? null : id));
  return pad(ids, width);
}

function pad(ids: readonly (string | null)[], width: number): readonly (string | null)[] {
  return Array.from({ length: width }, (_, at) => ids[at] ?? null);
}
