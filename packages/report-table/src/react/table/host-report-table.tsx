import { TableFrame } from '../components/table-frame';
import type { HostTableOptions } from '../model';
import { rowTicksOf } from '../selection/row-ticks';
import type { ReportTableView } from '../table-view';
import { useHostTable } from './use-host-table';
import { useTableModel } from './use-table-model';

export interface HostTableProps<Row extends object> extends HostTableOptions<Row>, ReportTableView<Row> {}

/** A report table for a TanStack table of the host. */
export function HostReportTable<Row extends object>(props: HostTableProps<Row>) {
  const source = useHostTable(props.table, props);
  const model = useTableModel(source, props);
  return <TableFrame {...props} model={model} ticks={rowTicksOf(props) ?? source.ticks} />;
}
