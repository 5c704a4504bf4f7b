import type { CSSProperties } from 'react';
import type { GridColumn } from './grid-column';

/** A column with the properties that its cells need in addition to columns that are not rendered. */
export interface DrawableColumn extends GridColumn {
  /** From 0, among all columns, rendered or not. */
  index: number;
  /** The edge where a pinned column stays, and the track of a column whose predecessor is not drawn. */
  style: CSSProperties | undefined;
  /** From 1; undefined if all columns before it are rendered, since assistive technology then counts automatically. */
  ariaColIndex: number | undefined;
}

export interface DrawnRange {
  /** Free columns in view: from `first` to before `end`, see `columnWindow`. */
  first: number;
  end: number;
  /** Index of one more column, such as that of the active cell; -1 for none. */
  alwaysDrawn: number;
}

/** The columns to draw: pinned ones, and free ones within the range. Most need no style of their own. */
export function drawnColumns<Column extends DrawableColumn>(
  columns: readonly Column[],
  { first, end, alwaysDrawn }: DrawnRange,
): readonly Column[] {
  const drawn = columns.filter(
    ({ pinned, index }) => pinned || (index >= first && index < end) || index === alwaysDrawn,
  );
  return drawn.map((column, at) => {
    if (column.index === at) return column;
    const isAfterGap = column.index !== (drawn[at - 1]?.index ?? -1) + 1;
    return {
      ...column,
      ariaColIndex: column.index + 1,
      style: isAfterGap ? { ...column.style, gridColumnStart: column.index + 1 } : column.style,
    };
  });
}
