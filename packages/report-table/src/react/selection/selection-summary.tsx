import type { CellRange } from '@meridian/ui/grid';
import { useMemo } from 'react';
import type { ReportColumn } from '../../core/columns/columns';
import { isSelectColumn } from '../../core/columns/select-column';
import { formatValue } from '../../core/format/format-value';
import { summarizeCells } from '../../core/rows/summarize-cells';
import { selectionLabelsOf } from '../../core/selection-labels';
import type { ReportTableModel } from '../model';

export interface SelectionSummaryProps {
  range: CellRange;
  columns: readonly ReportColumn[];
  model: Pick<ReportTableModel<object>, 'rowAt' | 'language' | 'labels'>;
}

/** Count, sum, average, minimum and maximum of the selected cells. On one line: what does not fit is left out. */
export function SelectionSummary({ range, columns, model }: SelectionSummaryProps) {
  const { rowAt, language, labels } = model;
  const { fromRow, toRow, fromColumn, toColumn } = range;
  const summary = useMemo(() => {
    const rows = Array.from({ length: toRow - fromRow + 1 }, (_, index) => rowAt(fromRow + index));
    return summarizeCells(
      columns.slice(fromColumn, toColumn + 1).filter((column) => !isSelectColumn(column)),
      rows.filter((row) => row !== undefined),
    );
  }, [rowAt, columns, fromRow, toRow, fromColumn, toColumn]);
  const texts = { ...selectionLabelsOf[language], ...labels };
  const { count, sum, average, minimum, maximum } = summary;
  const parts = [
    [texts.sum, sum],
    [texts.average, average],
    [texts.minimum, minimum],
    [texts.maximum, maximum],
  ] as const;
  return (
    <>
      <span>{texts.cellCount(formatValue(count, 't'))}</span>
      {parts.map(
        ([name, value]) =>
          value !== null && (
            <span key={name}>
              {name} <b className="font-medium text-fg-1">{value}</b>
            </span>
          ),
      )}
    </>
  );
}
