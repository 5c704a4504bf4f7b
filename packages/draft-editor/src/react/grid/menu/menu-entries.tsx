import type { Language } from '@meridian/i18n/core';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  EyeIcon,
  EyeOffIcon,
  FunnelIcon,
  RotateCcwIcon,
  UndoIcon,
} from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import type { GridFilter } from '../filter/use-grid-filter';
import type { GridSort } from '../rules/row-order';
import type { EditableColumn, EditableGridProps, GridCondition, GridValue } from '../types';
import { gridMenuLabels } from './labels';

export interface MenuEntry {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

export interface HeadEntriesInput {
  column: EditableColumn;
  language: Language;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  filter: Pick<GridFilter, 'setColumnToFilter'>;
  /** Undefined for the only visible column. */
  onHide: ((columnId: string) => void) | undefined;
}

/** The commands of a column. */
export function headEntries(input: HeadEntriesInput): MenuEntry[] {
  const { column, language, sort, onSort, filter, onHide } = input;
  const { id: columnId } = column;
  const labels = gridMenuLabels[language];
  const sortEntry = (direction: GridSort['direction'], icon: ReactNode): MenuEntry[] =>
    sort?.columnId === columnId && sort.direction === direction
      ? []
      : [{ label: labels[direction], icon, onSelect: () => onSort({ columnId, direction }) }];
  return [
    ...sortEntry('ascending', <ArrowUpIcon />),
    ...sortEntry('descending', <ArrowDownIcon />),
    ...(sort?.columnId === columnId
      ? [{ label: labels.defaultOrder, icon: <RotateCcwIcon />, onSelect: () => onSort(null) }]
      : []),
    { label: labels.filter, icon: <FunnelIcon />, onSelect: () => filter.setColumnToFilter(columnId) },
    ...(onHide ? [{ label: labels.hide, icon: <EyeOffIcon />, onSelect: () => onHide(columnId) }] : []),
  ];
}

export interface RowEntriesInput {
  rowKey: string;
  isRemoved: boolean;
  /** The column of the cell; null for one that the grid added. */
  column: EditableColumn | null;
  props: Pick<EditableGridProps, 'language' | 'earlierOf' | 'revert' | 'removedRows'>;
}

/** The commands that give a cell or its row earlier values, or restore the row. */
export function rowEntries({ rowKey, isRemoved, column, props }: RowEntriesInput): MenuEntry[] {
  const { language, earlierOf, revert } = props;
  const labels = gridMenuLabels[language];
  const icon = <UndoIcon />;
  const revertRow = () => revert?.onRevert([rowKey]);
  if (isRemoved) {
    const takeBack = props.removedRows?.onTakeBack;
    return [
      ...(takeBack ? [{ label: labels.restore, icon, onSelect: () => takeBack([rowKey]) }] : []),
      ...(revert ? [{ label: labels.restoreAccount, icon, onSelect: revertRow }] : []),
    ];
  }
  if (!revert?.canRevert(rowKey)) return [];
  const isChanged = column !== null && earlierOf?.(rowKey, column.id) !== undefined;
  return [
    ...(isChanged
      ? [
          {
            label: labels.revertCell(column.label),
            icon,
            onSelect: () => revert.onRevertCell(rowKey, column.id),
          },
        ]
      : []),
    { label: labels.revertRow, icon, onSelect: revertRow },
  ];
}

export interface CellEntriesInput {
  column: EditableColumn;
  value: GridValue;
  language: Language;
  filter: Pick<GridFilter, 'add'>;
}

/** The commands of a cell. */
export function cellEntries({ column, value, language, filter }: CellEntriesInput): MenuEntry[] {
  const labels = gridMenuLabels[language];
  const [only, without] = valueConditions(column, value);
  return [
    { label: labels.onlyValue, icon: <EyeIcon />, onSelect: () => filter.add(only) },
    ...(without
      ? [{ label: labels.withoutValue, icon: <EyeOffIcon />, onSelect: () => filter.add(without) }]
      : []),
  ];
}

/** The conditions of a value and, if there is one, of all others. */
function valueConditions(
  { id: column, kind }: EditableColumn,
  value: GridValue,
): [GridCondition, GridCondition?] {
  if (value === null || value === '')
    return [
      { column, operator: 'empty', values: [] },
      { column, operator: 'notEmpty', values: [] },
    ];
  if (kind === 'number')
    return typeof value === 'number'
      ? [{ column, operator: 'eq', values: [String(value)] }]
      : [{ column, operator: 'notEmpty', values: [] }];
  const values = [String(value)];
  return [
    { column, operator: 'in', values },
    { column, operator: 'notIn', values },
  ];
}
