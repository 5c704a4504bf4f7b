import {
  columnText,
  formatValue,
  isEmptyValue,
  plainTextOf,
  withUnits,
  type HostUnits,
} from '../core/format/index';
import {
  applyColumnState,
  columnsOf,
  toCsv,
  type ColumnState,
  type ReportColumn,
  type RowData,
  type TitleInfo,
} from '../core/index';

export type ExportedReport = {
  titleInfos: readonly TitleInfo[];
  rows: readonly RowData[];
  /** The user's changes of the columns: their order, and hidden ones. */
  columnState: ColumnState;
  language: 'cn' | 'en' | 'tw';
  units?: HostUnits;
};

/** The report as the user sees it, as a file for a spreadsheet. Runs in Node: no React, no DOM. */
export function reportCsv({ titleInfos, rows, columnState, language, units }: ExportedReport): string {
  const shown = applyColumnState(withUnits(columnsOf(titleInfos, language), units, language), columnState);
  const columns = shown.filter(({ dom }) => dom !== 'img');
  const head = columns.map(({ title, unitDesc }) => (unitDesc === '' ? title : `${title} ${unitDesc}`));
  const body = rows.map((row) => columns.map((column) => cellText(column, column.read(row))));
  return toCsv([head, ...body], { hasByteOrderMark: true });
}

function cellText(column: ReportColumn, value: unknown): string {
  if (isEmptyValue(value)) return '';
  return column.dom === 'html' ? plainTextOf(formatValue(value)) : columnText(column, value);
}
