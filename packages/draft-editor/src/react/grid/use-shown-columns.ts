import { useControllableState } from '@meridian/ui';
import { useMemo } from 'react';
import type { EditableGridProps, GridColumnState } from './types';

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
        .filter(({ id }) => !state.hidden.includes(id))
        .map((column) => ({ ...column, width: state.widths[column.id] ?? column.width })),
    [columns, state],
  );
  return {
    shown,
    hidden: state.hidden,
    setWidth: (id: string, width: number) => setState({ ...state, widths: { ...state.widths, [id]: width } }),
    setIsHidden: (id: string, isHidden: boolean) => {
      const others = state.hidden.filter((each) => each !== id);
      setState({ ...state, hidden: isHidden ? [...others, id] : others });
    },
  };
}
