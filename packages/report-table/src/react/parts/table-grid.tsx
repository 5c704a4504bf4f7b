import { useState } from 'react';
import type { ReportRow } from '../../core/cell-value';
import type { Comparison } from '../../core/compare';
import type { TableMetrics } from '../../core/widths';
import type { CellRenderer, ReportTableModel, ReportTableStatus, RowSelection } from '../model';
import { GridContent } from './grid-content';
import type { ColumnDecorations } from './view';

export interface TableGridProps {
  caption: string;
  model: ReportTableModel<ReportRow>;
  metrics: TableMetrics;
  rows: readonly ReportRow[];
  summary: ReportRow | undefined;
  status: ReportTableStatus;
  /** False where something else stands in for the rows. */
  hasRows: boolean;
  hasAutoHeight: boolean;
  renderers: Readonly<Record<string, CellRenderer<ReportRow>>>;
  decorations: ColumnDecorations;
  comparison: Comparison | undefined;
  selection: RowSelection<ReportRow> | undefined;
  onRowOpen: { open(row: ReportRow): void }['open'] | undefined;
}

/** The scrolling part. Its content is drawn once the element is there, since what is drawn depends on its size. */
export function TableGrid({
  metrics,
  ...props
}: Omit<TableGridProps, 'metrics'> & { metrics: TableMetrics | null }) {
  // state and not a ref: the content must learn of the element
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setScroller}
      data-table-scroller=""
      className="absolute inset-0 isolate overflow-auto overscroll-x-contain"
    >
      {scroller && metrics && <GridContent {...props} metrics={metrics} scroller={scroller} />}
    </div>
  );
}
