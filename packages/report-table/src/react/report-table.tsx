import { LoadingLine } from '@meridian/ui';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { labelsOf } from '../core/labels';
import { TableFrame } from './components/table-frame';
import type { DefinedTableOptions, ReportTableOptions } from './model';
import { rowTicksOf } from './selection/row-ticks';
import type { ReportTableView } from './table-view';
import type { HostTableProps } from './table/host-report-table';
import { useReportTable } from './use-report-table';

// no part of the first load: few hosts give a table of their own
const HostReportTable = lazy(async () => ({
  default: (await import('./table/host-report-table')).HostReportTable,
}));

export interface ReportTableProps<Row extends object> extends ReportTableOptions<Row>, ReportTableView<Row> {}
export interface DefinedTableProps<Row extends object>
  extends DefinedTableOptions<Row>, ReportTableView<Row> {}

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
