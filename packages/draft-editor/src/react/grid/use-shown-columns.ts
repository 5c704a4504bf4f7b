import { useControllableState } from '@meridian/ui';
import { useMemo } from 'react';
import type { EditableColumn, EditableGridProps, GridColumnState } from './types';

const noChanges: GridColumnState = { widths: {}, hidden: [] };

/** The visible columns with their widths, and functions that change them. */
export function useShownColumns({ columns, columnState, onColumnStateChange }: EditableGridProps) {
  const [state, setState] = useControllableState({
    prop: columnState,
    defaultProp: noChanges,
    ...(onColumnStateChange && { onChange: onColumnStateChange }),
  });
  const shown = useMemo(
    () =>
      columns
        .filter((column) => isShown(column, state))
        .map((column) => ({ ...column, width: state.widths[column.id] ?? column.width })),
    [columns, state],
  );
  return {
    shown,
    setWidth: (id: string, width: number) => setState({ ...state, widths: { ...state.widths, [id]: width } }),
    setIsHidden: (id: string, isHidden: boolean) => {
      const isOptional = columns.some((column) => column.id === id && column.isOptional);
      setState(
        isOptional
          ? { ...state, shown: listed(state.shown ?? [], id, !isHidden) }
          : { ...state, hidden: listed(state.hidden, id, isHidden) },
      );
    },
  };
}

/** Whether a column is visible: an optional one if the user has chosen it, any other unless the user has hidden it. */
function isShown(
  { id, isOptional = false, unavailable }: Pick<EditableColumn, 'id' | 'isOptional' | 'unavailable'>,
  { hidden, shown = [] }: Pick<GridColumnState, 'hidden' | 'shown'>,
): boolean {
  if (unavailable !== undefined) return false;
  return isOptional ? shown.includes(id) : !hidden.includes(id);
}

function listed(ids: readonly string[], id: string, isListed: boolean): string[] {
  const others = ids.filter((each) => each !== id);
  return isListed ? [...others, id] : others;
}
