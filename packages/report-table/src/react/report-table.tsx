import { LoadingLine } from '@meridian/ui';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { labelsOf } from '../core/labels';
import { TableFrame } from './components/table-frame';
import type { DefinedTableOptions, ReportTableOptions } from './model';
import { rowTicksOf } from './selection/row-ticks';
import type { ReportTableView } from './table-view';
import type { HostTableProps } from './table/host-report-table';
import { useReportTable } from './use-report-table';

// not part of the first load: few hosts pass their own table
const HostReportTable = lazy(async () => ({
  default: (await import('./table/host-report-table')).HostReportTable,
}));

export interface ReportTableProps<Row extends object> extends ReportTableOptions<Row>, ReportTableView<Row> {}
export interface DefinedTableProps<Row extends object>
  extends DefinedTableOptions<Row>, ReportTableView<Row> {}

/* oxlint-disable typescript/unified-signatures -- types such as `ComponentProps` use the last signature: its props are
an interface, which a host can extend, instead of a union */
export function ReportTable<Row extends object>(props: HostTableProps<Row>): ReactElement;
export function ReportTable<Row extends object>(props: DefinedTableProps<Row>): ReactElement;
/**
 * Renders a report: columns and rows in, table out. Columns are `titleInfos` of a server, TanStack column definitions (`columns`), or
 * those of a TanStack `table` of the host.
 *
 * Only the rows in view are in the DOM, so 100,000 rows cost as much as 1,000. Numbers are never truncated: columns widen to fit them.
 * `titleInfos` select pictures, markup, host renderers and unit formats. The keyboard moves through cells as in the ARIA grid pattern; a
 * selection is copied as text and as a table.
 */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>): ReactElement;
/* oxlint-enable typescript/unified-signatures */
export function ReportTable<Row extends object>(props: OwnTableProps<Row> | HostTableProps<Row>) {
  if (!props.table) return <OwnReportTable {...props} />;
  return (
    <Suspense fallback={<LoadingLine label={labelsOf[props.language].loading} />}>
      <HostReportTable {...props} />
    </Suspense>
  );
}

type OwnTableProps<Row extends object> = ReportTableProps<Row> | DefinedTableProps<Row>;

function OwnReportTable<Row extends object>(props: OwnTableProps<Row>) {
  const model = useReportTable(props);
  const { rowId, rowSelection, onRowSelectionChange } = props;
  const ticks = useMemo(
    () => rowTicksOf({ rowId, rowSelection, onRowSelectionChange }),
    [rowId, rowSelection, onRowSelectionChange],
  );
  return <TableFrame {...props} model={model} ticks={ticks} />;
}
