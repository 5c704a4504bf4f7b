import type { MovableColumn } from '@meridian/ui/grid';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';

/** The id by which the column state knows a column: compared ones are known by the field that they compare. */
export function baseIdOf({ id, part }: ReportColumn): string {
  return part === 'value' ? id : id.slice(0, -part.length - 1);
}

/** A column as the grid drags it: the columns of a comparison move as one under their common title. */
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
