import { useEffect, useRef, useState } from 'react';
import type { ReportColumn } from '../core/columns';
import type { TableLabels } from '../core/labels';
import { baseIdOf, movableIds } from './use-column-actions';

export interface ColumnAnnouncementsInput {
  columns: readonly ReportColumn[];
  labels: TableLabels;
  /** Brings the column at an index into view. */
  reveal: (index: number) => void;
}

/** What is said of columns that were moved or resized; those that were moved are brought into view. */
export function useColumnAnnouncements({ columns, labels, reveal }: ColumnAnnouncementsInput) {
  const [said, setSaid] = useState('');
  const moved = useRef<string | null>(null);
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    const index = columns.findIndex((column) => baseIdOf(column) === id);
    const column = columns[index];
    if (!column || id === null) return;
    reveal(index);
    const ids = movableIds(columns);
    setSaid(labels.columnMoved({ title: titleOf(column), position: ids.indexOf(id) + 1, total: ids.length }));
    // what is said and revealed is news of the columns alone
  }, [columns]);
  return {
    said,
    /** To be called as a column is moved. */
    expectMove: (column: ReportColumn) => {
      moved.current = baseIdOf(column);
    },
    /** `width` in CSS pixels. */
    announceWidth: (column: ReportColumn, width: number) =>
      setSaid(labels.columnWidth({ title: fullTitleOf(column), width })),
    /** Something else is said. */
    clear: () => setSaid(''),
  };
}

/** Compared columns move as one, and have widths of their own. */
function titleOf({ group, groupTitle, title }: ReportColumn): string {
  return group === null ? title : groupTitle;
}

function fullTitleOf({ group, groupTitle, title }: ReportColumn): string {
  return group === null ? title : `${groupTitle} ${title}`;
}
