import type { ReportRow, TitleInfo } from '@meridian/api-client/contract';
import { dayNumber } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import {
  columnsOf,
  compareColumns,
  comparisonLabelsOf,
  estimateColumnWidth,
  labelsOf,
  type ReportColumn,
} from '@meridian/report-table/core';
import { plainTextOf } from '@meridian/report-table/format';
import { numberCell } from '../../kits/workbooks/write/number-cell';
import type { FileCell, FileColumn } from '../../kits/workbooks/write/report-file';
import { exportCellText } from './export-cell-text';

/** A row and its counterpart in the previous period; null if there is none, or no comparison. */
export interface RowPair {
  row: ReportRow;
  previous: ReportRow | null;
}

/** Converts the rows of a report to rows of its file. */
export interface ExportTable {
  columns: FileColumn[];
  cellsOf(pair: RowPair): FileCell[];
}

export interface ExportTableOptions {
  /** Data keys in screen order; absent: all columns. Keys without a column are ignored. */
  dataKeys?: readonly string[] | undefined;
  /** Whether metrics are compared with another period. */
  isCompared: boolean;
  /** Whether a row can have changed; all rows can unless given. */
  isPaired?: (row: object) => boolean;
  language: Language;
}

/** The table of an exported report: the columns of the screen in the same order with the same titles. */
export function exportTable(
  titleInfos: readonly TitleInfo[],
  { dataKeys, isCompared, isPaired = () => true, language }: ExportTableOptions,
): ExportTable {
  const all = columnsOf(titleInfos, language);
  const selected = dataKeys ? dataKeys.flatMap((key) => all.filter((column) => column.dataKey === key)) : all;
  // columns read a single row; its counterpart is found by the row object
  const previousOf = new WeakMap<object, ReportRow>();
  const { compared } = comparisonLabelsOf[language];
  const shown = isCompared
    ? compareColumns(selected, { previousOf: (row) => previousOf.get(row), isPaired }, new Set(), compared)
    : selected;
  return {
    columns: shown.map((column) => {
      const title = titleOf(column);
      const titleWidth = column.group === null ? 0 : estimateColumnWidth(title, language);
      return { title, widthPx: Math.max(column.width, titleWidth) };
    }),
    cellsOf({ row, previous }) {
      if (previous) previousOf.set(row, previous);
      return shown.map((column) => cellOf(column, column.read(row), language));
    },
  };
}

/** Cells of the summary row; the first cell is its label unless that column has a total. */
export function summaryCells(table: ExportTable, summary: RowPair, language: Language): FileCell[] {
  const [first = null, ...others] = table.cellsOf(summary);
  return [first ?? labelsOf[language].total, ...others];
}

function titleOf({ title, group, groupTitle, unitDesc }: ReportColumn): string {
  const named = group === null ? title : groupTitle;
  const full = unitDesc === '' ? named : `${named} ${unitDesc}`;
  return group === null ? full : `${full} · ${title}`;
}

function cellOf(
  { dataKey, unit, isNumeric, dom }: ReportColumn,
  value: unknown,
  language: Language,
): FileCell {
  if (isNumeric) return numberCell(value, unit);
  if (typeof value !== 'string' || value === '') return null;
  if (dataKey === 'date' && dayNumber(value) !== undefined) return { day: value };
  return dom === 'html' ? plainTextOf(value) : exportCellText(dataKey, value, language);
}
