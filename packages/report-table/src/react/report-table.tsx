import { EmptyState, LoadingLine } from '@meridian/ui';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { TableFooter } from './components/table-footer';
import { TableGrid } from './components/table-grid';
import type { ColumnDecorations } from './components/view';
import type { ReportTableHandle } from './handle/table-handle';
import { useTableHandle } from './handle/use-table-handle';
import type {
  CellRenderer,
  DefinedTableOptions,
  HostTableOptions,
  ReportTableModel,
  ReportTableOptions,
  ReportTableSettings,
  ReportTableStatus,
  RowEvents,
  RowId,
  RowTicks,
} from './model';
import { rowTicksOf } from './selection/row-ticks';
import { useHostTable } from './table/use-host-table';
import { useTableModel } from './table/use-table-model';
import { useReportTable } from './use-report-table';
import { probeText, useTableMetrics } from './view/use-table-metrics';
import { useTablePrinting } from './view/use-table-printing';

export type TableHeight = 'fill' | 'auto' | number;

export interface ReportTableView<Row extends object> extends RowEvents<Row> {
  /** Names the table for assistive technology. Already translated. */
  caption: string;
  /** Totals of the whole result, by dataKey; shown under the head. */
  summary?: object | undefined;
  status?: ReportTableStatus | undefined;
  /** Replaces the rows when there are none. */
  empty?: ReactNode | undefined;
  /** Replaces the rows after an error. */
  error?: ReactNode | undefined;
  /** What cells of a field show, by dataKey. A renderer that throws marks its own cell and no other. */
  renderers?: Readonly<Record<string, CellRenderer<Row>>> | undefined;
  decorations?: ColumnDecorations | undefined;
  /** After the range of rows in the footer, such as a link to rows that are left out. */
  footerNote?: ReactNode | undefined;
  /** Unique in the result. For `rowSelection`, and for `scrollToRow` and `focusCell` of the `ref`. */
  rowId?: RowId<Row> | undefined;
  /** Scrolls to rows, moves the focus to cells, copies what is selected. */
  ref?: Ref<ReportTableHandle> | undefined;
  /**
   * Rows that are ticked, by `rowId`, as TanStack's slice: `{ k1: true }`. With both, rows have checkboxes. A `table` of the
   * host with `rowSelectionFeature` needs neither.
   */
  rowSelection?: RowSelectionState | undefined;
  /** Takes the next slice or an updater, as the setter of `useState` does. */
  onRowSelectionChange?: OnChangeFn<RowSelectionState> | undefined;
  /** auto: each row is as high as its content; else all rows have the height of the size. */
  rowHeight?: 'fixed' | 'auto' | undefined;
  /**
   * fill (default): the available height of a flex column, at least 500 px. auto: as high as the rows; more than 1,500
   * cells scroll inside it, at most as high as the viewport. A number: CSS pixels, with the footer.
   */
  height?: TableHeight | undefined;
  /** For the layout around it. */
  className?: string | undefined;
}

export interface ReportTableProps<Row extends object> extends ReportTableOptions<Row>, ReportTableView<Row> {}
export interface DefinedTableProps<Row extends object>
  extends DefinedTableOptions<Row>, ReportTableView<Row> {}
export interface HostTableProps<Row extends object> extends HostTableOptions<Row>, ReportTableView<Row> {}

/* oxlint-disable typescript/unified-signatures -- the last signature is what types such as `ComponentProps` see: props
that are an interface, and no union, which a host could not extend */
export function ReportTable<Row extends object>(props: HostTableProps<Row>): ReactElement;
export function ReportTable<Row extends object>(props: DefinedTableProps<Row>): ReactElement;
/**
 * Draws a report: columns and rows in, table out. Columns are `titleInfos` of a server, TanStack column definitions
 * (`columns`), or those of a TanStack `table` of the host.
 *
 * Only the rows in view are in the page, so 100,000 rows cost what 1,000 do. Numbers are never cut: columns are
 * raised to fit them. Pictures, markup, host renderers and unit formats go by `titleInfos`. The keyboard moves through
 * cells as in the ARIA grid pattern; what is selected is copied as text and as a table.
 */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>): ReactElement;
/* oxlint-enable typescript/unified-signatures */
export function ReportTable<Row extends object>(props: OwnTableProps<Row> | HostTableProps<Row>) {
  return props.table ? <HostReportTable {...props} /> : <OwnReportTable {...props} />;
}

type OwnTableProps<Row extends object> = ReportTableProps<Row> | DefinedTableProps<Row>;

function OwnReportTable<Row extends object>(props: OwnTableProps<Row>) {
  const model = useReportTable(props);
  return <TableFrame {...props} model={model} ticks={rowTicksOf(props)} />;
}

function HostReportTable<Row extends object>(props: HostTableProps<Row>) {
  const source = useHostTable(props.table, props);
  const model = useTableModel(source, props);
  return <TableFrame {...props} model={model} ticks={rowTicksOf(props) ?? source.ticks} />;
}

type TableFrameProps<Row extends object> = ReportTableView<Row> &
  ReportTableSettings<Row> & {
    model: ReportTableModel<Row>;
    /** undefined where rows cannot be ticked. */
    ticks: RowTicks<Row> | undefined;
  };

function TableFrame<Row extends object>({ ref, rowId, ...props }: TableFrameProps<Row>) {
  const { caption, model, ticks, summary, pagination, renderers, decorations, className = '' } = props;
  // no table first without its comparison, and then with it
  const status = model.comparisonParts === undefined ? 'loading' : (props.status ?? 'ready');
  const handleRef = useTableHandle({ ref, model, rowId: rowId ?? ticks?.rowId });
  const isPrinted = useTablePrinting() && model.rowCount <= maxPrintedRows;
  const height = isPrinted ? 'auto' : (props.height ?? 'fill');
  const probe = useRef<HTMLSpanElement>(null);
  const metrics = useTableMetrics(probe);
  const instead = status === 'error' ? 'error' : status === 'ready' && model.rowCount === 0 ? 'empty' : null;
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
          caption={caption}
          model={model}
          handleRef={handleRef}
          metrics={metrics}
          rows={model.rows}
          summary={instead ? undefined : summary}
          status={status}
          hasRows={!instead}
          hasAutoHeight={props.rowHeight === 'auto'}
          isAsHighAsRows={height === 'auto'}
          isPrinted={isPrinted}
          renderers={renderers ?? noRenderers}
          decorations={decorations ?? noAids}
          comparison={props.comparison}
          ticks={ticks}
          onRowOpen={props.onRowOpen}
          onRowClick={props.onRowClick}
          onCellClick={props.onCellClick}
          getRowClassName={props.getRowClassName}
          onEndReached={props.onEndReached}
        />
        {instead && (
          <div
            className={
              height === 'auto'
                ? 'grid'
                : 'absolute inset-x-0 top-[calc(var(--meridian-head-height)+1px)] bottom-0 grid overflow-auto'
            }
          >
            {instead === 'error'
              ? (props.error ?? <EmptyState kind="failed" title={model.labels.errorTitle} />)
              : (props.empty ?? <EmptyState kind="nothingYet" title={model.labels.emptyTitle} />)}
          </div>
        )}
      </div>
      {pagination && (
        <TableFooter
          pagination={pagination}
          totalCount={model.totalCount}
          isPending={status === 'loading' || status === 'error'}
          isNarrow={model.isNarrow}
          labels={model.labels}
          note={props.footerNote}
          selectedCount={ticks ? Object.keys(ticks.rowSelection).length : 0}
        />
      )}
    </div>
  );
}

/** Up to this many rows, print shows all of them; of more, those in view. */
const maxPrintedRows = 2000;

const noRenderers = {};
const noAids = {};
