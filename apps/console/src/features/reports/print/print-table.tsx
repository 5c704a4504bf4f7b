import { isPeriodColumnKey } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { CellRenderer, CellTexts, Comparison, ReportColumn, RowData } from '@meridian/report-table';
import { valueChange } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import { cn } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useListText } from '../../../lib/language/use-list-text';
import { columnsThatFit } from './fit-columns';

export interface PrintTableProps {
  caption: string;
  /** Columns shown on screen, in order. */
  columns: readonly ReportColumn[];
  rows: readonly RowData[];
  summary: RowData;
  /** Texts that differ from plain values, by dataKey. */
  cellTexts: CellTexts;
  /** Cells that are more than text, by dataKey; without a result, the text is shown. */
  renderers?: Readonly<Record<string, CellRenderer<RowData>>> | undefined;
  comparison?: Comparison | undefined;
  /** Range, total and limit of the rows as text. */
  rowsText: string;
}

const cell = 'px-1.5 py-1 align-top first:pl-0 last:pr-0';

/** A report on paper: every given row, the header on each page, and the columns that fit on the sheet. */
export function PrintTable(props: PrintTableProps) {
  const { caption, columns, rows, summary, cellTexts, renderers, comparison, rowsText } = props;
  const { t } = useTranslation('print');
  const listText = useListText();
  const textOf = (column: ReportColumn, row: RowData): string => {
    const value = column.read(row);
    const isMissing = value === null || value === undefined || value === '';
    return (isMissing ? undefined : cellTexts[column.dataKey]?.(value)) ?? formatValue(value, column.unit);
  };
  const count = columnsThatFit(
    columns.map((column) => ({
      title: `${column.title} ${column.unitDesc}`,
      isOneLine: isOneLine(column),
      texts:
        column.dom === 'img'
          ? []
          : [formatValue(column.read(summary), column.unit), ...rows.map((row) => textOf(column, row))],
    })),
  );
  const shown = columns.slice(0, count);
  const omitted = columns.slice(count).map(({ title }) => title);
  const changed = (column: ReportColumn, now: RowData, before: object | undefined): ReactNode =>
    comparison && column.isNumeric && <Change column={column} now={now} before={before} />;
  return (
    <>
      <table className="mt-3 w-full border-collapse text-[10.5px] leading-3.5 text-fg-1 tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="table-header-group">
          <tr>
            {shown.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cn(
                  cell,
                  'border-b border-line-3 font-medium text-fg-2',
                  column.isNumeric ? 'text-right' : 'text-left',
                )}
              >
                {column.title} <span className="font-normal">{column.unitDesc}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="break-inside-avoid border-b border-line-3 font-semibold">
            {shown.map((column, index) => (
              <td key={column.id} className={cn(cell, column.isNumeric && 'text-right whitespace-nowrap')}>
                {index === 0 ? t('total') : totalText(column, summary)}
                {changed(column, summary, comparison?.previousSummary)}
              </td>
            ))}
          </tr>
          {rows.map((row, position) => (
            <tr key={position} className="break-inside-avoid border-b border-line-1">
              {shown.map((column) => {
                const value = column.read(row);
                const text = textOf(column, row);
                const renderer = renderers?.[column.dataKey];
                return (
                  <td
                    key={column.id}
                    className={cn(
                      cell,
                      column.isNumeric && 'text-right',
                      isOneLine(column) ? 'whitespace-nowrap' : 'break-words',
                    )}
                  >
                    {column.dom === 'img' && typeof value === 'string' && value !== '' ? (
                      <img src={value} alt="" className="h-6 w-auto rounded-xs" />
                    ) : (
                      (renderer?.({ row, value, text, column }) ?? text)
                    )}
                    {comparison?.isPaired?.(row) !== false &&
                      changed(column, row, comparison?.previousOf(row))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-11 text-fg-3">
        {rowsText}
        {omitted.length > 0 && ` · ${t('omitted', { columns: listText(omitted, 'values') })}`}
      </p>
    </>
  );
}

const isOneLine = ({ isNumeric, dataKey }: ReportColumn) => isNumeric || isPeriodColumnKey(dataKey);

function totalText(column: ReportColumn, summary: RowData): string {
  return column.isNumeric ? formatValue(column.read(summary), column.unit) : '';
}

interface ChangeProps {
  column: ReportColumn;
  now: RowData;
  before: object | undefined;
}

/** The change of a metric, below its value. */
function Change({ column, now, before }: ChangeProps) {
  const { t } = useTranslation('reportCentre');
  const change = valueChange(column.read(now), before && column.read(before), {
    unit: column.unit,
    favourable: 'neither',
  });
  if (!change) return null;
  const { kind, percentText, direction } = change;
  const sign = direction === 'up' ? '+' : direction === 'down' ? '\u2212' : '';
  const text =
    kind === 'new' || kind === 'stopped' ? t(`figures.${kind}`) : percentText && `${sign}${percentText}`;
  return <span className="block font-normal text-fg-3">{text}</span>;
}
