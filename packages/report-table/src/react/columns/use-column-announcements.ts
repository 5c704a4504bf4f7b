import { movableIds } from '@meridian/ui/grid';
import { useEffect, useRef, useState } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import type { TableLabels } from '../../core/labels';
import { baseIdOf, movableColumn } from './movable-column';

export interface ColumnAnnouncementsInput {
  columns: readonly ReportColumn[];
  labels: TableLabels;
  /** Brings the column at an index into view. */
  reveal: (index: number) => void;
}

/** Announces columns that were moved or resized, and brings a moved column into view. */
export function useColumnAnnouncements({ columns, labels, reveal }: ColumnAnnouncementsInput) {
  const [message, setMessage] = useState('');
  const moved = useRef<{ id: string; from: readonly ReportColumn[] } | null>(null);
  useEffect(() => {
    // the order of the columns has not changed yet
    if (!moved.current || moved.current.from === columns) return;
    const { id } = moved.current;
    moved.current = null;
    const index = columns.findIndex((column) => baseIdOf(column) === id);
    const column = columns[index];
    if (!column) return;
    reveal(index);
    const ids = movableIds(columns.map(movableColumn));
    const position = ids.indexOf(id) + 1;
    setMessage(labels.columnMoved({ title: titleOf(column), position, total: ids.length }));
  }, [columns, labels, reveal]);
  return {
    message,
    /** Call this before a column is moved. */
    expectMove: (column: ReportColumn) => {
      moved.current = { id: baseIdOf(column), from: columns };
    },
    /** `width` in CSS pixels. */
    announceWidth: (column: ReportColumn, width: number) =>
      setMessage(labels.columnWidth({ title: fullTitleOf(column), width })),
    clear: () => setMessage(''),
  };
}

/** Compared columns move together under their common title; each has its own width. */
function titleOf({ group, groupTitle, title }: ReportColumn): string {
  return group === null ? title : groupTitle;
}

function fullTitleOf({ group, groupTitle, title }: ReportColumn): string {
  return group === null ? title : `${groupTitle} ${title}`;
}
