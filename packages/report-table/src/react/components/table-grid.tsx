import { drawsAllCells } from '@meridian/ui/grid';
import { lazy, Suspense, useState } from 'react';
import type { TableMetrics } from '../../core/columns/widths';
import { BodyRows } from './body-rows';
import { GridContent, type GridContentProps } from './grid-content';

// few tables have pinned rows
const PinnedGridContent = lazy(async () => ({
  default: (await import('../pinned-rows/pinned-grid-content')).PinnedGridContent,
}));

export type TableGridProps = Omit<GridContentProps, 'metrics' | 'scroller'> & {
  /** null until the table has been measured. */
  metrics: TableMetrics | null;
  /** As high as the rows, instead of the element around it. */
  isAsHighAsRows: boolean;
};

/** The scrolling part. Its content is drawn once the element is there, since what is drawn depends on its size. */
export function TableGrid({ metrics, isAsHighAsRows, ...props }: TableGridProps) {
  // state and not a ref: the content must learn of the element
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setScroller}
      data-table-scroller=""
      className={`isolate overscroll-x-contain ${isAsHighAsRows ? autoClass(props) : 'absolute inset-0 overflow-auto'}`}
    >
      {scroller && metrics && !props.pinnedRows && (
        <GridContent {...props} metrics={metrics} scroller={scroller} />
      )}
      {scroller && metrics && props.pinnedRows && (
        <Suspense>
          <PinnedGridContent
            {...props}
            metrics={metrics}
            scroller={scroller}
            BodyRows={BodyRows}
            // given and not imported there, so that no bundler splits what all tables load
            GridContent={GridContent}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Where not all rows are drawn, the scroller needs a height of its own: it decides which. */
function autoClass({
  model,
  ticks,
  isPrinted,
}: Pick<GridContentProps, 'model' | 'ticks' | 'isPrinted'>): string {
  if (isPrinted) return 'relative';
  const columnCount = model.columns.length + (ticks ? 1 : 0);
  return drawsAllCells(model.rowCount, columnCount)
    ? 'relative overflow-auto'
    : 'relative max-h-dvh overflow-auto';
}
