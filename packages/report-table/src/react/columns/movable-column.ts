import type { MovableColumn } from '@meridian/ui/grid';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';

/** The id of a column in the column state: compared columns use their field. */
export function baseIdOf({ id, part }: ReportColumn): string {
  return part === 'value' ? id : id.slice(0, -part.length - 1);
}

/** A column as dragged by the grid: the columns of a comparison move together under their common title. */
export function movableColumn(column: ReportColumn): MovableColumn {
  const { id, pinned, isLocked, title, group, groupTitle } = column;
  return {
    id,
    pinned,
    isLocked,
    moveId: isSelectColumn(column) ? null : baseIdOf(column),
    dragTitle: group === null ? title : groupTitle,
  };
}
