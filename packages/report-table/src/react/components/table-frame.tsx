import { EmptyState, LoadingLine } from '@meridian/ui';
import type { RowTicks } from '@meridian/ui/grid';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTableHandle } from '../handle/use-table-handle';
import type { ReportTableModel, ReportTableSettings } from '../model';
import { gridHeadRows } from '../rows/grid-head-rows';
import type { ReportTableView } from '../table-view';
import { probeText, useTableMetrics } from '../view/use-table-metrics';
import { ownContent } from './own-content';
import { TableFooter } from './table-footer';
import { TableGrid } from './table-grid';

export type TableFrameProps<Row extends object> = ReportTableView<Row> &
  ReportTableSettings<Row> & {
    model: ReportTableModel<Row>;
    /** Undefined if rows cannot be selected. */
    ticks: RowTicks<Row> | undefined;
  };

/** A table with its status and footer, in the given height. If a host renders with equal props, it does not render. */
export const TableFrame = memo(function TableFrame({ ref, rowId, ...props }: TableFrameProps<object>) {
  const { model, ticks, pagination, className = '' } = props;
  // avoids showing a table first without and then with its comparison
  const status = model.comparisonParts === undefined ? 'loading' : (props.status ?? 'ready');
  const handleRef = useTableHandle({ ref, model, rowId: rowId ?? ticks?.rowId });
  const isPrinted = useTablePrinting() && model.rowCount <= maxPrintedRows;
  const height = isPrinted ? 'auto' : (props.height ?? 'fill');
  const probe = useRef<HTMLSpanElement>(null);
  const metrics = useTableMetrics(probe);
  const instead = status === 'error' ? 'error' : status === 'ready' && model.rowCount === 0 ? 'empty' : null;
  const [summarySlot, setSummarySlot] = useState<HTMLElement | null>(null);
  const noRows = { model, status, summary: undefined, hasRows: false };
  const headsHeight = metrics ? gridHeadRows({ ...noRows, metrics }).headsHeight : 0;
  return (
    <div
      data-scope-ui=""
      style={typeof height === 'number' ? { height } : undefined}
      className={`relative flex ${height === 'fill' ? 'min-h-table flex-1' : 'flex-none'} flex-col bg-surface text-cell text-fg-1 tabular-nums max-desktop:[--meridian-page-padding:16px] max-desktop:[--meridian-row-height:56px] ${className}`}
    >
      <span
        ref={probe}
        aria-hidden
        className="invisible absolute mt-(--meridian-head-height) flex h-row items-center pr-cell pl-page font-semibold"
      >
        {probeText}
      </span>
      <div className="relative min-h-0 flex-1 border-t border-line-2">
        {(status === 'loading' || status === 'refreshing') && (
          <LoadingLine label={model.labels.loading} className="absolute inset-x-0 top-0 z-chrome" />
        )}
        <TableGrid
          {...props}
          comparison={props.comparison}
          handleRef={handleRef}
          summarySlot={summarySlot}
          metrics={metrics}
          rows={model.rows}
          summary={instead ? undefined : props.summary}
          status={status}
          hasRows={!instead}
          hasAutoHeight={props.rowHeight === 'auto'}
          isAsHighAsRows={height === 'auto'}
          isPrinted={isPrinted}
          renderers={props.renderers ?? noRenderers}
          decorations={props.decorations ?? noAids}
        />
        {instead && (
          <div
            data-scope-end=""
            style={height === 'auto' ? undefined : { top: headsHeight }}
            className={`${height === 'auto' ? '' : 'absolute inset-x-0 bottom-0 overflow-auto'} flex flex-col items-center justify-center-safe px-page py-4 text-center`}
          >
            {instead === 'error'
              ? (props.error ?? <EmptyState kind="failed" title={model.labels.errorTitle} />)
              : (props.empty ?? <EmptyState kind="nothingYet" title={model.labels.emptyTitle} />)}
          </div>
        )}
      </div>
      {(pagination ?? props.footerBar) !== undefined && (
        // in view while the page scrolls, below a table that is higher than the page
        <div
          className={`flex-none ${height === 'fill' ? 'sticky bottom-0 z-pinned bg-surface print:static' : ''}`}
        >
          {pagination && (
            <TableFooter
              pagination={pagination}
              totalCount={model.totalCount}
              isPending={status === 'loading' || status === 'error'}
              isNarrow={model.isNarrow}
              labels={model.labels}
              summaryRef={setSummarySlot}
              note={props.footerNote}
              selectedCount={ticks ? Object.keys(ticks.rowSelection).length : 0}
              hasBar={Boolean(props.footerBar)}
            />
          )}
          {ownContent(props.footerBar)}
        </div>
      )}
    </div>
  );
});

/** Maximum number of rows that are printed completely; of more rows, those in view are. */
const maxPrintedRows = 2000;

const noRenderers = {};
const noAids = {};

/** Whether the page is being printed. Browsers print what is rendered when `beforeprint` ends, so it renders within that event. */
function useTablePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const set = (next: boolean) => flushSync(() => setIsPrinting(next));
    window.addEventListener('beforeprint', () => set(true), { signal });
    window.addEventListener('afterprint', () => set(false), { signal });
    return () => stop.abort();
  }, []);
  return isPrinting;
}
