import { useMemo } from 'react';
import type { DefinedTableOptions, ReportTableModel, ReportTableOptions } from './model';
import { useOwnTable } from './table/use-own-table';
import { useTableModel } from './table/use-table-model';

/**
 * The model of a report table, without a view: its TanStack `table` with the state of columns and sort, the visible columns, and the
 * rows of the page in order.
 */
export function useReportTable<Row extends object>(
  options: ReportTableOptions<Row> | DefinedTableOptions<Row>,
) {
  const { table, source } = useOwnTable(options);
  const model: ReportTableModel<Row> = useTableModel(source, options);
  return useMemo(() => ({ ...model, table }), [model, table]);
}
