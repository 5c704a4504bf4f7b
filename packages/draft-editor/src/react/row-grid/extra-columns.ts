import { useMemo } from 'react';
import type { EditableColumn, EditableGridProps, GridValue } from '../grid/types';
import type { GridRowKind } from './row-columns';

/**
 * A read-only column of the host, such as results of the rows: hidden until the user chooses it, sorted and filtered like all others. A
 * new object signals that its values have changed.
 */
export interface ExtraColumn extends Pick<
  EditableColumn,
  'id' | 'label' | 'width' | 'kind' | 'options' | 'align' | 'textOf' | 'isLoading' | 'group' | 'unavailable'
> {
  /** The value of a row by its id; null or '' without one. */
  valueOf: (rowId: string) => GridValue;
}

/** The columns that stand before those of the host: what one decides on is beside what one edits. */
const lastBefore: Readonly<Record<GridRowKind, string>> = {
  campaign: 'budget',
  unit: 'adgroupName',
  keyword: 'bid',
  creative: 'title',
};

/** The columns of a grid with those of the host, and the values of both. */
export function useExtraColumns(
  kind: GridRowKind,
  { columns, getValue }: Pick<EditableGridProps, 'columns' | 'getValue'>,
  extra: readonly ExtraColumn[],
): Pick<EditableGridProps, 'columns' | 'getValue'> {
  return useMemo(() => {
    if (extra.length === 0) return { columns, getValue };
    const added = extra.map(({ valueOf: _valueOf, ...column }): EditableColumn => ({
      ...column,
      isReadonly: true,
      isOptional: true,
    }));
    const byId = new Map(extra.map((column) => [column.id, column]));
    const place = columns.findIndex(({ id }) => id === lastBefore[kind]) + 1;
    return {
      columns: columns.toSpliced(place, 0, ...added),
      getValue: (rowId, columnId) => {
        const own = byId.get(columnId);
        return own ? own.valueOf(rowId) : getValue(rowId, columnId);
      },
    };
  }, [kind, columns, getValue, extra]);
}
