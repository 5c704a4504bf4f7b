import {
  applyColumnState,
  columnsOf,
  formatValue,
  isEmptyValue,
  plainTextOf,
  toCsv,
  type ColumnState,
  type ReportColumn,
  type RowData,
  type TitleInfo,
} from '../core/index';

export type ExportedReport = {
  titleInfos: readonly TitleInfo[];
  rows: readonly RowData[];
  /** What the user made of the columns: their order, and which are hidden. */
  columnState: ColumnState;
  language: 'cn' | 'en' | 'tw';
};

/** The report as the user sees it, as a file for a spreadsheet. Runs in Node: no React, no DOM. */
export function reportCsv({ titleInfos, rows, columnState, language }: ExportedReport): string {
  const shown = applyColumnState(columnsOf(titleInfos, language), columnState);
  const columns = shown.filter(({ dom }) => dom !== 'img');
  const head = columns.map(({ title, unitDesc }) => (unitDesc === '' ? title : `${title} ${unitDesc}`));
  const body = rows.map((row) => columns.map((column) => cellText(column, column.read(row))));
  return toCsv([head, ...body], { hasByteOrderMark: true });
}

function cellText({ dom, unit }: ReportColumn, value: unknown): string {
  if (isEmptyValue(value)) return '';
  return dom === 'html' ? plainTextOf(formatValue(value)) : formatValue(value, unit);
}
