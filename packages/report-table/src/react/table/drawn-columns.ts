import type { ReportColumn } from '../../core/columns/columns';
import type { HostTable } from './host-table';

type VisibleColumns = readonly { readonly id: string }[];

export interface DrawnColumns {
  start: VisibleColumns;
  center: VisibleColumns;
  end: VisibleColumns;
}

/** The visible columns of a TanStack table, by side. The arrays are the same while they do not change. */
export function visibleColumns(table: HostTable<object>): DrawnColumns {
  return {
    start: table.getStartVisibleLeafColumns(),
    center: table.getCenterVisibleLeafColumns(),
    end: table.getEndVisibleLeafColumns(),
  };
}

/** The visible columns of a TanStack table, in its order, with its pins and widths. */
export function drawnColumnsOf(
  given: readonly ReportColumn[],
  { start, center, end }: DrawnColumns,
  sizing: Readonly<Record<string, number>>,
): ReportColumn[] {
  const byId = new Map(given.map((column) => [column.id, column]));
  const on = (columns: VisibleColumns, pinned: ReportColumn['pinned']) =>
    columns.flatMap(({ id }) => {
      const column = byId.get(id);
      if (!column) return [];
      // an id may be the name of an inherited property
      const width = Object.hasOwn(sizing, id) ? sizing[id] : undefined;
      return { ...column, pinned, ...(width !== undefined && { width, hasOwnWidth: true }) };
    });
  return [...on(start, 'left'), ...on(center, null), ...on(end, 'right')];
}
