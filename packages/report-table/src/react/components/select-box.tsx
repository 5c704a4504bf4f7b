import { useEffect, useRef } from 'react';
import { cellText, fieldOf } from '../../core/format/cell-value';
import type { PlacedColumn } from './placement';
import type { TableView } from './view';

export interface SelectBoxProps {
  row: object;
  column: PlacedColumn;
  view: TableView;
  isSelected: boolean;
}

/** The checkbox of a row. The grid handles the click, since a range includes rows that are not rendered. */
export function SelectBox({ row, view, isSelected }: SelectBoxProps) {
  const name = view.rowHeaderKey === null ? '' : cellText(fieldOf(row, view.rowHeaderKey));
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      checked={isSelected}
      readOnly
      aria-label={view.labels.selectRow(name)}
      className={selectBoxClass}
    />
  );
}

export interface SelectAllBoxProps {
  state: boolean | 'some';
  label: string;
}

/** The box in the head, which ticks all rows of the page. */
export function SelectAllBox({ state, label }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // no attribute sets it
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      checked={state === true}
      readOnly
      aria-label={label}
      className={selectBoxClass}
    />
  );
}

/** One element, where the checkbox of the design system has eight: there is one in every row. */
const selectBoxClass =
  'relative m-0 size-4 flex-none cursor-pointer appearance-none rounded-xs border border-line-control bg-surface ' +
  'before:absolute before:-inset-1.5 after:absolute after:inset-0 after:hidden after:bg-on-accent ' +
  'after:[clip-path:polygon(14%_50%,26%_38%,42%_54%,74%_22%,86%_34%,42%_78%)] ' +
  'checked:border-accent checked:bg-accent checked:after:block ' +
  'indeterminate:border-accent indeterminate:bg-accent indeterminate:after:block ' +
  'indeterminate:after:[clip-path:inset(6px_3px)]';
