import { useCallback, useEffect, useMemo, useState } from 'react';
import { heatLevel, heatSteps, largestOf, shareOf } from '../../core/aids';
import type { ReportRow } from '../../core/cell-value';
import type { ReportColumn } from '../../core/columns';
import type { TableMetrics } from '../../core/widths';
import type { CellRenderer, ReportTableModel, ReportTableStatus } from '../model';
import { useFittedColumns } from '../use-fitted-columns';
import { BodyRows } from './body-rows';
import { aidWidth } from './figure-cell';
import { HeadRow } from './head-row';
import { columnsVariable, placeColumns } from './placement';
import { SkeletonRows } from './skeleton-rows';
import { SummaryRow } from './summary-row';
import type { ColumnAids, TableView } from './view';

export interface TableGridProps {
  caption: string;
  model: ReportTableModel<ReportRow>;
  metrics: TableMetrics;
  rows: readonly ReportRow[];
  summary: ReportRow | undefined;
  status: ReportTableStatus;
  /** False where something else stands in for the rows. */
  hasRows: boolean;
  renderers: Readonly<Record<string, CellRenderer<ReportRow>>>;
  aids: ColumnAids;
}

/** The scrolling part: head and totals stay on top, pinned columns at their side. */
export function TableGrid(props: TableGridProps) {
  const { caption, model, metrics, rows, summary, status, hasRows, renderers, aids } = props;
  // state and not a ref: the rows inside must learn of the element once it is there
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const { bar, heat } = aids;
  const extraWidth = useCallback(
    (column: ReportColumn) => aidWidth(column.dataKey, { bar, heat }),
    [bar, heat],
  );
  const fit = useFittedColumns({ columns: model.columns, rows, summary, metrics, extraWidth });
  const { columns, template, totalWidth, pinnedWidth } = useMemo(
    () => placeColumns(fit.columns),
    [fit.columns],
  );
  const { leadKey, subKey, sort, labels } = model;
  const sortKey = sort?.dataKey ?? null;
  const view = useMemo((): TableView => {
    const largest = bar === undefined ? 0 : largestOf(rows.map((row) => row[bar]));
    const steps = heat === undefined ? null : heatSteps(rows.map((row) => row[heat]));
    return {
      columns,
      leadKey,
      subKey,
      sortKey,
      labels,
      renderers,
      aids: { bar, heat },
      shareOf: (value) => shareOf(value, largest),
      heatOf: (value) => heatLevel(value, steps),
    };
  }, [columns, leadKey, subKey, sortKey, labels, renderers, bar, heat, rows]);

  const isLoading = status === 'loading';
  const headRows = summary && !isLoading ? 2 : 1;
  // another page or order begins at its first row
  const direction = sort?.direction;
  useEffect(() => {
    scroller?.scrollTo({ top: 0 });
  }, [scroller, model.offset, sortKey, direction]);

  return (
    <>
      <div
        ref={setScroller}
        role="region"
        aria-label={caption}
        tabIndex={0}
        className="absolute inset-0 isolate overflow-auto overscroll-x-contain outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2"
        onScroll={(event) => setIsScrolled(event.currentTarget.scrollLeft > 0)}
      >
        <div
          role="table"
          aria-label={caption}
          aria-busy={isLoading || status === 'refreshing'}
          aria-colcount={columns.length}
          aria-rowcount={isLoading ? -1 : model.totalCount + headRows}
          style={{ ...columnsVariable(template), minWidth: totalWidth }}
        >
          <div role="rowgroup" className="sticky top-0 z-pinned">
            <HeadRow columns={columns} sort={sort} onToggleSort={model.toggleSort} />
            {headRows === 2 && summary && (
              <SummaryRow columns={columns} summary={summary} totalCount={model.totalCount} labels={labels} />
            )}
          </div>
          {isLoading && <SkeletonRows columns={columns} />}
          {hasRows && !isLoading && (
            <BodyRows
              scroller={scroller}
              rowCount={model.rowCount}
              rowHeight={metrics.rowHeight}
              rowAt={model.rowAt}
              firstAriaIndex={model.offset + headRows + 1}
              view={view}
              isFaded={status === 'refreshing'}
              onDraw={fit.measure}
            />
          )}
        </div>
      </div>
      {isScrolled && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-0 shadow-pin"
          style={{ width: pinnedWidth }}
        />
      )}
    </>
  );
}
