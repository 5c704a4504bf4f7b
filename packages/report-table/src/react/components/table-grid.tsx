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
  /** Null until the table has been measured. */
  metrics: TableMetrics | null;
  /** Whether it is as high as its rows, instead of the surrounding element. */
  isAsHighAsRows: boolean;
};

/** The scrolling part. Its content is rendered once the element exists, since it depends on the element's size. */
export function TableGrid({ metrics, isAsHighAsRows, ...props }: TableGridProps) {
  // state instead of a ref: the content must be rendered for the element
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
            // passed instead of imported there, so that no bundler splits code that all tables load
            GridContent={GridContent}
          />
        </Suspense>
      )}
    </div>
  );
}

/** If not all rows are rendered, the scroller needs its own height, which decides which rows are. */
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
