import { useState } from 'react';
import type { TableMetrics } from '../../core/columns/widths';
import { GridContent, type GridContentProps } from './grid-content';

export type TableGridProps = Omit<GridContentProps, 'metrics' | 'scroller'> & {
  /** null until the table has been measured. */
  metrics: TableMetrics | null;
};

/** The scrolling part. Its content is drawn once the element is there, since what is drawn depends on its size. */
export function TableGrid({ metrics, ...props }: TableGridProps) {
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
