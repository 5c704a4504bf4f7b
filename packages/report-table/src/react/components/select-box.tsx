import { GridCheckbox } from '@meridian/ui/grid';
import { cellText, fieldOf } from '../../core/format/cell-value';
import type { TableView } from './view';

export interface SelectBoxProps {
  row: object;
  view: TableView;
  isSelected: boolean;
}

/** The checkbox of a row, named by the row's header. */
export function SelectBox({ row, view, isSelected }: SelectBoxProps) {
  const name = view.rowHeaderKey === null ? '' : cellText(fieldOf(row, view.rowHeaderKey));
  return <GridCheckbox state={isSelected} label={view.labels.selectRow(name)} />;
}
