import { useState } from 'react';
import { isSameCondition } from '../rules/grid-conditions';
import type { EditableColumn, GridCondition } from '../types';

interface GridFilterInput {
  /** Valid conditions. */
  conditions: readonly GridCondition[];
  columns: readonly EditableColumn[];
  onChange: (conditions: readonly GridCondition[]) => void;
}

/** The filter of a grid, and its changes. */
export type GridFilter = ReturnType<typeof useGridFilter>;

export function useGridFilter({ conditions, columns, onChange }: GridFilterInput) {
  /** Id of the column for which the menu of the column adds a filter. */
  const [columnToFilter, setColumnToFilter] = useState<string>();
  const has = (condition: GridCondition) => conditions.some((each) => isSameCondition(each, condition));
  const add = (condition: GridCondition) => {
    if (!has(condition)) onChange([...conditions, condition]);
  };
  const remove = (condition: GridCondition) =>
    onChange(conditions.filter((each) => !isSameCondition(each, condition)));
  return {
    conditions,
    columns,
    columnToFilter,
    setColumnToFilter,
    has,
    add,
    remove,
    toggle: (condition: GridCondition) => (has(condition) ? remove(condition) : add(condition)),
    replace: (condition: GridCondition, next: GridCondition) =>
      onChange(conditions.map((each) => (isSameCondition(each, condition) ? next : each))),
    clear: () => onChange([]),
  };
}
